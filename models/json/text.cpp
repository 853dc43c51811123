#include "models/json/text.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace torchside::json {

namespace {

// What can't stand between quotes as it is.
constexpr auto marks = [] {
    std::array<bool, 256> all{};
    std::fill_n(all.begin(), 0x20, true);
    return all['"'] = all['\\'] = all[0x7f] = true, all;
}();

bool isMarked(char c)
{
    return marks[static_cast<unsigned char>(c)];
}

} // namespace

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
    ((out_ += '"') += name) += "\":";
    needsComma_ = false;
    return *this;
}

JsonText &JsonText::entry(std::string_view name)
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
    for (auto mark = std::ranges::find_if(value, isMarked); mark != value.end();
         mark = std::ranges::find_if(value, isMarked)) {
        const auto byte = static_cast<unsigned char>(*mark);
        out_.append(value.begin(), mark);
        if (*mark == '"' || *mark == '\\')
            (out_ += '\\') += *mark;
        else if (*mark == '\n')
            out_ += "\\n";
        else
            ((out_ += "\\u00") += hex[byte >> 4U]) += hex[byte & 15U];
        value = {mark + 1, value.end()};
    }
    (out_ += value) += '"';
}

std::string isoTime(std::int64_t at)
{
    return QDateTime::fromMSecsSinceEpoch(at).toUTC().toString(Qt::ISODateWithMs).toStdString();
}

} // namespace torchside::json
