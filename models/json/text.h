#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace torchside::json {

// Who hears it: everybody at the table, or only the journal.
enum class Audience { everybody, journal };

// JSON written straight to text, keys in the order given: a state is told in a few microseconds, and the same
// values always make the same bytes.
class JsonText {
public:
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

    std::string out_;
    bool needsComma_ = false;
};

// The moment as the protocol writes it: 2026-11-18T20:15:00.000Z.
std::string isoTime(std::int64_t at);

} // namespace torchside::json
