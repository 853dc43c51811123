#pragma once

#include "models/cutthroat/game.h"
#include "tests/harness/told_rules.h"

// The games that tell the rules of Cutthroat Caverns: of Ann, Bo and Cy.
namespace torchside::tests {

inline QStringList beginning(const QString &name)
{
    const QStringList drawn{QStringLiteral("> initiative order=[1,2,3]")};
    if (name == QLatin1String("troll"))
        return QStringList{QStringLiteral("> encounter name=Troll life=60 prestige=4")} + drawn;
    if (name == QLatin1String("struck"))
        return beginning(QStringLiteral("troll")) + QStringList{QStringLiteral("> attack player=0 value=20"),
                                                                QStringLiteral("> attack player=1 value=10"),
                                                                QStringLiteral("> hold player=2")};
    if (name == QLatin1String("drawn"))
        return beginning(QStringLiteral("struck")) +
               QStringList{QStringLiteral("> initiative order=[3,1,2]")};
    if (name == QLatin1String("slain"))
        return beginning(QStringLiteral("troll")) + QStringList{QStringLiteral("> attack player=0 value=60")};
    return {};
}

inline ToldGame<cutthroat::Game> toldGame()
{
    return ToldGame<cutthroat::Game>(
        QStringLiteral("> start players=[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]"),
        beginning);
}

} // namespace torchside::tests
