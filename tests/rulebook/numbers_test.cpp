#include "data/rulebook/rulebook.h"
#include "models/cthulhu/state.h"
#include "models/cutthroat/facts.h"
#include "models/darkcastle/facts.h"
#include "models/duelofages/facts.h"
#include "models/mandom/state.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace torchside;

namespace {

// What the rules reckon with, and the passage that must say so.
struct Stated {
    QString game;
    QString passage;
    std::vector<int> numbers;
};

std::vector<Stated> cutthroatNumbers()
{
    using namespace cutthroat;
    const auto cure = doseOf(Potion::cureWounds);
    const auto healing = doseOf(Potion::healing);
    const auto game = u"cutthroat"_s;
    return {{game, u"players-count"_s, {fewestPlayers, mostPlayers, usualEncounters}},
            {game, u"setup"_s, {usualHand, usualEncounters, fullLife}},
            {game, u"hand"_s, {usualHand}},
            {game, u"hand-limit"_s, {usualHand}},
            {game, u"healing-potions"_s, {cure.life, cure.prestige, healing.life, healing.prestige}},
            {game, u"heal-presets"_s, {cure.life, cure.prestige, healing.life, healing.prestige}},
            {game, u"cure-wounds"_s, {cure.life, cure.prestige}},
            {game, u"potion-of-healing"_s, {healing.life, healing.prestige}},
            {game, u"heal-limit"_s, {fullLife}},
            {game, u"poison"_s, {poisonLife, poisonDamage}},
            {game, u"poison-attack"_s, {poisonDamage}},
            {game, u"poison-round"_s, {poisonLife}},
            {game, u"attack-sum"_s, {poisonDamage}},
            {game, u"factor-limit"_s, {1}},
            {game, u"riders"_s, {1}},
            {game, u"fog-of-war"_s, {liePrestige, doubtPrestige}},
            {game, u"faq-fog"_s, {liePrestige, doubtPrestige}},
            {game, u"strike-of-destiny"_s, {destinyMost}},
            {game, u"strike-of-destiny-limit"_s, {destinyMost}},
            {game, u"treasure-spore"_s, {sporeLife}},
            {game, u"spore-fake-death"_s, {sporeLife}},
            {game, u"vampyre-bite"_s, {biteLife}},
            {game, u"undead"_s, {undeadPrestige}},
            {game, u"abilities-round-7"_s, {abilitiesFade}}};
}

std::vector<Stated> castleNumbers()
{
    using namespace darkcastle;
    const auto game = u"darkcastle"_s;
    return {{game, u"health"_s, {hpAmong(2), hpAmong(3), hpAmong(4)}},
            {game, u"faq-exceed-hp"_s, {hpAmong(2), hpAmong(3), hpAmong(4)}},
            {game, u"goal"_s, {usualChapters}},
            {game, u"setup-castle"_s, {usualChapters, mostChapters}},
            {game, u"castle-length"_s, {usualChapters, mostChapters}},
            {game, u"nine-dice"_s, {mostDice}},
            {game, u"correct-roll-block"_s, {mostDice}},
            {game, u"blow"_s, {usualBlow}},
            {game, u"blow-default"_s, {usualBlow, mostBlow}},
            {game, u"hands"_s, {handsEach}},
            {game, u"rest"_s, {restGains}},
            {game, u"draws-add-up"_s, {itemCards}}};
}

std::vector<Stated> cthulhuNumbers()
{
    using namespace cthulhu;
    const Options usual;
    const auto game = u"cthulhu"_s;
    return {{game, u"goal"_s, {cthulhu::toWin}},
            {game, u"success-tokens"_s, {usualNeed}},
            {game, u"story-won"_s, {usualNeed}},
            {game, u"setup-minion"_s, {usual.scoutCost, usual.domainResources, handAtFirst}},
            {game, u"scout-details"_s, {usual.scoutCost}},
            {game, u"step-scout"_s, {usual.scoutCost}},
            {game, u"re-scout"_s, {usual.scoutCost, usual.scoutCost + 1}},
            {game, u"step-opening"_s, {handAtFirst}},
            {game, u"mulligan"_s, {usual.domainResources, usual.domainResources + 1}},
            {game, u"events-domain"_s, {usual.eventsResources, usual.eventsResources + 1}},
            {game, u"step-draw"_s, {usual.draw}},
            {game, u"drains-per-turn"_s, {2, 3}}};
}

std::vector<Stated> duelNumbers()
{
    using namespace duelofages;
    const auto game = u"duelofages"_s;
    return {{game, u"vault"_s, {vaultAtStart}},
            {game, u"reinforce"_s, {reinforcement}},
            {game, u"reinforce-four"_s, {firstReinforcementOfFour, reinforcement}},
            {game, u"first-loner-turn"_s, {cardsOfNewLoner}},
            {game, u"more-than-one"_s, {cardsOfNewLoner, cardsOfGreatLoner}},
            {game, u"score"_s, {pointsAlone, pointsTied, pointsSecond}},
            {game, u"hq-attack"_s, {pointsForHq}},
            {game, u"tournament-won"_s, {tournamentEvents}}};
}

std::vector<Stated> mandomNumbers()
{
    using namespace mandom;
    const auto game = u"mandom"_s;
    return {{game, u"hp"_s, {heroHp, armorHp, shieldHp, heroHp + armorHp + shieldHp}},
            {game, u"item-plate-armor"_s, {armorHp}},
            {game, u"item-knight-shield"_s, {shieldHp}},
            {game, u"item-torch"_s, {torchReach}},
            {game, u"monster-cards"_s, {deckSize}},
            {game, u"win-two"_s, {mandom::toWin}},
            {game, u"out"_s, {toLose}},
            {game, u"monster-dragon"_s, {strengthOf(Monster::dragon)}},
            {game, u"monster-demon"_s, {strengthOf(Monster::demon)}},
            {game, u"monster-lich"_s, {strengthOf(Monster::lich)}}};
}

QString waysToSay(int number, bool inGerman)
{
    static const QHash<int, QString> english{{1, u"one|single|once|a single"_s},
                                             {2, u"two|both|twice|second"_s},
                                             {3, u"three|third"_s},
                                             {4, u"four"_s},
                                             {5, u"five|fifth"_s},
                                             {6, u"six|sixth"_s},
                                             {7, u"seven"_s},
                                             {9, u"nine"_s},
                                             {13, u"thirteen"_s},
                                             {15, u"fifteen"_s}};
    static const QHash<int, QString> german{{1, u"ein|eine|einen|einer|eins|einzige|einmal"_s},
                                            {2, u"zwei|beide|beiden|zweimal|zweite|zweiten"_s},
                                            {3, u"drei|dritte|dritten"_s},
                                            {4, u"vier"_s},
                                            {5, u"fünf|fünfte"_s},
                                            {6, u"sechs|sechste"_s},
                                            {7, u"sieben"_s},
                                            {9, u"neun"_s},
                                            {13, u"dreizehn"_s},
                                            {15, u"fünfzehn"_s}};
    const auto words = (inGerman ? german : english).value(number);
    return words.isEmpty() ? QString::number(number) : QString::number(number) + u'|' + words;
}

bool says(const QString &text, int number, bool inGerman)
{
    const QRegularExpression found(u"(?<![\\w])(%1)(?![\\w])"_s.arg(waysToSay(number, inGerman)),
                                   QRegularExpression::CaseInsensitiveOption |
                                       QRegularExpression::UseUnicodePropertiesOption);
    return found.match(text).hasMatch();
}

} // namespace

class NumbersTest : public QObject {
    Q_OBJECT

private slots:
    void thePassagesSayTheNumbersThatTheRulesReckonWith_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("German") << u"de"_s;
    }

    void thePassagesSayTheNumbersThatTheRulesReckonWith()
    {
        QFETCH(QString, language);
        const auto rulebook = data::Rulebook::load(language);
        QStringList wrong;
        for (const auto &game :
             {cutthroatNumbers(), castleNumbers(), cthulhuNumbers(), duelNumbers(), mandomNumbers()})
            for (const auto &[id, passage, numbers] : game) {
                const auto *found = rulebook.find(id, passage);
                QVERIFY2(found, qPrintable(id + u'/' + passage));
                for (const int number : numbers)
                    if (!says(found->title + u' ' + found->text, number, language == u"de"_s))
                        wrong.append(u"%1/%2 without %3"_s.arg(id, passage).arg(number));
            }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u", "_s)));
    }
};

QTEST_APPLESS_MAIN(NumbersTest)
#include "numbers_test.moc"
