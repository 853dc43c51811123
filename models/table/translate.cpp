#include "models/table/translate.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace torchside::table {

namespace {

// A journal keeps the patterns of its time; what is said no longer has a context of its own.
QString translated(const char *pattern)
{
    const auto now = QCoreApplication::translate("Sentence", pattern);
    return now == QString::fromUtf8(pattern) ? QCoreApplication::translate("Retired", pattern) : now;
}

} // namespace

QString shown(const Sentence &sentence)
{
    return text(worded(sentence,
                       [](const std::string &pattern) { return translated(pattern.c_str()).toStdString(); }));
}

QStringList shown(const std::vector<Sentence> &sentences)
{
    QStringList all;
    for (const auto &sentence : sentences)
        all.append(shown(sentence));
    return all;
}

QString text(const std::string &name)
{
    return QString::fromStdString(name);
}

QStringList texts(const std::vector<std::string> &names)
{
    QStringList all;
    for (const auto &name : names)
        all.append(text(name));
    return all;
}

namespace {

using namespace std::string_view_literals;

constexpr std::array forPrograms{
    "%1 must "sv,        "%1 is missing."sv,      "%1 is out of range."sv, "“%1” is not known"sv,
    "%1 is not known"sv, "There is no seat %1"sv, "There is no step %1"sv, "The state has nothing"sv};
constexpr std::array peopleFields{"player"sv,   "other"sv, "for"sv,    "target"sv,     "by"sv,
                                  "claimant"sv, "to"sv,    "from"sv,   "challenger"sv, "a"sv,
                                  "b"sv,        "order"sv, "killer"sv, "winners"sv,    "participants"sv};
constexpr std::array names{"name"sv, "add"sv, "item"sv, "why"sv, "card"sv};
constexpr std::array numbers{"life"sv, "damage"sv, "value"sv,  "prestige"sv, "count"sv,
                             "cost"sv, "tokens"sv, "poison"sv, "plus"sv};

bool isOneOf(const auto &list, std::string_view text)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

bool isForPrograms(const Refusal &refusal)
{
    return std::any_of(forPrograms.begin(), forPrograms.end(),
                       [&](auto start) { return refusal.message.text.starts_with(start); });
}

Sentence inWords(std::string_view field)
{
    if (isOneOf(peopleFields, field))
        return say("Say first who it is.");
    if (isOneOf(names, field))
        return say("It needs a name first.");
    if (isOneOf(numbers, field))
        return say("That number can’t be.");
    return say("Something is still open here.");
}

} // namespace

QString told(const Refusal &refusal)
{
    return shown(isForPrograms(refusal) ? inWords(refusal.field) : refusal.message);
}

} // namespace torchside::table
