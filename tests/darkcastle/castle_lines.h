#pragma once

#include "models/darkcastle/game.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

// Lines that the tests of the castle say again and again.
namespace torchside::tests::castle {

using Table = SpokenGame<darkcastle::Game>;
using namespace Qt::StringLiterals;

inline constexpr auto two =
    R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"}]})";
inline constexpr auto three =
    R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"},{"id":"cook","player":"Cy"}]})";
inline constexpr auto four =
    R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"},{"id":"cook","player":"Cy"},{"id":"miller","player":"Di"}]})";
inline constexpr auto alone =
    R"({"do":"start","characters":[{"id":"tanner","player":"Ann"},{"id":"tailor","player":" Ann "}]})";
inline constexpr auto oneChapter =
    R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"smith","player":"Bo"}],"chapters":1})";
inline constexpr auto turn = R"({"do":"turn","character":0})";
inline constexpr auto complete = R"({"do":"complete"})";
inline constexpr auto defend = R"({"do":"defend"})";
inline constexpr auto draw = R"({"do":"draw","count":1})";
inline constexpr auto leave = R"({"do":"leave","item":"Rope"})";

inline QByteArray dice(int might, int cunning, int wisdom, const char *more = "")
{
    return u"{\"do\":\"combat\",\"dice\":{\"might\":%1,\"cunning\":%2,\"wisdom\":%3}%4}"_s.arg(might)
        .arg(cunning)
        .arg(wisdom)
        .arg(QLatin1String(more))
        .toUtf8();
}

inline QByteArray roll(int character, const char *symbol, bool isDouble = false, const char *back = nullptr)
{
    auto line =
        u"{\"do\":\"roll\",\"character\":%1,\"symbol\":\"%2\""_s.arg(character).arg(QLatin1String(symbol));
    if (isDouble)
        line += u",\"double\":true"_s;
    if (back)
        line += u",\"back\":%1"_s.arg(QLatin1String(back));
    return (line + u"}"_s).toUtf8();
}

inline QByteArray with(const char *command, int character, const char *more = "")
{
    return u"{\"do\":\"%1\",\"character\":%2%3}"_s.arg(QLatin1String(command))
        .arg(character)
        .arg(QLatin1String(more))
        .toUtf8();
}

inline QByteArray take(int character, const char *item, int hands = 1)
{
    return with("take", character,
                u",\"item\":\"%1\",\"hands\":%2"_s.arg(QLatin1String(item)).arg(hands).toUtf8());
}

inline QByteArray hurt(int character, int amount)
{
    return with("hurt", character, u",\"amount\":%1"_s.arg(amount).toUtf8());
}

// Three people before an enemy.
inline Reply facing(Table &game, const QByteArray &enemy, const char *start = three)
{
    game.say(start);
    game.say(turn);
    return game.say(enemy);
}

// Each of these items lies in the named hands.
inline void equip(Table &game, std::initializer_list<QByteArray> takes)
{
    for (const auto &line : takes) {
        game.say(draw);
        game.say(line);
    }
}

inline QString compact(const QJsonValue &value)
{
    const auto text = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(text.mid(1, text.size() - 2));
}

} // namespace torchside::tests::castle
