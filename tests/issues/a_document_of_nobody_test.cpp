#include "app/games.h"
#include "models/json/session_document.h"
#include "models/kernel/memory_journal.h"
#include "tests/harness/taken_in.h"

#include <QTest>

using namespace torchside;

// A session from outside could bring people without a name, or two of one name; and one that said no version
// of its own was believed.
class ADocumentOfNobodyTest : public QObject {
    Q_OBJECT

    static bool isTakenIn(const QByteArray &changed, const QByteArray &to)
    {
        MemoryJournal journal;
        SeededDice dice(1);
        const auto *game = app::findGame("mandom");
        const auto session = game->session(
            journal, dice, [] { return Moment{0}; }, nullptr);
        session->submit(R"({"do":"start","players":["Ann","Bo"]})");
        auto document = json::documentOf(journal, *journal.session(1), game->title);
        auto read = json::readDocument(document.replace(changed, to));
        auto *whole = std::get_if<json::Document>(&read);
        return whole &&
               std::holds_alternative<SessionId>(tests::takeIn(journal, std::move(*whole), game->replay));
    }

private Q_SLOTS:
    void itIsTakenInAsItWas() { QVERIFY(isTakenIn("Bo", "Bo")); }
    void namesOfBlanksAreRefused() { QVERIFY(!isTakenIn("\"Bo\"", "\" \"")); }
    void emptyNamesAreRefused() { QVERIFY(!isTakenIn("\"Bo\"", "\"\"")); }
    void namesThatAreTooLongAreRefused() { QVERIFY(!isTakenIn("\"Bo\"", "\"" + QByteArray(41, 'x') + "\"")); }
    void twoOfOneNameAreRefused() { QVERIFY(!isTakenIn("Bo", "Ann")); }
    void noVersionIsRefused() { QVERIFY(!isTakenIn("\"version\":1,", "")); }
    void aVersionThatIsNoNumberIsRefused() { QVERIFY(!isTakenIn("\"version\":1,", "\"version\":\"1\",")); }
};

QTEST_APPLESS_MAIN(ADocumentOfNobodyTest)
#include "a_document_of_nobody_test.moc"
