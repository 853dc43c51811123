#include "tests/fuzz/fuzz.h"

#include "app/games.h"
#include "models/json/session_document.h"
#include "models/kernel/memory_journal.h"
#include "tests/harness/taken_in.h"

using namespace torchside;

namespace {

// What was taken in can be opened, walked through and given out again.
void use(MemoryJournal &journal, SessionId id, const app::GameEntry &game, const QByteArray &about)
{
    SeededDice dice(1);
    auto session = game.session(
        journal, dice, [] { return Moment(0); }, nullptr);
    session->open(id);
    const auto state = session->submit("{\"do\":\"state\"}");
    fuzz::promise(state.starts_with("{\"ok\":true"), "a session that was taken in can be opened", about);
    session->submit("{\"do\":\"goto\",\"seq\":1}");
    session->submit("{\"do\":\"history\"}");
    const auto stored = journal.session(id);
    fuzz::promise(stored.has_value(), "it is in the list", about);
    const auto again = json::readDocument(json::documentOf(journal, *stored, game.title));
    fuzz::promise(std::holds_alternative<json::Document>(again), "it can be given out and taken in again",
                  about);
}

} // namespace

// A session's document from who knows where.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto input = fuzz::bytes(data, size);
    auto read = json::readDocument(input);
    auto *document = std::get_if<json::Document>(&read);
    const auto *game = document ? app::findGame(document->session.game) : nullptr;
    if (!game)
        return 0;
    MemoryJournal journal;
    const auto taken = tests::takeIn(journal, std::move(*document), game->replay);
    if (const auto *id = std::get_if<SessionId>(&taken))
        use(journal, *id, *game, input);
    else
        fuzz::promise(journal.sessions().empty(), "what is refused leaves nothing behind", input);
    return 0;
}
