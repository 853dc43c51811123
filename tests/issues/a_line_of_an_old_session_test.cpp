#include "models/json/stored_text.h"
#include "models/table/translate.h"

#include <QTest>

using namespace torchside;

// Numbers were kept as text, and patterns said one form only: what stands in a journal reads as it was told.
class ALineOfAnOldSessionTest : public QObject {
    Q_OBJECT

    static Sentence read(std::string_view text) { return json::valueOf<std::vector<Sentence>>(text).at(0); }

private Q_SLOTS:
    void whatWasToldThenIsTold_data()
    {
        QTest::addColumn<QByteArray>("kept");
        QTest::addColumn<QString>("told");
        QTest::newRow("numbers as text")
            << QByteArray(R"([["%1 hits for %2: the stack is %3.","Ann","1","30"]])")
            << "Ann hits for 1: the stack is 30.";
        QTest::newRow("a list") << QByteArray(R"([["%1 win the game!",["%1 and %2","Ann","Bo"]]])")
                                << "Ann and Bo win the game!";
        QTest::newRow("a word for a number")
            << QByteArray(R"([["%1 took %2.","Ann",["two"]]])") << "Ann took two.";
        QTest::newRow("several sentences")
            << QByteArray(R"([["%1 %2",["%1 dies.","Ann"],["Everybody has acted."]]])")
            << "Ann dies. Everybody has acted.";
        QTest::newRow("a name alone") << QByteArray(R"(["Pizza"])") << "Pizza";
        QTest::newRow("with choices")
            << QByteArray(R"([["%1 token{1:|s} {1:lies|lie} there.",1]])") << "1 token lies there.";
    }
    void whatWasToldThenIsTold()
    {
        QFETCH(QByteArray, kept);
        QFETCH(QString, told);
        const auto sentence = read(kept.toStdString());
        QCOMPARE(QString::fromStdString(english(sentence)), told);
        QCOMPARE(table::shown(sentence), told);
    }

    void whatIsKeptReadsTheSame()
    {
        const auto sentence =
            joined({say("%1 took %2 of %3.", "2", counting(2, say("two")), 7),
                    say("%1 {1:is|are} there.", say("you")),
                    say("%1 {1:lies|lie}.", listed(std::vector<std::string>{"Ann", "Bo"}))});
        const auto again = read(json::textOf(std::vector{sentence}));
        QVERIFY(again == sentence);
        QCOMPARE(english(again), english(sentence));
    }
};

QTEST_APPLESS_MAIN(ALineOfAnOldSessionTest)
#include "a_line_of_an_old_session_test.moc"
