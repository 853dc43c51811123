#pragma once

#include "models/json/session_document.h"
#include "models/protocol/game_desk.h"

#include <optional>
#include <vector>

namespace torchside::protocol {

// A running session with its desk, whatever its game.
class Session {
public:
    virtual ~Session() = default;
    virtual Match &match() = 0;
    virtual Desk &desk() = 0;
    virtual void open(SessionId id) = 0; // throws JournalFailure
};

template <Game G>
class GameSession final : public Session {
public:
    GameSession(Journal &journal, Dice &dice, Clock clock, const Library *library = nullptr);
    Match &match() override;
    Desk &desk() override;
    void open(SessionId id) override;
    History<G> &history() { return history_; }

private:
    History<G> history_;
    GameDesk<G> desk_;
};

// Stored events that don't fit the state they are applied to are a fault of the file, not of the program.
template <Game G>
std::optional<json::Replayed> replay(std::vector<StoredStep> steps);

} // namespace torchside::protocol
