#include "data/journal/open_journal.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/nullgame/game.h"

#include <QTemporaryDir>
#include <QTest>

using namespace torchside;

// Two had one session open; a note of the one that was behind stood behind steps that were gone, and what was
// exported then could not be taken in again.
class ANoteWrittenElsewhereTest : public QObject {
    Q_OBJECT

    static void isRefusedWhereTheSessionWentOn(Journal &journal)
    {
        SeededDice dice(1);
        History<nullgame::Game> here(journal, dice, [] { return Moment{0}; });
        here.submit(nullgame::Start{{"Ann", "Bo"}});
        QVERIFY(!here.rename(0, "Anna"));
        History<nullgame::Game> there(journal, dice, [] { return Moment{0}; });
        there.open(*here.id());
        QVERIFY(!there.note("Pizza"));
        QVERIFY(std::holds_alternative<std::vector<Sentence>>(here.undo()));
        QCOMPARE(there.note("Coffee").value_or(Refusal{}).code, std::string("moved-on"));
        QCOMPARE(journal.notes(*here.id()).size(), std::size_t(1));
    }

private Q_SLOTS:
    void inMemory()
    {
        MemoryJournal journal;
        isRefusedWhereTheSessionWentOn(journal);
    }

    void onDisk()
    {
        const QTemporaryDir folder;
        const auto opened = data::openJournal(folder.filePath("notes.db").toStdString(), data::Purpose::play);
        isRefusedWhereTheSessionWentOn(*opened.journal);
    }
};

QTEST_APPLESS_MAIN(ANoteWrittenElsewhereTest)
#include "a_note_written_elsewhere_test.moc"
