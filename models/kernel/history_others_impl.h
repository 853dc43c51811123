#pragma once

// What others, another process, write to the session that History shows.

#include "models/kernel/history.h"

#include <utility>

namespace torchside {

template <Game G>
bool History<G>::catchUp()
{
    try {
        if (!id_ || journal_.foreignChanges(*id_) == foreign_)
            return false;
        const auto told = log_; // a note may be all
        bool isAnother = false;
        journal_.atOnce([&] { isAnother = readForeign(journal_.foreignChanges(*id_)); });
        return isAnother || log_ != told;
    } catch (const JournalFailure &) {
        return false;
    }
}

// Upon the past that is shown, and no other.
template <Game G>
void History<G>::write(const std::function<void()> &change)
{
    journal_.whileAlone([&] {
        if (const auto foreign = journal_.foreignChanges(*id_); foreign != foreign_ && readForeign(foreign))
            throw Overtaken();
        change();
    });
}

// Only when it was read is it known.
template <Game G>
bool History<G>::readForeign(std::int64_t foreign)
{
    const bool isAnother = readAnew();
    foreign_ = foreign;
    return isAnother;
}

template <Game G>
bool History<G>::readAnew()
{
    const auto stored = journal_.session(*id_);
    if (!stored)
        return false; // removed elsewhere: whoever plays it here plays on
    auto seams = journal_.seams(*id_);
    auto known = std::exchange(checkpoints_, {});
    State state{};
    std::vector<LogLine> log;
    try {
        state = stateAt(stored->head);
        log = logAt(stored->head);
    } catch (const JournalFailure &) {
        checkpoints_ = std::move(known);
        throw;
    }
    const bool isAsItWas =
        stored->head == seq_ && stored->last == last_ && seams == seams_ && state == state_;
    last_ = stored->last;
    seams_ = std::move(seams);
    show(std::move(state), stored->head);
    log_ = std::move(log);
    if (isAsItWas)
        return false;
    newest_.reset();
    ++rewritten_;
    return true;
}

// Who comes too late sees first what the other has done.
template <Game G>
Refusal History<G>::notSaved(const JournalFailure &failure)
{
    if (dynamic_cast<const InDoubt *>(&failure) != nullptr)
        return refuse("in-doubt", say("The connection was lost while this was being saved: whether it was "
                                      "done shows as soon as it is there again."));
    if (dynamic_cast<const Overtaken *>(&failure) == nullptr)
        return unreadable(failure);
    try {
        journal_.atOnce([this] { readAnew(); });
    } catch (const JournalFailure &worse) {
        return unreadable(worse);
    }
    return refuse("moved-on",
                  say("This session went on elsewhere in the meantime, so nothing was done. Look again."));
}

template <Game G>
Refusal History<G>::unreadable(const JournalFailure &failure)
{
    if (dynamic_cast<const PlayedElsewhere *>(&failure) != nullptr)
        return refuse("watched", PlayedElsewhere::words());
    return refuse("not-saved", say("It couldn’t be saved, so nothing was done. (%1)", failure.what()));
}

} // namespace torchside
