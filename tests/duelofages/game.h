#pragma once

#include "models/duelofages/game.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

// A game of Duel of Ages as the tests speak it.
namespace torchside::tests {

class Duel : public SpokenGame<duelofages::Game> {
public:
    // Ann is the Loner, Bo and Cy are the Alliance.
    static Duel ofThree() { return Duel(R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,7,5]})"); }
    // Ann and Di against Bo and Cy.
    static Duel ofFour()
    {
        return Duel(R"({"do":"start","players":["Ann","Bo","Cy","Di"],"rolls":[9,7,5,3]})");
    }

    explicit Duel(const char *start) { say(start); }

    // Everybody gets so many characters on the board, henchmen and equipment.
    Duel &withPeople(int characters = 5, int henchmen = 3, int equipment = 2)
    {
        for (int seat = 0; seat < state()["seats"].toArray().size(); ++seat)
            say(QStringLiteral(R"({"do":"count","player":%1,"characters":%2,"henchmen":%3,"equipment":%4})")
                    .arg(seat)
                    .arg(characters)
                    .arg(henchmen)
                    .arg(equipment)
                    .toUtf8());
        return *this;
    }
    Reply count(int seat, const char *what, int by)
    {
        return say(QStringLiteral(R"({"do":"count","player":%1,"%2":%3})")
                       .arg(seat)
                       .arg(QLatin1String(what))
                       .arg(by)
                       .toUtf8());
    }
    Reply defeat(int by, int of, const char *unit = "character", const char *how = "kill",
                 const char *where = "board")
    {
        return say(QStringLiteral(R"({"do":"defeat","by":%1,"of":%2,"unit":"%3","how":"%4","where":"%5"})")
                       .arg(by)
                       .arg(of)
                       .arg(QLatin1String(unit), QLatin1String(how), QLatin1String(where))
                       .toUtf8());
    }
    Reply lostToAdventure(int of, const char *unit = "character", const char *how = "kill")
    {
        return say(QStringLiteral(R"({"do":"defeat","of":%1,"unit":"%2","how":"%3","where":"board"})")
                       .arg(of)
                       .arg(QLatin1String(unit), QLatin1String(how))
                       .toUtf8());
    }
    Reply endTurn() { return say(R"({"do":"end-turn"})"); }
    Reply answer(int seat, bool accept)
    {
        return say(QStringLiteral(R"({"do":"answer","player":%1,"accept":%2})")
                       .arg(seat)
                       .arg(QLatin1String(accept ? "true" : "false"))
                       .toUtf8());
    }
    Reply change(int seat, int partner)
    {
        return say(QStringLiteral(R"({"do":"answer","player":%1,"accept":true,"partner":%2})")
                       .arg(seat)
                       .arg(partner)
                       .toUtf8());
    }
    Reply marker(int seat, const char *location, int by)
    {
        return say(QStringLiteral(R"({"do":"marker","player":%1,"location":"%2","by":%3})")
                       .arg(seat)
                       .arg(QLatin1String(location))
                       .arg(by)
                       .toUtf8());
    }
    Reply player(int seat) { return state()["players"][seat]; }
    QStringList rules()
    {
        QStringList all;
        for (const auto prompt : state()["prompts"].toArray())
            all.append(prompt.toObject()[QLatin1String("rule")].toString());
        return all;
    }
    QString prompt(const char *rule)
    {
        for (const auto prompt : state()["prompts"].toArray())
            if (prompt.toObject()[QLatin1String("rule")].toString() == QLatin1String(rule))
                return prompt.toObject()[QLatin1String("text")].toString();
        return {};
    }
    QString lastLine() { return Reply(state()["log"].toArray().last())["text"].toString(); }
};

} // namespace torchside::tests
