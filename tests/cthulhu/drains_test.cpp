#include "models/cthulhu/game.h"

#include <QRegularExpression>
#include <QTest>

#include "tests/cthulhu/board.h"

using namespace torchside;
using namespace torchside::cthulhu;
using namespace Qt::StringLiterals;

namespace {

// "Mid@0": played from the first domain; "Knife@0>Host": attached; "Free@-": no domain; "none"; "X": only an
// X.
QString proposalOf(const State &state, int drain)
{
    const auto thought = thinkDrain(state, drain);
    if (thought.end == Node::skipDrain)
        return u"none"_s;
    if (thought.end == Node::offerX)
        return u"X"_s;
    auto text = tests::nameIn(state, *thought.chosen) + u'@';
    text += thought.domain ? QString::number(*thought.domain) : u"-"_s;
    if (thought.attachTo)
        text += u'>' + tests::nameIn(state, *thought.attachTo);
    return text;
}

QString whyNotOf(State state, int drain, const QString &name)
{
    state.stage = drain == 1 ? Stage::firstDrain : Stage::secondDrain;
    const auto found = whyNot(state, AskWhyNot{CardRef{name.toStdString(), std::nullopt, {}}, std::nullopt});
    if (const auto *refusal = std::get_if<Refusal>(&found))
        return QString::fromStdString(refusal->code);
    const auto &answer = std::get<WhyNot>(found);
    const auto test =
        QString::fromUtf8(nameOf(answer.test).data(), static_cast<qsizetype>(nameOf(answer.test).size()));
    return answer.by ? test + QString::number(*answer.by) : test;
}

} // namespace

class CthulhuDrainsTest : public QObject {
    Q_OBJECT

    int decisions_ = 0;

private slots:
    // Hand, domains and board, what is proposed, and why not the others.
    void cleanupTestCase()
    {
        qInfo("%d table-driven decisions at the drains", decisions_);
        QVERIFY(decisions_ >= 60);
    }

