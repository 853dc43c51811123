#include "models/json/read.h"

#include "models/kernel/letters.h"
#include "models/kernel/lifecycle.h"

#include <algorithm>
#include <cmath>

namespace torchside::json {

namespace {

Sentence outside(const Reader &reader, const Limits &limits)
{
    const bool hasLeast = limits.from > std::numeric_limits<int>::min();
    const bool hasMost = limits.to < std::numeric_limits<int>::max();
    if (hasLeast && hasMost)
        return say("%1 must be %2 to %3.", reader.field(), limits.from, limits.to);
    if (hasLeast)
        return say("%1 must be %2 or more, and no more than an app can count.", reader.field(), limits.from);
    return hasMost ? say("%1 must be %2 or less.", reader.field(), limits.to)
                   : say("%1 is out of range.", reader.field());
}

template <class Number>
void readWhole(Reader &reader, const QJsonValue &json, Number &out, const Limits &limits)
{
    const double value = json.isDouble() ? json.toDouble() : NAN;
    if (!std::isfinite(value) || value != std::floor(value))
        return reader.fail(say("%1 must be a whole number.", reader.field()));
    if (value < static_cast<double>(limits.from) || value > static_cast<double>(limits.to))
        return reader.fail(outside(reader, limits));
    out = static_cast<Number>(value);
}

} // namespace

void Reader::fail(Sentence message)
{
    if (!fault_)
        fault_ = badArgument(path_.empty() ? std::string_view() : path_.front(), std::move(message));
}

void Reader::fail(Refusal fault)
{
    if (!fault_)
        fault_ = std::move(fault);
}

std::string Reader::field() const
{
    std::string all;
    for (const auto key : path_)
        all += (all.empty() ? "" : ": ") + std::string(key);
    return all;
}

void readValue(Reader &reader, const QJsonValue &json, bool &out, const Limits &)
{
    if (!json.isBool())
        return reader.fail(say("%1 must be true or false.", reader.field()));
    out = json.toBool();
}

void readValue(Reader &reader, const QJsonValue &json, int &out, const Limits &limits)
{
    readWhole(reader, json, out, limits);
}

void readValue(Reader &reader, const QJsonValue &json, std::int64_t &out, const Limits &limits)
{
    readWhole(reader, json, out, limits);
}

void readValue(Reader &reader, const QJsonValue &json, double &out, const Limits &)
{
    if (!json.isDouble())
        return reader.fail(say("%1 must be a number.", reader.field()));
    out = json.toDouble();
}

void readValue(Reader &reader, const QJsonValue &json, std::string &out, const Limits &limits)
{
    if (!json.isString())
        return reader.fail(say("%1 must be text.", reader.field()));
    const auto text = json.toString().toStdString();
    out = limits.isTrimmed ? QString::fromStdString(text).trimmed().toStdString() : text;
    const auto length = charactersIn(out);
    if (length < limits.shortest || length > limits.longest)
        return reader.fail(say("%1 must have %2 to %3 characters, not %4.", reader.field(), limits.shortest,
                               limits.longest, length));
    if (!limits.isName || reader.takesNamesAsTheyAre())
        return;
    if (hasControls(out))
        reader.fail(say("%1 must be one line, without control characters.", reader.field()));
    else if (!canBeSeen(out))
        reader.fail(say("%1 must have a letter or a sign that can be seen.", reader.field()));
}

std::size_t readName(Reader &reader, const QJsonValue &json, const std::string_view *names, std::size_t count)
{
    const auto given = json.toString().toStdString();
    for (std::size_t i = 0; i < count && json.isString(); ++i)
        if (names[i] == given)
            return i;
    std::string known;
    for (std::size_t i = 0; i < count; ++i)
        known += (i ? ", " : "") + std::string(names[i]);
    reader.fail(say("%1 must be one of: %2.", reader.field(), known));
    return 0;
}

namespace {

bool isConstant(const QJsonValue &json, const Constant &constant)
{
    if (const auto *truth = std::get_if<bool>(&constant))
        return json.isBool() && json.toBool() == *truth;
    if (const auto *number = std::get_if<double>(&constant))
        return json.isDouble() && json.toDouble() == *number;
    return isWord(json, std::get<std::string_view>(constant));
}

std::string shownAs(const Constant &constant)
{
    if (const auto *truth = std::get_if<bool>(&constant))
        return *truth ? "true" : "false";
    if (const auto *number = std::get_if<double>(&constant))
        return QString::number(*number).toStdString();
    return "“" + std::string(std::get<std::string_view>(constant)) + "”";
}

} // namespace

std::size_t readConstant(Reader &reader, const QJsonValue &json, std::span<const Constant> constants)
{
    for (std::size_t i = 0; i < constants.size(); ++i)
        if (isConstant(json, constants[i]))
            return i;
    std::string known;
    for (std::size_t i = 0; i < constants.size(); ++i)
        known += (i == 0 ? "" : i + 1 < constants.size() ? ", " : " or ") + shownAs(constants[i]);
    reader.fail(say("%1 must be %2.", reader.field(), known));
    return 0;
}

bool isWord(const QJsonValue &json, std::string_view word)
{
    return json.isString() && json.toString().toStdString() == word;
}

void failSpelling(Reader &reader, std::string_view example)
{
    reader.fail(say("%1 must be written like %2.", reader.field(), example));
}

namespace {

bool isKnown(std::string_view key, std::span<const ReadField> fields)
{
    return std::any_of(fields.begin(), fields.end(),
                       [&](const ReadField &field) { return field.read && field.key == key; });
}

void failUnknown(Reader &reader, std::string_view key, std::span<const ReadField> fields)
{
    std::string may;
    for (const auto &each : fields)
        if (each.read)
            may += (may.empty() ? "" : ", ") + std::string(each.key);
    const auto where = reader.field();
    const auto shown =
        where.empty() ? say("“%1”", std::string(key)) : say("%1: “%2”", where, std::string(key));
    reader.enter(key);
    reader.fail(may.empty() ? say("%1 is not known here: nothing more is expected.", shown)
                            : say("%1 is not known here: what may stand there is %2.", shown, may));
    reader.leave();
}

bool knowsAllKeys(Reader &reader, const QJsonObject &object, std::span<const ReadField> fields,
                  std::string_view tag)
{
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        if (const auto key = entry.key().toStdString(); key != tag && !isKnown(key, fields)) {
            failUnknown(reader, key, fields);
            return false;
        }
    return true;
}

// A key that is left out is a fault where it must not be.
void readField(Reader &reader, const QJsonObject &object, void *record, const ReadField &field)
{
    reader.enter(field.key);
    const auto json = member(object, field.key);
    auto *value = const_cast<void *>(field.in(record));
    if (json.isUndefined()) {
        if (field.required)
            reader.fail(say("%1 is missing.", reader.field()));
    } else if (field.reset && json.isNull()) {
        field.reset(value);
    } else {
        field.read(reader, json, value, field.limits);
    }
    reader.leave();
}

} // namespace

void readRecord(Reader &reader, const QJsonObject &object, void *record, std::span<const ReadField> fields,
                std::string_view tag)
{
    if (!knowsAllKeys(reader, object, fields, tag))
        return;
    for (const auto &field : fields)
        if (field.read && reader.ok())
            readField(reader, object, record, field);
}

bool isObject(Reader &reader, const QJsonValue &json)
{
    if (!json.isObject())
        reader.fail(say("%1 must hold objects, like { … }.", reader.field()));
    return json.isObject();
}

bool isMap(Reader &reader, const QJsonValue &json)
{
    if (!json.isObject())
        reader.fail(say("%1 must be an object, like { … }.", reader.field()));
    return json.isObject();
}

bool isList(Reader &reader, const QJsonValue &json, const Limits &limits)
{
    if (!json.isArray()) {
        reader.fail(say("%1 must be a list, like [ … ].", reader.field()));
        return false;
    }
    const auto size = static_cast<std::size_t>(json.toArray().size());
    if (limits.least == limits.most)
        return fillsExactly(reader, size, limits.most);
    if (size < limits.least || size > limits.most)
        reader.fail(
            say("%1 must have %2 to %3 entries, not %4.", reader.field(), limits.least, limits.most, size));
    return reader.ok();
}

bool fillsExactly(Reader &reader, std::size_t size, std::size_t places)
{
    if (size != places)
        reader.fail(say("%1 must have %2 {2:entry|entries}, not %3.", reader.field(), places, size));
    return size == places;
}

QJsonValue member(const QJsonObject &object, std::string_view key)
{
    return object.value(QLatin1String(key.data(), static_cast<qsizetype>(key.size())));
}

} // namespace torchside::json
