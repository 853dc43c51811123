#include "data/rulebook/rule_search.h"
#include "data/rulebook/stem.h"
#include "data/rulebook/words.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace torchside;

class SearchTest : public QObject {
    Q_OBJECT

private:
    data::Rulebook rulebook_ = data::Rulebook::load();
    data::RuleSearch search_{rulebook_};

    QString first(const QString &question, const QString &game)
    {
        const auto answers = search_.search(question, {.game = game, .onlyGame = true});
        return answers.empty() ? QString() : answers.front().passage->id;
    }

private slots:
    void wordsThatMeanTheSameFindTheSame()
    {
        for (const auto &question :
             {u"hero's hit points"_s, u"hero's health"_s, u"hero's HP"_s, u"heros lp"_s})
            QCOMPARE(first(question, u"mandom"_s), u"hp"_s);
    }

    void aSlipIsForgiven()
    {
        for (const auto &question :
             {u"vorpl sword"_s, u"vropal sword"_s, u"vorpall sword"_s, u"vorpal swrod"_s})
            QVERIFY2(first(question, u"mandom"_s).contains(u"vorpal"_s), qPrintable(question));
    }

    void theLastWordMayBeUnfinished()
    {
        for (const auto &question : {u"ske"_s, u"skel"_s, u"skelet"_s, u"skeleto"_s})
            QCOMPARE(first(question, u"mandom"_s), u"monster-skeleton"_s);
    }

    void oneGameAloneCanBeAsked()
    {
        for (const auto &answer :
             search_.search(u"how many players"_s, {.game = u"cutthroat"_s, .onlyGame = true}))
            QCOMPARE(answer.passage->game, u"cutthroat"_s);
        QVERIFY(search_.search(u"players"_s, {.game = u"chess"_s, .onlyGame = true}).empty());
    }

    void theGameOnTheTableComesFirst()
    {
        for (const auto &game : rulebook_.games())
            QCOMPARE(search_.search(u"how do I win"_s, {.game = game}).front().passage->game, game);
    }

