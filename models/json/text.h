#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace torchside {
struct Sentence;
}

namespace torchside::json {

// Says a sentence in somebody's language.
using Tongue = std::function<std::string(const Sentence &)>;

// Who hears it: everybody at the table, or only the journal.
enum class Audience { everybody, journal };

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

    JsonText &key(std::string_view name);
    JsonText &text(std::string_view value);
    JsonText &number(std::int64_t value);
    JsonText &real(double value);
    JsonText &truth(bool value);
    JsonText &null();
    JsonText &raw(std::string_view json);       // text that is JSON already
    JsonText &members(std::string_view object); // those of an object that is JSON already

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
