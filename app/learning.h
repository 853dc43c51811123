#pragma once

#include "data/catalogue/packs.h"
#include "models/kernel/journal.h"
#include "models/protocol/session.h"

namespace torchside::app {

// What is entered at a table is learnt for the next time, by the window and the terminal alike.
class Learning {
public:
    // Without entries nothing is learnt.
    Learning(data::Entries *entries, Clock clock) : entries_(entries), clock_(std::move(clock)) {}

    // What the newest step of a session says about the boxes. Where it differs from what one knew, it is
    // told, once in a session: whoever does nothing about it means only today.
    std::vector<data::Conflict> learn(protocol::Session &session);

private:
    data::Entries *entries_;
    Clock clock_;
    SessionId session_ = 0;
    std::set<std::tuple<QString, QString, QString, QString>> told_; // in that session
};

// The entries that a stored session used, as they are known now. Throws JournalFailure.
data::Pack usedBy(const data::Entries &entries, Journal &journal, const StoredSession &session);

} // namespace torchside::app
