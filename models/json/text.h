#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace torchside {
struct Sentence;
}

namespace torchside::json {

// Says a sentence in somebody's language.
using Tongue = std::function<std::string(const Sentence &)>;

// Who hears it: everybody at the table, who sits on one seat, or only the journal, which hears all.
class Audience {
public:
    static const Audience everybody;
    static const Audience journal;
    static constexpr Audience seat(int seat) { return Audience(false, seat); }

    // Is what only its owner is told for these ears?
    constexpr bool hears(std::optional<int> owner) const { return all_ || (owner && owner == seat_); }
    bool operator==(const Audience &) const = default;

private:
    constexpr Audience(bool all, std::optional<int> seat) : all_(all), seat_(seat) {}

    bool all_ = false;
    std::optional<int> seat_;
};
inline constexpr Audience Audience::everybody{false, std::nullopt};
inline constexpr Audience Audience::journal{true, std::nullopt};

// Whose JSON is read: what a person asks for, whose names must be such, or what was kept once, as it is.
enum class Source { asked, kept };

// JSON written straight to text, keys in the order given: a state is told in a few microseconds, and the same
// values always make the same bytes.
class JsonText {
public:
    JsonText() = default;
    // For a person: sentences are written as they are said in that language, not as they are kept.
    explicit JsonText(Tongue tongue) : tongue_(std::move(tongue)) {}
    const Tongue &tongue() const { return tongue_; }

    JsonText &openObject() { return open('{'); }
    JsonText &openArray() { return open('['); }
    JsonText &closeObject() { return close('}'); }
    JsonText &closeArray() { return close(']'); }

    JsonText &key(std::string_view name);   // as we name things ourselves: no letter of it needs an escape
    JsonText &entry(std::string_view name); // as somebody named it
    JsonText &text(std::string_view value);
    JsonText &number(std::int64_t value);
    JsonText &real(double value);
    JsonText &truth(bool value);
    JsonText &null();
    JsonText &raw(std::string_view json);       // text that is JSON already
    JsonText &members(std::string_view object); // those of an object that is JSON already

    void expect(std::size_t bytes) { out_.reserve(bytes); }
    std::size_t size() const { return out_.size(); }
    std::string take() { return std::move(out_); }

private:
    JsonText &open(char bracket);
    JsonText &close(char bracket);
    void separate();
    void quote(std::string_view value);

    Tongue tongue_;
    std::string out_;
    bool needsComma_ = false;
};

// The moment as the protocol writes it: 2026-11-18T20:15:00.000Z.
std::string isoTime(std::int64_t at);

} // namespace torchside::json
