// The journal's file in a browser without the app around it: rows go in, and the store says what it kept.
#include "data/journal/paged_file.h"
#include "data/journal/sql/database.h"
#include "models/kernel/journal.h"

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

bool isPending()
{
    return trial->file.isPending();
}

void keptTold(bool kept)
{
    if (kept)
        trial->file.kept();
    else
        trial->file.refused();
}

EMSCRIPTEN_BINDINGS(trial)
{
    emscripten::function("begin", &begin);
    emscripten::function("add", &add);
    emscripten::function("count", &count);
    emscripten::function("soundness", &soundness);
    emscripten::function("isPending", &isPending);
    emscripten::function("keptTold", &keptTold);
}

} // namespace
