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

// A text of JSON is a list or an object: a sentence alone stands as a list of one.
std::string lineText(const Sentence &line)
{
    json::JsonText json;
    writeOwn(json.openArray(), line);
    return json.closeArray().take();
}

} // namespace

Written writtenOf(const StoredStep &step)
{
    return {lineText(step.line), json::textOf(step.standing.seats),
            step.standing.outcome ? std::optional(json::textOf(*step.standing.outcome)) : std::nullopt,
            lineText(step.standing.line),
            step.mended.empty() ? std::nullopt : std::optional(lineText(step.mended))};
}

std::int64_t sumOf(std::int64_t seq, Moment at, const RowTexts &texts)
{
    Sum sum;
    sum.add(seq).add(at);
    for (const auto text : {texts.command, texts.events, texts.line, texts.seats, texts.outcome,
                            texts.standing, texts.mended, texts.request, texts.sender})
        sum.add(text);
    return sum.value();
}

std::int64_t sumOf(const StoredStep &step, const Written &written)
{
    const auto maybe = [](const std::optional<std::string> &text) {
        return text ? std::string_view(*text) : std::string_view();
    };
    return sumOf(step.seq, step.at,
                 {step.command, step.events, written.line, written.seats, maybe(written.outcome),
                  written.standing, maybe(written.mended), step.origin.request, step.origin.sender});
}

std::int64_t sumOf(std::int64_t seq, std::string_view snapshot)
{
    return Sum().add(seq).add(snapshot).value();
}

} // namespace torchside::data
