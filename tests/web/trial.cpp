// The journal in a browser without the app around it: evenings are played on it, and the store says what it
// kept; or what every journal promises is tried on it.
#include "data/journal/open_journal.h"
#include "data/journal/paged_file.h"
#include "tests/harness/journal_contract.h"
#include "tests/web/trial_evening.h"

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdio>
#include <memory>
#include <stdexcept>

using namespace torchside;

namespace {

constexpr auto path = "/kept/torchside.db";

class Store final : public data::PageStore {
public:
    void keep(const data::PageChange &change) override
    {
        auto pages = emscripten::val::array();
        for (const auto &[number, bytes] : change.pages) {
            const emscripten::val view(emscripten::typed_memory_view(
                bytes.size(), reinterpret_cast<const unsigned char *>(bytes.data())));
            auto page = emscripten::val::object();
            page.set("number", static_cast<double>(number));
            page.set("bytes", view.call<emscripten::val>("slice"));
            pages.call<void>("push", page);
        }
        emscripten::val::global("trial").call<void>("keep", static_cast<double>(change.size), pages);
    }
};

std::shared_ptr<Journal> opened()
{
    auto opened = data::openJournal(path, data::Purpose::play);
    if (!opened.notice.empty())
        throw std::runtime_error(opened.notice);
    return std::move(opened.journal);
}

// The app's journal, by two connections where its promises are tried.
struct Held {
    Store store;
    data::PagedFile file{path, store};
    tests::JournalToTry journals{opened(), nullptr};
    std::unique_ptr<tests::Evening> evening;
};
std::unique_ptr<Held> held;

void open()
{
    held = std::make_unique<Held>();
}

// A journal without a session.
void openNew()
{
    held.reset();
    std::remove(path);
    open();
    held->journals.there = opened();
}

void play(unsigned evening)
{
    held->evening = std::make_unique<tests::Evening>(*held->journals.here, evening);
}

void step()
{
    held->evening->step();
}

int done()
{
    return held->evening ? held->evening->done() : 0;
}

bool note(const std::string &text)
{
    return held->evening->note(text);
}

std::vector<SessionId> sessionIds()
{
    std::vector<SessionId> ids;
    for (const auto &each : held->journals.here->sessions())
        ids.push_back(each.id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

int sessions()
{
    return static_cast<int>(sessionIds().size());
}

// How many notes the newest session has.
int notes()
{
    const auto ids = sessionIds();
    return ids.empty() ? 0 : static_cast<int>(held->journals.here->notes(ids.back()).size());
}

// How many steps of this evening are kept, which is the newest; -1: it is none that was ever played.
int kept(unsigned evening, int fewest)
{
    return tests::stepsOf(tests::told(*held->journals.here, {sessionIds().back()}), evening, fewest,
                          fewest + 5'000);
}

// Empty, or what is wrong with the file.
std::string fault()
try {
    return data::openJournal(path, data::Purpose::read).notice;
} catch (const std::exception &failure) {
    return failure.what();
}

bool isPending()
{
    return held->file.isPending();
}

void keptTold(bool kept)
{
    if (kept) {
        held->file.kept();
        return;
    }
    held->file.refused();
    if (held->evening)
        held->evening->lookAgain();
}

const std::vector<tests::Promise> &contract()
{
    static const auto all = tests::journalContract(3);
    return all;
}

int promises()
{
    return static_cast<int>(contract().size());
}

// Empty, or how this one of the promises is broken.
std::string broken(int which)
{
    const auto &promise = contract().at(static_cast<std::size_t>(which));
    try {
        promise.isKept(held->journals);
        return {};
    } catch (const std::exception &failure) {
        return promise.name + ": " + failure.what();
    }
}

std::string told()
{
    return std::to_string(sessions()) + " sessions\n" + tests::told(*held->journals.here, sessionIds());
}

EMSCRIPTEN_BINDINGS(trial)
{
    emscripten::function("open", &open);
    emscripten::function("openNew", &openNew);
    emscripten::function("promises", &promises);
    emscripten::function("broken", &broken);
    emscripten::function("told", &told);
    emscripten::function("play", &play);
    emscripten::function("step", &step);
    emscripten::function("done", &done);
    emscripten::function("note", &note);
    emscripten::function("notes", &notes);
    emscripten::function("sessions", &sessions);
    emscripten::function("kept", &kept);
    emscripten::function("fault", &fault);
    emscripten::function("isPending", &isPending);
    emscripten::function("keptTold", &keptTold);
}

} // namespace
