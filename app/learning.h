#pragma once

#include "data/catalogue/packs.h"
#include "models/kernel/journal.h"
#include "models/protocol/session.h"

#include <functional>

namespace torchside::app {

// What is entered at a table is learnt for the next time, by the window and the terminal alike.
class Learning {
public:
    using Find = std::function<data::Entries *()>; // only when there is something to learn

    // Without entries nothing is learnt.
    Learning(Find find, Clock clock) : find_(std::move(find)), clock_(std::move(clock)) {}
    Learning(data::Entries *entries, Clock clock) : Learning([entries] { return entries; }, std::move(clock))
    {}

    // What the newest step of a session says about the boxes. Where it differs from what one knew, it is
    // told, once in a session: whoever does nothing about it means only today. What was learnt of steps that
    // have been taken back or corrected is forgotten again.
    struct Learnt {
        std::vector<data::Conflict> news;
        bool isNew = false; // something has changed
    };
    Learnt learn(protocol::Session &session);

private:
    Find find_;
    Clock clock_;
    SessionId session_ = 0;
    std::tuple<std::int64_t, std::int64_t, int> place_{}; // in that session, when it was looked at last
    std::set<std::tuple<QString, QString, QString, QString>> told_; // in that session
};

// The entries that a stored session used, as they are known now. Throws JournalFailure.
data::Pack usedBy(const data::Entries &entries, Journal &journal, const StoredSession &session);

} // namespace torchside::app