    void theMinionPlays_data()
    {
        QTest::addColumn<int>("drain");
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("inPlay");
        QTest::addColumn<QString>("domains");
        QTest::addColumn<QString>("plays");
        QTest::addColumn<QString>("others"); // "Name=test": why not that one
        const auto row = [this](const char *rule, int drain, const char *hand, const char *inPlay,
                                const char *domains, const char *plays, const char *others = "") {
            ++decisions_;
            QTest::newRow(rule) << drain << QString::fromUtf8(hand) << QString::fromUtf8(inPlay)
                                << QString::fromUtf8(domains) << QString::fromUtf8(plays)
                                << QString::fromUtf8(others);
        };
        row("the highest potential first", 1, "Low:1.1 High:2.2", "", "2 2 2", "High@0", "Low=potential2");
        row("skill counts as much as cost", 1, "Dear:2.0 Strong:1.2", "", "2 2 2", "Strong@0",
            "Dear=potential1");
        row("an equal sum is split by investigation", 1, "Plain:2.2 Finder:2.2.0001", "", "2 2 2", "Finder@0",
            "Plain=investigation1");
        row("then by terror", 1, "Plain:2.2.0001 Fright:2.2.1001", "", "2 2 2", "Fright@0", "Plain=terror1");
        row("then by combat", 1, "Plain:2.2.1001 Fist:2.2.1101", "", "2 2 2", "Fist@0", "Plain=combat1");
        row("then by arcane", 1, "Plain:2.2.1101 Mage:2.2.1111", "", "2 2 2", "Mage@0", "Plain=arcane1");
        row("investigation goes before terror", 1, "Terror:2.2.2000 Finder:2.2.0001", "", "2 2 2", "Finder@0",
            "Terror=investigation1");
        row("what is added before stays added", 1, "One:2.2.1001 Two:2.2.0200", "", "2 2 2", "One@0",
            "Two=investigation1");
        row("fully equal: the dearer", 1, "Strong:1.3 Dear:2.2", "", "2 2 2", "Dear@0", "Strong=tied0");
        row("fully equal and as dear: by name", 1, "Bert:2.2 Anna:2.2", "", "2 2 2", "Anna@0", "Bert=tied0");
        row("fully equal of one name: the first to come", 1, "Anna:2.2 Other:1.1 Anna:2.2", "", "2 2 2",
            "Anna@0", "Other=potential2");
        row("what can't be paid is passed over", 1, "Big:5.5 Small:1.1", "", "2 2 3", "Small@0", "Big=cost2");
        row("by how much it is short", 1, "Big:9.0 Small:1.1", "", "2 2 3", "Small@0", "Big=cost6");
        row("all drained: short by its cost", 1, "Big:4.0 Free:0.0", "", "9d 9d 9d", "Free@-", "Big=cost4");
        row("exactly enough pays", 1, "Big:3.1", "", "2 2 3", "Big@2");
        row("the smallest domain that suffices pays", 1, "Mid:2.2", "", "4 2 3", "Mid@1");
        row("the first of equal domains pays", 1, "Mid:2.2", "", "4 3 3", "Mid@1");
        row("a drained domain pays nothing", 1, "Mid:2.2", "", "2d 3 2d", "Mid@1");
        row("two domains are never put together", 1, "Big:4.0", "", "2 2 2", "none", "Big=cost2");
        row("a fourth domain pays like the others", 1, "Big:4.0", "", "2 2 2 4", "Big@3");
        row("cost 0 drains nothing", 1, "Free:0.1", "", "2 2 2", "Free@-");
        row("cost 0 needs no undrained domain", 1, "Free:0.1", "", "2d 2d 2d", "Free@-");
        row("cost 0 is not preferred", 1, "Free:0.1 Mid:2.2", "", "2 2 2", "Mid@0", "Free=potential3");
        row("no character: the first drain takes a support", 1, "House=2", "", "2 2 2", "House@0");
        row("a support waits while a character can be paid", 1, "House=2 Mid:1.0", "", "2 2 2", "Mid@0",
            "House=kind");
        row("a character too dear makes way for a support", 1, "House=2 Big:5.5", "", "2 2 2", "House@0",
            "Big=cost3");
        row("an empty hand plays nothing", 1, "", "", "2 2 2", "none");
        row("nothing affordable plays nothing", 1, "Big:5.5 Hall=4", "", "2 2 2", "none",
            "Big=cost3 Hall=cost2");
        row("the second drain takes a support first", 2, "House=2 Mid:2.2", "", "2 2 2", "House@0",
            "Mid=kind");
        row("no support: the second drain takes a character", 2, "Mid:2.2 Low:1.1", "", "2 2 2", "Mid@0",
            "Low=potential2");
        row("a support too dear: the second drain takes a character", 2, "Hall=5 Mid:2.2", "", "2 2 2",
            "Mid@0", "Hall=cost3");
        row("the second drain may find nothing", 2, "Hall=5", "", "2d 2 2", "none", "Hall=cost3");
        row("the dearest support first", 2, "Shed=1 House=2", "", "2 2 2", "House@0", "Shed=support1");
        row("equally dear supports by name", 2, "Mill=2 Barn=2", "", "2 2 2", "Barn@0", "Mill=name");
        row("supports of one cost and name are equal", 2, "Barn=2 Shed=1 Barn=2", "", "2 2 2", "Barn@0",
            "Shed=support1");
        row("a conspiracy counts as a support", 1, "Plot~2", "", "2 2 2", "Plot@0");
        row("a dearer conspiracy goes before a support", 2, "House=2 Plot~3", "", "2 2 3", "Plot@2",
            "House=support1");
        row("only one conspiracy of its own", 2, "House=2 Plot~3", "Ruse~1", "2 2 3", "House@0",
            "Plot=conspiracy");
        row("a unique card once in play", 1, "Abby:3.3u Low:1.1", "Abby:3.3u", "3 3 3", "Low@0", "");
        row("a unique card, insane ones included", 1, "Abby:3.3u Low:1.1", "Abby:3.3u/i", "3 3 3", "Low@0",
            "");
        row("what is not unique may come twice", 1, "Abby:3.3 Low:1.1", "Abby:3.3", "3 3 3", "Abby@0",
            "Low=potential4");
        row("a unique support once in play", 2, "Idol=2u", "Idol=2u", "2 2 2", "none");
        row("villainous not beside heroic", 1, "Bad:3.3v Low:1.1", "Good:1.1h", "3 3 3", "Low@0",
            "Bad=opposed");
        row("heroic not beside villainous", 1, "Good:3.3h Low:1.1", "Bad:1.1v", "3 3 3", "Low@0",
            "Good=opposed");
        row("villainous beside villainous", 1, "Bad:3.3v Low:1.1", "Worse:1.1v", "3 3 3", "Bad@0",
            "Low=potential4");
        row("an insane one opposes nobody", 1, "Bad:3.3v", "Good:1.1h/i", "3 3 3", "Bad@0");
        row("an own attachment needs a host", 1, "Knife+1", "", "2 2 2", "none", "Knife=target");
        row("an insane one is no host", 1, "Knife+1", "Mad:2.2/i", "2 2 2", "none", "Knife=target");
        row("the attachment goes to the highest", 1, "Knife+1", "Low:1.1 High:2.2", "2 2 2", "Knife@0>High");
        row("the highest that has none", 1, "Knife+1", "Low:1.1 High:2.2/a", "2 2 2", "Knife@0>Low");
        row("all have one: the highest", 1, "Knife+1", "Low:1.1/a High:2.2/a", "2 2 2", "Knife@0>High");
        row("an exhausted one can carry", 1, "Knife+1", "Low:1.1 High:2.2/e", "2 2 2", "Knife@0>High");
        row("an attachment for elsewhere needs no host", 1, "Curse^1", "", "2 2 2", "Curse@0");
        row("an X is never picked", 1, "Any:X.9 Low:1.1", "", "2 2 2", "Low@0", "Any=cost-x");
        row("an X alone is offered", 1, "Any:X.9", "", "2 2 2", "X", "Any=cost-x");
        row("an X support alone is offered", 1, "Any=X", "", "2 2 2", "X", "Any=cost-x");
        row("an X alone at the second drain", 2, "Any:X.9", "", "2 2 2", "X", "Any=cost-x");
        row("an X counts 0 for potential", 1, "Any:X.9 Big:4.4", "", "2 2 2", "X", "Big=cost2");
        row("a unique X that is out is not offered", 1, "Any:X.9u", "Any:1.1u", "2 2 2", "none");
        row("unique is asked before opposed", 1, "Abby:1.1uv", "Abby:1.1u Good:1.1h", "2 2 2", "none");
        row("opposed is asked before cost", 1, "Bad:9.1v", "Good:1.1h", "2 2 2", "none", "Bad=opposed");
        row("the target is asked before cost", 1, "Knife+9", "", "2 2 2", "none", "Knife=target");
        row("a card in play is not in the hand", 1, "Mid:2.2", "Out:1.1", "2 2 2", "Mid@0", "Out=hand");
        row("the proposed card itself is no question", 1, "Mid:2.2", "", "2 2 2", "Mid@0",
            "Mid=bad-argument");
        row("an unknown card is no question", 1, "Mid:2.2", "", "2 2 2", "Mid@0", "Nobody=bad-argument");
    }

