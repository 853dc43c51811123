#include "models/cutthroat/face/book.h"
#include "models/cutthroat/face/draft.h"
#include "models/kernel/dice.h"

#include <QHash>
#include <QObject>
#include <QSet>
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

// Packs with what a test puts in.
class Box : public table::Packs {
public:
    void put(const QString &kind, const QVariantMap &entry)
    {
        entries_[kind].append(entry);
        tellChanged();
    }
    QVariantList offers(const QString &, const QString &kind, const QString &letters, int) const override
    {
        QVariantList found;
        for (const auto &each : entries_[kind])
            if (each.toMap()[u"name"_s].toString().contains(letters, Qt::CaseInsensitive))
                found.append(each);
        return found;
    }
    QVariantMap known(const QString &, const QString &kind, const QString &name) const override
    {
        for (const auto &each : entries_[kind])
            if (each.toMap()[u"name"_s] == name)
                return each.toMap();
        return {};
    }

private:
    QHash<QString, QVariantList> entries_;
};

} // namespace

class CutthroatBeforeTableTest : public QObject {
    Q_OBJECT

private slots:
    void aCreatureTypedOnceIsOffered()
    {
        Box box;
        CreatureBook book;
        QVERIFY(book.offers(u"ba"_s, 4).isEmpty()); // nothing is known without packs
        book.setPacks(&box);
        box.put(u"creature"_s, {{u"name"_s, u"Battle Troll"_s},
                                {u"life"_s, QVariantMap{{u"3"_s, 120}, {u"4"_s, 160}}},
                                {u"prestige"_s, QVariantMap{{u"4"_s, 5}, {u"6"_s, 7}}}});
        const auto offer = [&](int players) { return book.offers(u"tro"_s, players).constFirst().toMap(); };
        QCOMPARE(offer(4)[u"name"_s].toString(), u"Battle Troll"_s);
        QCOMPARE(offer(4)[u"kind"_s].toString(), u"creature"_s);
        QCOMPARE(offer(4)[u"life"_s].toInt(), 160);
        QCOMPARE(offer(3)[u"life"_s].toInt(), 120);
        QCOMPARE(offer(6)[u"life"_s].toInt(), 0);
        QCOMPARE(offer(3)[u"prestige"_s].toInt(), 5); // of the number that is nearest
        QVERIFY(book.offers(u"x"_s, 4).isEmpty());
        QVERIFY(book.offers(u"battle troll"_s, 4).isEmpty()); // typed in full
    }

    void howACreatureStrikesIsKnown()
    {
        Box box;
        CreatureBook book;
        book.setPacks(&box);
        QCOMPARE(book.guessFor(u"Troll"_s), (QVariantMap{{u"key"_s, u"all"_s}}));
        const QVariantMap blow{{u"target"_s, u"dealt-least"_s}, {u"damage"_s, 20}, {u"poison"_s, 1}};
        box.put(u"creature"_s, {{u"name"_s, u"Troll"_s}, {u"attacks"_s, QVariantList{blow}}});
        QCOMPARE(book.strikeOf(u"Troll"_s),
                 (QVariantMap{{u"key"_s, u"dealt-least"_s}, {u"damage"_s, 20}, {u"poison"_s, 1}}));
        QVERIFY(book.strikeOf(u"Rat"_s).isEmpty());
        QCOMPARE(book.guessFor(u"Rat"_s),
                 (QVariantMap{{u"key"_s, u"dealt-least"_s}})); // by how much, nobody knows
    }

    void whatWasRememberedBeforeThereWerePacksBecomesEntries()
    {
        const QVariantMap strike{{u"key"_s, u"all"_s}, {u"damage"_s, 10}, {u"poison"_s, 0}};
        const QVariantMap creature{{u"name"_s, u"Troll"_s},
                                   {u"kind"_s, u"creature"_s},
                                   {u"prestige"_s, 4},
                                   {u"life"_s, QVariantMap{{u"4"_s, 160}}},
                                   {u"strike"_s, strike}};
        const auto entries = cutthroat::entriesFromMemory({{u"creatures"_s, QVariantList{creature}},
                                                           {u"cards"_s, QStringList{u"Backstab"_s}},
                                                           {u"items"_s, QStringList{u"Helm"_s}}});
        QCOMPARE(entries.size(), 3);
        const auto entry = entries[0].toMap()[u"entry"_s].toMap();
        QCOMPARE(entry[u"prestige"_s].toMap()[u"4"_s].toInt(), 4);
        QCOMPARE(entry[u"attacks"_s].toList().constFirst().toMap()[u"target"_s].toString(), u"all"_s);
        QCOMPARE(entries[1].toMap()[u"kind"_s].toString(), u"card"_s);
        QCOMPARE(entries[2].toMap()[u"entry"_s].toMap()[u"name"_s].toString(), u"Helm"_s);
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
