#pragma once

#include "models/kernel/session.h"

#include <set>

namespace torchside::data {

// Tells of what others write to a journal; of what is written by the journal that it was asked of, nothing.
class Watch {
public:
    struct News {
        std::set<SessionId> sessions; // that others have written to
        bool isAll = false;           // some may have been missed: look at all
        bool isBroken = false; // nobody can tell at the moment; it goes on by itself, and then says isAll
    };

    virtual ~Watch() = default;
    // Readable when there may be news, the same as long as this lives; -1 where nobody says so and news() is
    // to be asked from time to time.
    virtual int handle() const = 0;
    // What there is since it was asked last. It waits for nothing.
    virtual News news() = 0;
};

} // namespace torchside::data
