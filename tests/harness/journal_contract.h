#pragma once

#include "models/kernel/journal.h"

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace torchside::tests {

// A journal that breaks its promise, in words.
struct BrokenContract : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// An empty journal to try; and the same by another connection, where that kind has any.
struct JournalToTry {
    std::shared_ptr<Journal> here;
    std::shared_ptr<Journal> there;
};

// What every journal promises, a sentence each; tried, it throws BrokenContract where it isn't so. Needs
// nothing but the kernel, so that it can be tried wherever a journal is.
struct Promise {
    std::string name;
    bool needsAnother = false; // connection
    std::function<void(JournalToTry &)> isKept;
};
// With so many random evenings.
std::vector<Promise> journalContract(unsigned seeds = 12);

// Everything that a journal knows of these sessions, as text: of two that were told the same it is the same.
std::string told(const Journal &journal, const std::vector<SessionId> &sessions);

} // namespace torchside::tests
