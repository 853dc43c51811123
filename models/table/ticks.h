#pragma once

#include "models/kernel/sentence.h"

#include <cstdint>
#include <vector>

namespace torchside::table {

// What the table has ticked off. A tick holds from the step at which its line came to the last one at which
// it stood, so that undo and redo find it again; the same words in the next round are a new line.
class Ticks {
public:
    // The prompts of a step. Lines that it no longer has end with the step before.
    void stand(const std::vector<Prompt> &prompts, std::int64_t seq);
    bool isDone(const Prompt &prompt) const;
    void turn(const Prompt &prompt);

private:
    struct Line {
        Prompt prompt;
        std::int64_t from = 0;
        std::int64_t to = 0;
        bool done = false;
    };
    const Line *find(const Prompt &prompt) const;
    void extend(const Prompt &prompt);

    std::vector<Line> lines_;
    std::int64_t seq_ = 0;
};

} // namespace torchside::table
