#include "data/rulebook/terms.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace torchside;

class TermsTest : public QObject {
    Q_OBJECT

private:
    data::Rulebook rulebook_ = data::Rulebook::load(u"en"_s);
    data::Terms terms_{rulebook_};

    QStringList linked(const QString &game, const QString &id)
    {
        const auto *passage = rulebook_.find(game, id);
        QStringList words;
        for (const auto &[from, length, explained] : terms_.in(*passage))
            words.append(passage->text.mid(from, length) + u" -> "_s + explained);
        return words;
    }

private slots:
    void aTermLeadsToThePassageThatExplainsIt()
    {
        const auto words = linked(u"mandom"_s, u"blocked-order"_s);
        QCOMPARE(words,
                 QStringList({u"monster -> monster-cards"_s, u"Torch -> item-torch"_s,
                              u"Holy Grail -> item-holy-grail"_s, u"Dragon Spear -> item-dragon-spear"_s,
                              u"Vorpal Sword -> item-vorpal-sword"_s}));
    }

    void everyLinkLeadsToAnotherPassageOfTheGame()
    {
        for (const auto &language : data::Rulebook::languages()) {
            const auto book = data::Rulebook::load(language);
            const data::Terms terms(book);
            for (const auto &passage : book.passages()) {
                qsizetype end = 0;
                for (const auto &[from, length, id] : terms.in(passage)) {
                    QVERIFY2(book.find(passage.game, id) && id != passage.id, qPrintable(passage.id));
                    QVERIFY2(from >= end && from + length <= passage.text.size(), qPrintable(passage.id));
                    end = from + length;
                }
            }
        }
    }

    void everyNameOfTheGamesIsATerm_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("names");
        QTest::newRow("mandom")
            << u"mandom"_s
            << u"Goblin,Skeleton,Orc,Vampire,Golem,Lich,Demon,Dragon,Plate Armor,Knight Shield,"
               "Torch,Holy Grail,Dragon Spear,Vorpal Sword,hero tile,player card,pass,HP,success,failure,"
               "attack power,deck,challenger"_s;
        QTest::newRow("darkcastle")
            << u"darkcastle"_s
            << u"Abbot,Tailor,Smith,Cook,Tanner,Miller,Dark One,Demented Priestess,"
               "Terror of the Underworld,Might,Cunning,Wisdom,block,double,castle deck,"
               "two-handed items,discard pile,per-player symbol,Victory card,HP"_s;
        QTest::newRow("cutthroat")
            << u"cutthroat"_s
            << u"Not So Tough,Tougher Than He Looks,Counter Strike,I Think He Called You Ugly Too,Human "
               u"Shield,My Hero,"
               "Takin' One For The Team,T'is the Fog of War,Unwitting Assist,Gluttony,We Fight in Too Close "
               "Quarters,"
               "Strike and Evade,Strike of Destiny,If I Can't Have It,Impressive Move,Snicker-Snackt,Edge "
               "Out,"
               "Opportunity Fire,Double Strike,Feint,Focus Strength,Alchemist's Fire,Undead,Endless Horde of "
               "Dead,"
               "Treasure Spore,Protospores,Vampyre,Wereboar,Emperor "
               "Lich,Hivemind,Thantigist,Ragnarok,Barrier Magus,"
               "Blink Dogs,Cursed Naiad,Spitting Drake,Shadowmancer,Poison,Relics,Reputations,Quests,Talon,"
               "Hold and Strike cards,Iron Skin,Amulet of Mentalism,Riders,Stand-in cards,Special attacks,"
               "Tactical maneuvers,Enhanced attacks,initiative,prestige,sudden death,event cards,activation "
               "track,"
               "Deeper & Darker,Relics & Ruin,Tombs & Tomes,quick draft,standard draft,killing blow"_s;
        QTest::newRow("duelofages") << u"duelofages"_s
                                    << u"TiAx,Baron von Krule,Devon Regal,Avindel,Redoubt Cube,Mudgepus the "
                                       u"Genie,Wallard Blatt,Mr. Catskill,"
                                       "Big Herr,Lith Favor,Lith Alliance,Lith Strategica,Ruins,Merc "
                                       "Camp,Tower of Havoc,Tower of Knowledge,"
                                       "Main Gate,Jump Pad,Amaze,Squeak,Badges,Royal Tournament,Field of "
                                       "Honor,Labyrinth,Vault,Prison,HQ,Loner,"
                                       "Alliance,Lesser Ally,Masters Addendum,OpFire Restriction,Pet,"
                                       "platter,team base,banishment,victory points,Stealth"_s;
        QTest::newRow("cthulhu")
            << u"cthulhu"_s
            << u"The Deep,Success tokens,Wound tokens,Skull,Magnifying "
               u"glass,Minion,Insane,Exhausted,Ready,Wounded,"
               "Destroyed,Fast,Willpower,Toughness,Invulnerability,Loyal,Steadfast,Villainous,Heroic,"
               "Resilient,"
               "forward scout,mulligan,LILLITH,priority,potential,terror,combat,arcane,investigation,"
               "equal defense,Events Pool,Events Domain,conspiracies,dormant"_s;
    }

    void everyNameOfTheGamesIsATerm()
    {
        QFETCH(QString, game);
        QFETCH(QString, names);
        for (const auto &name : names.split(u','))
            QVERIFY2(!terms_.explaining(game, name).isEmpty(), qPrintable(name));
        QVERIFY(terms_.explaining(game, u"no such thing"_s).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TermsTest)
#include "terms_test.moc"