    void theMinionPlays()
    {
        QFETCH(int, drain);
        QFETCH(QString, hand);
        QFETCH(QString, inPlay);
        QFETCH(QString, domains);
        QFETCH(QString, plays);
        QFETCH(QString, others);
        const auto state = tests::boardOf(hand, inPlay, domains);
        QCOMPARE(proposalOf(state, drain), plays);
        for (const auto &other : others.split(u' ', Qt::SkipEmptyParts))
            QCOMPARE(whyNotOf(state, drain, other.section(u'=', 0, 0)), other.section(u'=', 1));
    }

    void aDecisionForTwentyCardsAndTwelveCharactersIsQuick()
    {
        QString hand;
        QString inPlay;
        for (int i = 0; i < 20; ++i)
            hand += u"Card%1:%2.%3.0101 "_s.arg(QString::number(i), QString::number(i % 5),
                                                QString::number(i % 4));
        for (int i = 0; i < 12; ++i)
            inPlay += u"Out%1:%2.2.0011 "_s.arg(QString::number(i), QString::number(i % 4));
        const auto state = tests::boardOf(hand, inPlay, u"2 3 4"_s);
        QBENCHMARK
        {
            QVERIFY(thinkDrain(state, 1).chosen);
        }
    }
};

QTEST_APPLESS_MAIN(CthulhuDrainsTest)
#include "drains_test.moc"
