#include "models/cutthroat/face/book.h"
#include "models/cutthroat/face/draft.h"
#include "models/kernel/dice.h"

#include <QObject>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace torchside;
using cutthroat::CreatureBook;
using cutthroat::ReputationDraft;
using namespace Qt::StringLiterals;

// What a table knows before the first card: the creatures of earlier evenings, and dealt reputations.
namespace {

// So many cards, shuffled.
QList<int> row(int cards)
{
    SeededDice dice(3);
    const auto order = dice.shuffled(cards);
    return {order.begin(), order.end()};
}

} // namespace

class CutthroatBeforeTableTest : public QObject {
    Q_OBJECT

private slots:
    void aCreatureTypedOnceIsOffered()
    {
        CreatureBook book;
        QSignalSpy changed(&book, &CreatureBook::changed);
        book.learn(u"Battle Troll"_s, u"creature"_s, 4, 160, 4);
        book.learn(u"Barrow Wight"_s, u"creature"_s, 4, 90, 3);
        book.learn(u"battle troll"_s, u"creature"_s, 3, 120, 4);
        QCOMPARE(changed.count(), 3);
        const auto offers = book.offers(u"ba"_s, 4);
        QCOMPARE(offers.size(), 2);
        QCOMPARE(offers.constFirst().toMap()[u"name"_s].toString(), u"Battle Troll"_s);
        QCOMPARE(offers.constFirst().toMap()[u"life"_s].toInt(), 160);
        QCOMPARE(book.offers(u"tro"_s, 3).constFirst().toMap()[u"life"_s].toInt(), 120);
        QCOMPARE(book.offers(u"tro"_s, 6).constFirst().toMap()[u"life"_s].toInt(), 0);
        QVERIFY(book.offers(u"x"_s, 4).isEmpty());
        QVERIFY(book.offers(u"battle troll"_s, 4).isEmpty()); // typed in full
        CreatureBook kept;
        kept.setMemory(book.memory());
        QCOMPARE(kept.offers(u""_s, 4).size(), 2);
    }

    void howACreatureStrikesIsRemembered()
    {
        CreatureBook book;
        QVERIFY(book.strikeOf(u"Troll"_s).isEmpty());
        book.learnStrike(u"Troll"_s, u"player-2"_s, 30, 0); // says nothing about the next blow
        QVERIFY(book.strikeOf(u"Troll"_s).isEmpty());
        book.learnStrike(u"Troll"_s, u"dealt-most"_s, 20, 1);
        QCOMPARE(book.strikeOf(u"troll"_s)[u"key"_s].toString(), u"dealt-most"_s);
        book.learn(u"Troll"_s, u"creature"_s, 4, 160, 4);
        QCOMPARE(book.strikeOf(u"Troll"_s)[u"damage"_s].toInt(), 20);
        for (int i = 0; i < 250; ++i)
            book.learn(u"Rat %1"_s.arg(i), u"creature"_s, 4, 10, 1);
        QVERIFY(book.strikeOf(u"Troll"_s).isEmpty()); // the oldest is forgotten
    }

    void aNewCreatureIsThoughtToStrikeAtWhomTheLastOneDid()
    {
        CreatureBook book;
        QCOMPARE(book.guessFor(u"Troll"_s), (QVariantMap{{u"key"_s, u"all"_s}}));
        book.learnStrike(u"Troll"_s, u"dealt-least"_s, 20, 1);
        QCOMPARE(book.guessFor(u"Rat"_s),
                 (QVariantMap{{u"key"_s, u"dealt-least"_s}})); // by how much, nobody knows
        QCOMPARE(book.guessFor(u"Troll"_s), book.strikeOf(u"Troll"_s));
    }

    void theNamesOfAttackCardsAreKeptTheLatestFirst()
    {
        CreatureBook book;
        for (const auto &card : {u"Backstab"_s, u" Shove "_s, u""_s, u"Backstab"_s})
            book.learnCard(card);
        QCOMPARE(book.cards(), (QStringList{u"Backstab"_s, u"Shove"_s}));
        CreatureBook kept;
        kept.setMemory(book.memory());
        QCOMPARE(kept.cards(), book.cards());
        for (int i = 0; i < 60; ++i)
            book.learnCard(u"Card %1"_s.arg(i));
        QCOMPARE(book.cards().size(), 40);
    }

    void inTheStandardDraftTheHandsGoLeftUntilAllIsKept()
    {
        ReputationDraft draft;
        QVERIFY(!draft.deal(3, row(14), false));
        QVERIFY(draft.deal(3, row(20), false) && draft.running());
        QCOMPARE(draft.hand().size(), 5);
        const auto first = draft.hand();
        QVERIFY(!draft.keep(99));
        QVERIFY(draft.keep(first[0]));
        QCOMPARE(draft.player(), 1);
        QVERIFY(draft.keep(draft.hand()[0]) && draft.keep(draft.hand()[0]));
        QCOMPARE(draft.pick(), 2);
        QVERIFY(draft.hand() != first.mid(1));
        QVERIFY(draft.keep(draft.hand()[0]));
        QCOMPARE(draft.hand(), first.mid(1)); // Ann's four lie before Bo, at the left
        while (draft.running())
            QVERIFY(draft.keep(draft.hand()[0]));
        QSet<int> all;
        for (int player = 0; player < 3; ++player) {
            QCOMPARE(draft.keptBy(player).size(), 5);
            for (const int card : draft.keptBy(player))
                all.insert(card);
        }
        QCOMPARE(all.size(), 15);
    }

    void inTheQuickDraftEachKeepsAllFiveToChooseFrom()
    {
        ReputationDraft draft;
        QVERIFY(draft.deal(6, row(30), true));
        QVERIFY(!draft.running() && draft.hand().isEmpty());
        QCOMPARE(draft.keptBy(5).size(), 5);
        QVERIFY(draft.keptBy(6).isEmpty());
    }
};

QTEST_GUILESS_MAIN(CutthroatBeforeTableTest)
#include "before_table_test.moc"
