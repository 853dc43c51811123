#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/nullgame/game.h"

#include <QTest>

using namespace torchside;

// The window could call somebody "   ", or something that fills the screen: only the protocol's forms looked
// at names.
class ANameOfBlanksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNameThatCannotBeReadIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("nothing") << "";
        QTest::newRow("blanks") << "   ";
        QTest::newRow("41 characters") << QString(41, u'x');
    }
    void aNameThatCannotBeReadIsRefused()
    {
        QFETCH(QString, name);
        MemoryJournal journal;
        SeededDice dice(1);
        History<nullgame::Game> history(journal, dice, [] { return Moment{0}; });
        history.submit(nullgame::Start{{"Ann", "Bo"}});
        QCOMPARE(history.rename(0, name.toStdString()).value_or(Refusal{}).code, std::string("bad-argument"));
        QCOMPARE(history.seats().front(), std::string("Ann"));
    }

    void fortyUmlautsAreFortyCharacters()
    {
        MemoryJournal journal;
        SeededDice dice(1);
        History<nullgame::Game> history(journal, dice, [] { return Moment{0}; });
        history.submit(nullgame::Start{{"Ann", "Bo"}});
        QVERIFY(!history.rename(0, QString(40, u'\u00e4').toStdString()));
    }
};

QTEST_APPLESS_MAIN(ANameOfBlanksTest)
#include "a_name_of_blanks_test.moc"
