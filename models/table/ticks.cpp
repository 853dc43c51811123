#include "models/table/ticks.h"

#include <algorithm>

namespace torchside::table {

void Ticks::stand(const std::vector<Prompt> &prompts, std::int64_t seq)
{
    seq_ = seq;
    for (auto &line : lines_)
        if (line.from <= seq && line.to >= seq &&
            std::find(prompts.begin(), prompts.end(), line.prompt) == prompts.end())
            line.to = seq - 1;
    std::erase_if(lines_, [](const Line &line) { return line.to < line.from; });
    for (const auto &prompt : prompts)
        if (prompt.due == Due::byHand || prompt.due == Due::setup)
            extend(prompt);
}

void Ticks::extend(const Prompt &prompt)
{
    for (auto &line : lines_)
        if (line.prompt == prompt && line.from - 1 <= seq_ && seq_ <= line.to + 1) {
            line.from = std::min(line.from, seq_);
            line.to = std::max(line.to, seq_);
            return;
        }
    lines_.push_back({prompt, seq_, seq_, false});
}

const Ticks::Line *Ticks::find(const Prompt &prompt) const
{
    const auto line = std::find_if(lines_.begin(), lines_.end(), [&](const Line &each) {
        return each.prompt == prompt && each.from <= seq_ && seq_ <= each.to;
    });
    return line == lines_.end() ? nullptr : &*line;
}

bool Ticks::isDone(const Prompt &prompt) const
{
    const auto *line = find(prompt);
    return line && line->done;
}

void Ticks::turn(const Prompt &prompt)
{
    for (auto &line : lines_)
        if (&line == find(prompt)) {
            line.done = !line.done;
            return;
        }
}

} // namespace torchside::table
