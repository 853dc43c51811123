#pragma once

// What others, another process, write to the session that History shows.

#include "models/kernel/history.h"

#include <utility>

namespace torchside {

template <Game G>
bool History<G>::catchUp()
{
    try {
        const auto foreign = journal_.foreignChanges();
        if (!id_ || std::exchange(foreign_, foreign) == foreign)
            return false;
        const auto told = log_; // a note may be all
        return readAnew() || log_ != told;
    } catch (const JournalFailure &) {
        return false;
    }
}

// Upon the past that is shown, and no other.
template <Game G>
void History<G>::write(const std::function<void()> &change)
{
    journal_.whileAlone([&] {
        if (const auto foreign = journal_.foreignChanges();
            std::exchange(foreign_, foreign) != foreign && readAnew())
            throw Overtaken();
        change();
    });
}

template <Game G>
bool History<G>::readAnew()
{
    const auto stored = journal_.session(*id_);
    if (!stored)
        return false; // removed elsewhere: whoever plays it here plays on
    auto seams = journal_.seams(*id_);
    auto known = std::exchange(checkpoints_, {});
    try {
        auto state = stateAt(stored->head);
        const bool isAsItWas =
            stored->head == seq_ && stored->last == last_ && seams == seams_ && state == state_;
        last_ = stored->last;
        seams_ = std::move(seams);
        show(std::move(state), stored->head);
        readLog();
        if (isAsItWas)
            return false;
    } catch (const JournalFailure &) {
        checkpoints_ = std::move(known);
        throw;
    }
    newest_.reset();
    ++rewritten_;
    return true;
}

// Who comes too late sees first what the other has done.
template <Game G>
Refusal History<G>::notSaved(const JournalFailure &failure)
{
    if (dynamic_cast<const Overtaken *>(&failure) == nullptr)
        return unreadable(failure);
    try {
        readAnew();
    } catch (const JournalFailure &worse) {
        return unreadable(worse);
    }
    return refuse("moved-on",
                  say("This session went on elsewhere in the meantime, so nothing was done. Look again."));
}

template <Game G>
Refusal History<G>::unreadable(const JournalFailure &failure)
{
    return refuse("not-saved", say("It couldn’t be saved, so nothing was done. (%1)", failure.what()));
}

} // namespace torchside
