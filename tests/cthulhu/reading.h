#pragma once

#include "models/cthulhu/game.h"
#include "models/cthulhu/minion/steps.h"
#include "models/json/codec.h"
#include "tests/harness/spoken_game.h"

// A game told line by line as its rules are read, from the player's first turn on.
namespace torchside::tests {

inline QByteArray anIcon(char letter)
{
    return letter == 't' ? "terror" : letter == 'c' ? "combat" : letter == 'a' ? "arcane" : "investigation";
}

// "ttc" is two terror icons and one of combat.
inline QByteArray iconsOf(const QByteArray &letters)
{
    QJsonObject icons;
    for (const char each : letters) {
        const auto key = QString::fromLatin1(anIcon(each));
        icons[key] = icons[key].toInt() + 1;
    }
    return QJsonDocument(icons).toJson(QJsonDocument::Compact);
}

// The Minion's: cost 1 with this skill and these icons.
inline QByteArray ally(const QByteArray &name, int skill = 1, const QByteArray &icons = {},
                       const QByteArray &more = {})
{
    return R"({"name":")" + name + R"(","type":"character","cost":1,"skill":)" + QByteArray::number(skill) +
           R"(,"icons":)" + iconsOf(icons) + more + "}";
}

// The player's.
inline QByteArray hero(const QByteArray &name, int skill = 1, const QByteArray &icons = {},
                       const QByteArray &more = {})
{
    return "{" + (name.isEmpty() ? QByteArray() : R"("name":")" + name + R"(",)") + R"("skill":)" +
           QByteArray::number(skill) + R"(,"icons":)" + iconsOf(icons) + more + "}";
}

inline QByteArray at(int story, const QByteArrayList &characters)
{
    return R"({"story":)" + QByteArray::number(story) + R"(,"characters":[)" + characters.join(',') + "]}";
}

inline QByteArray commits(const QByteArrayList &stories)
{
    return R"({"do":"commits","stories":[)" + stories.join(',') + "]}";
}

// How many of the Minion's domains are drained.
inline int drainedIn(const Reply &state)
{
    int drained = 0;
    for (const auto &each : state["minion"]["domains"].toArray())
        drained += each.toObject()[QLatin1String("drained")].toBool() ? 1 : 0;
    return drained;
}

class ReadGame : public SpokenGame<cthulhu::Game> {
public:
    // The player's first turn, with these of the Minion's in play.
    explicit ReadGame(const QByteArrayList &inPlay = {}, const QByteArray &options = "{}")
    {
        say(R"({"do":"start","stories":["A","B","C"],"first":"player","options":)" + options + "}");
        say(R"({"do":"skip"})");
        draw(5);
        for (const auto &card : inPlay)
            say(R"({"do":"put-into-play","card":)" + card + "}");
    }

    // Supports that nobody can pay.
    Reply draw(int count)
    {
        QByteArrayList cards;
        for (int i = 0; i < count; ++i)
            cards.append(R"({"name":"Dear )" + QByteArray::number(++made_) +
                         R"(","type":"support","cost":9,"text":""})");
        return say(R"({"do":"draw","cards":[)" + cards.join(',') + "]}");
    }
    QString step() { return state()["step"]["id"].toString(); }
    // Answers what is asked in the obvious way until this step is asked; false where it never is.
    bool reach(const QString &id)
    {
        for (int i = 0; i < 60 && step() != id; ++i)
            if (!answer()["ok"].toBool())
                return false;
        return step() == id;
    }
    Reply answer()
    {
        using cthulhu::Wants;
        const auto &asked = *cthulhu::stepKindOf(history().state());
        switch (asked.wants) {
        case Wants::cards: return asked.takes("skip") ? say(R"({"do":"skip"})") : draw(2);
        case Wants::die: return say(R"({"do":"die","value":1})");
        case Wants::valid: return say(R"({"do":"valid","cards":[]})");
        case Wants::choice:
            return say(asked.takes("skip") ? R"({"do":"skip"})" : R"({"do":"story-effect","take":false})");
        case Wants::commits: return say(R"({"do":"commits","stories":[]})");
        case Wants::none: return say(R"({"do":"end-turn"})");
        case Wants::name: return say(R"({"do":"new-story","name":"Next"})");
        default: return say(R"({"do":"confirm"})");
        }
    }
    // The events of a reply by their names.
    static QStringList kinds(const Reply &reply)
    {
        QStringList all;
        for (const auto &each : reply["events"].toArray())
            all.append(each.toObject()[QLatin1String("type")].toString());
        return all;
    }
    // Undone to the beginning, done again, and opened anew, it is the same.
    bool holds()
    {
        using Codec = Codec<cthulhu::Game>;
        const auto now = Codec::text(history().state());
        int back = 0;
        while (say(R"({"do":"undo"})")["ok"].toBool())
            ++back;
        for (int i = 0; i < back; ++i)
            say(R"({"do":"redo"})");
        SeededDice dice(7);
        History<cthulhu::Game> again(journal(), dice, [] { return Moment{0}; });
        again.open(*history().id());
        return Codec::text(history().state()) == now && Codec::text(again.state()) == now;
    }

private:
    int made_ = 0;
};

} // namespace torchside::tests
