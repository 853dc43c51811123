#include "data/journal/sums.h"

#include "models/json/stored_text.h"

namespace torchside::data {

namespace {

class Sum {
public:
    // With its length, so that nothing moves from one text to the next unseen.
    Sum &add(std::string_view text)
    {
        add(static_cast<std::int64_t>(text.size()));
        for (const char each : text)
            take(static_cast<unsigned char>(each));
        return *this;
    }
    Sum &add(const std::optional<std::string> &text)
    {
        add(std::int64_t{text.has_value()});
        return text ? add(std::string_view(*text)) : *this;
    }
    Sum &add(std::int64_t number)
    {
        for (int shift = 0; shift < 64; shift += 8)
            take(static_cast<unsigned char>(static_cast<std::uint64_t>(number) >> shift));
        return *this;
    }
    std::int64_t value() const { return static_cast<std::int64_t>(value_); }

private:
    void take(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3; }

    std::uint64_t value_ = 0xcbf29ce484222325;
};

} // namespace

Written writtenOf(const StoredStep &step)
{
    return {json::textOf(std::vector{step.line}), json::textOf(step.standing.seats),
            step.standing.outcome ? std::optional(json::textOf(*step.standing.outcome)) : std::nullopt,
            json::textOf(std::vector{step.standing.line}),
            step.mended.empty() ? std::nullopt : std::optional(json::textOf(std::vector{step.mended}))};
}

std::int64_t sumOf(const StoredStep &step, const Written &written)
{
    return Sum()
        .add(step.seq)
        .add(std::string_view(step.command))
        .add(std::string_view(step.events))
        .add(std::string_view(written.line))
        .add(step.at)
        .add(std::string_view(written.seats))
        .add(written.outcome)
        .add(std::string_view(written.standing))
        .add(written.mended)
        .add(std::string_view(step.origin.request))
        .add(std::string_view(step.origin.sender))
        .value();
}

std::int64_t sumOf(std::int64_t seq, std::string_view snapshot)
{
    return Sum().add(seq).add(snapshot).value();
}

} // namespace torchside::data
