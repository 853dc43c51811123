// The journal in a browser without the app around it: rows go into its file, and the store says what it kept;
// or the contract of all journals is held against it.
#include "data/journal/open_journal.h"
#include "data/journal/paged_file.h"
#include "data/journal/sql/database.h"
#include "models/kernel/memory_journal.h"
#include "tests/harness/journal_likeness.h"

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <memory>

using namespace torchside;

namespace {

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

struct Trial {
    Store store;
    data::PagedFile file{"/kept/torchside.db", store};
    data::Database db{"/kept/torchside.db", data::Database::Access::readWrite};
};
std::unique_ptr<Trial> trial;

struct Held {
    Store store;
    data::PagedFile file{"/kept/torchside.db", store};
    data::Opened opened = data::openJournal("/kept/torchside.db", data::Purpose::play);
};
std::unique_ptr<Held> held;

void begin()
{
    trial = std::make_unique<Trial>();
    trial->db.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                  "CREATE TABLE IF NOT EXISTS step (seq INTEGER PRIMARY KEY, words TEXT NOT NULL)");
}

void add(const std::string &words)
{
    data::Statement(trial->db, "INSERT INTO step (words) VALUES (?)").bind(std::string_view(words)).run();
}

int count()
{
    return static_cast<int>(trial->db.number("SELECT count(*) FROM step"));
}

std::string soundness()
{
    return trial->db.text("PRAGMA integrity_check");
}

data::PagedFile &file()
{
    return held ? held->file : trial->file;
}

bool isPending()
{
    return file().isPending();
}

void keptTold(bool kept)
{
    if (kept)
        file().kept();
    else
        file().refused();
}

void open()
{
    held = std::make_unique<Held>();
}

// Empty, or where it did other things than the journal in memory.
std::string differenceAfter(unsigned seed, int calls)
{
    MemoryJournal memory;
    return tests::JournalLikeness(memory, *held->opened.journal, seed).differenceAfter(calls);
}

std::string told()
{
    std::vector<SessionId> sessions;
    for (const auto &each : held->opened.journal->sessions())
        sessions.push_back(each.id);
    return std::to_string(sessions.size()) + " sessions\n" + tests::told(*held->opened.journal, sessions);
}

EMSCRIPTEN_BINDINGS(trial)
{
    emscripten::function("open", &open);
    emscripten::function("differenceAfter", &differenceAfter);
    emscripten::function("told", &told);
    emscripten::function("begin", &begin);
    emscripten::function("add", &add);
    emscripten::function("count", &count);
    emscripten::function("soundness", &soundness);
    emscripten::function("isPending", &isPending);
    emscripten::function("keptTold", &keptTold);
}

} // namespace