    void aGameThatTheQuestionNamesComesFirst_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("game");
        QTest::newRow("mandom") << u"mandom how many players"_s << u"mandom"_s;
        QTest::newRow("duel of ages") << u"max players in Duel of Ages"_s << u"duelofages"_s;
        QTest::newRow("dark castle") << u"how do we win in the dark castle?"_s << u"darkcastle"_s;
        QTest::newRow("cutthroat caverns") << u"Cutthroat Caverns: number of players"_s << u"cutthroat"_s;
        QTest::newRow("cthulhu") << u"cthulhu"_s << u"cthulhu"_s;
        QTest::newRow("misspelt") << u"how many players in chtulhu"_s << u"cthulhu"_s;
        QTest::newRow("call of cthulhu") << u"call of cthulhu: who goes first"_s << u"cthulhu"_s;
        QTest::newRow("cutthroat, the caverns") << u"starting life in cutthroat"_s << u"cutthroat"_s;
        QTest::newRow("cutthroat, the duel") << u"may allies trade in cutthroat"_s << u"duelofages"_s;
        QTest::newRow("cutthroat and the duel") << u"players of duel of ages cutthroat"_s << u"duelofages"_s;
    }

    void aGameThatTheQuestionNamesComesFirst()
    {
        QFETCH(QString, question);
        QFETCH(QString, game);
        QCOMPARE(search_.search(question).front().passage->game, game);
    }

    void whatIsSaidAndHowItSoundsIsUnderstood()
    {
        QCOMPARE(first(u"do I have to go in when all others passed"_s, u"mandom"_s),
                 u"last-one-challenges"_s);
        QCOMPARE(first(u"how does a warebore win"_s, u"cutthroat"_s), u"wereboar"_s);
    }

    void theNumberThatIsAskedForStandsInTheAnswer()
    {
        const auto answer = [this](const QString &question, const QString &game) {
            return rulebook_.find(game, first(question, game))->text;
        };
        QVERIFY(answer(u"forward scout cost"_s, u"cthulhu"_s).contains(u"exactly 3"_s));
        QVERIFY(answer(u"how many domains in a turn"_s, u"cthulhu"_s).startsWith(u"Two, or three."_s));
        QVERIFY(answer(u"until which round are abilities safe"_s, u"cutthroat"_s).contains(u"round 7"_s));
    }

    void mightIsATraitAndNotAnEmptyWord()
    {
        QCOMPARE(first(u"who has the most might"_s, u"darkcastle"_s), u"traits"_s);
        QCOMPARE(search_.search(u"who has the most might"_s).front().passage->game, u"darkcastle"_s);
    }

    void havingNoneOfAThingIsHeard()
    {
        QCOMPARE(first(u"I don't have an attack card"_s, u"cutthroat"_s), u"bluff"_s);
        QCOMPARE(first(u"there is no monster in the dungeon"_s, u"mandom"_s), u"empty-dungeon"_s);
    }

    void aPrisonersNameStandsForAnyCharacter()
    {
        QCOMPARE(first(u"how many things may the miller hold"_s, u"darkcastle"_s), u"hands"_s);
        QCOMPARE(first(u"do we all lose when the cook dies"_s, u"darkcastle"_s), u"death"_s);
    }

    void aWordSaidTwiceDoesNotDrownTheRest()
    {
        QCOMPARE(first(u"5 dmg 5 hp"_s, u"mandom"_s), u"tie"_s);
        QCOMPARE(first(u"x2 rider and another x2 rider"_s, u"cutthroat"_s), u"riders"_s);
    }

    void theStepOnTheTableComesFirst()
    {
        const auto scoreAt = [&](const QString &step) {
            for (const auto &answer : search_.search(u"torch"_s, {.game = u"mandom"_s, .step = step}))
                if (answer.passage->id == u"item-torch"_s)
                    return answer.score / (answer.passage->when.contains(step) ? 1 : 0.5);
            return 0.0;
        };
        const auto *torch = rulebook_.find(u"mandom"_s, u"item-torch"_s);
        QVERIFY(scoreAt(torch->when.front()) >
                search_.search(u"torch"_s, {.game = u"mandom"_s}).front().score * 0.99);
    }

    void theBestIsFirstAndTheLimitIsKept()
    {
        for (const std::size_t limit : {1U, 3U, 10U}) {
            const auto answers = search_.search(u"how much life do I have"_s, {.limit = limit});
            QCOMPARE(answers.size(), limit);
            for (std::size_t i = 0; i < answers.size(); ++i) {
                QVERIFY(std::isfinite(answers[i].score) && answers[i].score > 0);
                QVERIFY(i == 0 || answers[i].score <= answers[i - 1].score);
            }
        }
    }

    void theMatchedWordsAreMarked()
    {
        const auto answers = search_.search(u"torches"_s, {.game = u"mandom"_s, .onlyGame = true});
        const auto &best = answers.front();
        QCOMPARE(best.passage->id, u"item-torch"_s);
        QCOMPARE(best.inTitle, std::vector<data::TextRange>({{0, 5}}));
        for (const auto &answer : answers)
            for (const auto &[from, length] : answer.inText)
                QVERIFY(from >= 0 && length > 0 && from + length <= answer.passage->text.size());
    }

    void nothingAskedFindsNothing()
    {
        for (const auto &question : {u""_s, u"   "_s, u"?!"_s, u"…"_s, u"xqzzqx"_s})
            QVERIFY2(search_.search(question).empty(), qPrintable(question));
    }

    void nearestWordsAreOfferedWhenNothingIsFound()
    {
        QVERIFY(search_.search(u"skklltn"_s).empty());
        QVERIFY(search_.suggestions(u"skklltn"_s).contains(u"skeleton"_s));
        QVERIFY(search_.suggestions(u""_s).isEmpty());
    }

    void searchSyntaxIsJustText_data()
    {
        QTest::addColumn<QString>("question");
        const QStringList hostile{u"\"torch"_s,
                                  u"torch\""_s,
                                  u"torch*"_s,
                                  u"*torch"_s,
                                  u"-torch"_s,
                                  u"+torch"_s,
                                  u"title:torch"_s,
                                  u"title : torch"_s,
                                  u"(torch"_s,
                                  u"torch)"_s,
                                  u"{torch}"_s,
                                  u"^torch"_s,
                                  u"torch AND"_s,
                                  u"NOT torch"_s,
                                  u"OR torch OR"_s,
                                  u"NEAR(torch"_s,
                                  u"torch; --"_s,
                                  u"torch; DROP TABLE passages"_s,
                                  u"'torch'"_s,
                                  u"🔥 torch 🔥"_s,
                                  u"torch\\"_s,
                                  u"torch%_"_s,
                                  u"t̀orch"_s,
                                  u"TORCH"_s,
                                  QString(QChar(0xD83D) + u" torch "_s + QChar(0xDD25)),
                                  u"torch\n\t\r"_s,
                                  QString(u"torch"_s + QChar(u'\0') + u"torch"_s),
                                  u"<b>torch</b>"_s,
                                  u"\u202Etorch"_s};
        for (qsizetype i = 0; i < hostile.size(); ++i)
            QTest::addRow("%d", static_cast<int>(i)) << hostile[i];
    }

    void searchSyntaxIsJustText()
    {
        QFETCH(QString, question);
        QCOMPARE(first(question, u"mandom"_s), u"item-torch"_s);
    }

    void aVeryLongQuestionIsStillAQuestion()
    {
        QCOMPARE(first(u"torch "_s.repeated(200'000), u"mandom"_s), u"item-torch"_s);
        search_.search(QString(1'000'000, u'a'));
        search_.search(u"\"'()*-"_s.repeated(100'000));
        search_.search(
            u"a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7 8 9 "_s.repeated(100));
    }

    void englishWordsOfAFamilyShareAStem()
    {
        for (const auto &[a, b] : {std::pair(u"attacks"_s, u"attacking"_s),
                                   {u"dropped"_s, u"dropping"_s},
                                   {u"poisonous"_s, u"poison"_s},
                                   {u"ponies"_s, u"poni"_s},
                                   {u"placing"_s, u"place"_s}})
            QCOMPARE(data::englishStem(a), data::englishStem(b));
    }

    void germanWordsOfAFamilyShareAStem()
    {
        for (const auto &[a, b] : {std::pair(u"spieler"_s, u"spielern"_s),
                                   {u"karten"_s, u"karte"_s},
                                   {u"gewinnt"_s, u"gewinnen"_s},
                                   {u"monster"_s, u"monsters"_s}})
            QCOMPARE(data::germanStem(a), data::germanStem(b));
    }

    void germanQuestionsFindGermanPassages()
    {
        const auto passage = [](const QString &id, const QString &title, const QString &text) {
            return data::Passage{.game = u"eins"_s,
                                 .id = id,
                                 .title = title,
                                 .text = text,
                                 .kind = u"rule"_s,
                                 .language = u"de"_s};
        };
        const data::Rulebook book({passage(u"hp"_s, u"Lebenspunkte"_s, u"Der Held hat drei Lebenspunkte."_s),
                                   passage(u"swap"_s, u"Tauschen"_s,
                                           u"Gegenstände dürfen zwischen den Kapiteln getauscht werden."_s)});
        data::RuleSearch search(book);
        QCOMPARE(search.search(u"wie viel Leben hat der Held?"_s).front().passage->id, u"hp"_s);
        QCOMPARE(search.search(u"wann kann ich Gegenstaende tauschen"_s).front().passage->id, u"swap"_s);
    }

    void germanTableWordsLeadToTheRule()
    {
        const auto german = data::Rulebook::load(u"de"_s);
        data::RuleSearch search(german);
        const auto found = [&search](const QString &question, const QString &game) {
            return search.search(question, {.game = game, .onlyGame = true}).front().passage->id;
        };
        QCOMPARE(found(u"Pasch"_s, u"darkcastle"_s), u"double"_s);
        QCOMPARE(found(u"rasten"_s, u"darkcastle"_s), u"rest"_s);
        QCOMPARE(found(u"was kostet der Späher"_s, u"cthulhu"_s), u"scout-details"_s);
        QCOMPARE(found(u"wie viele Domänen pro Zug"_s, u"cthulhu"_s), u"drains-per-turn"_s);
        QCOMPARE(found(u"Alchemistenfeuer"_s, u"cutthroat"_s), u"alchemists-fire"_s);
        QCOMPARE(found(u"Hauptquartier zerstört"_s, u"duelofages"_s), u"hq-attack"_s);
    }

    void slipsAreCounted()
    {
        QCOMPARE(data::slipsBetween(u"torch", u"torch", 2), 0);
        QCOMPARE(data::slipsBetween(u"torhc", u"torch", 2), 1);
        QCOMPARE(data::slipsBetween(u"trch", u"torch", 2), 1);
        QCOMPARE(data::slipsBetween(u"dragon", u"torch", 2), 3);
    }
};

QTEST_APPLESS_MAIN(SearchTest)
#include "search_test.moc"
