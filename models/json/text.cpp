#include "models/json/text.h"

#include <QDateTime>

#include <array>
#include <charconv>
#include <cmath>

namespace torchside::json {

void JsonText::separate()
{
    if (needsComma_)
        out_ += ',';
    needsComma_ = true;
}

JsonText &JsonText::open(char bracket)
{
    separate();
    out_ += bracket;
    needsComma_ = false;
    return *this;
}

JsonText &JsonText::close(char bracket)
{
    out_ += bracket;
    needsComma_ = true;
    return *this;
}

JsonText &JsonText::key(std::string_view name)
{
    separate();
    quote(name);
    out_ += ':';
    needsComma_ = false;
    return *this;
}

JsonText &JsonText::text(std::string_view value)
{
    separate();
    quote(value);
    return *this;
}

JsonText &JsonText::members(std::string_view object)
{
    return object.size() > 2 ? raw(object.substr(1, object.size() - 2)) : *this;
}

JsonText &JsonText::number(std::int64_t value)
{
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return raw({digits.data(), static_cast<std::size_t>(end - digits.data())});
}

JsonText &JsonText::real(double value)
{
    if (!std::isfinite(value))
        return null();
    std::array<char, 40> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return raw({digits.data(), static_cast<std::size_t>(end - digits.data())});
}

JsonText &JsonText::truth(bool value)
{
    return raw(value ? "true" : "false");
}

JsonText &JsonText::null()
{
    return raw("null");
}

JsonText &JsonText::raw(std::string_view json)
{
    separate();
    out_ += json;
    return *this;
}

void JsonText::quote(std::string_view value)
{
    constexpr std::string_view hex = "0123456789abcdef";
    out_ += '"';
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out_ += '\\';
            out_ += c;
        } else if (c == '\n') {
            out_ += "\\n";
        } else if (byte < 0x20 || byte == 0x7f) {
            out_ += "\\u00";
            out_ += hex[byte >> 4U];
            out_ += hex[byte & 15U];
        } else {
            out_ += c;
        }
    }
    out_ += '"';
}

std::string isoTime(std::int64_t at)
{
    return QDateTime::fromMSecsSinceEpoch(at).toUTC().toString(Qt::ISODateWithMs).toStdString();
}

} // namespace torchside::json
