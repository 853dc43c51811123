#include "data/journal/open_journal.h"
#include "data/journal/paged_file.h"
#include "models/kernel/memory_journal.h"
#include "tests/harness/journal_likeness.h"

#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// Keeps whatever it is sent, at once.
class Store final : public data::PageStore {
public:
    void keep(const data::PageChange &) override { ++asked; }
    int asked = 0;
};

} // namespace

// Every journal does what the one in memory does, call by call.
class JournalLikenessTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    int files_ = 0;
    std::string fresh() { return folder_.filePath(u"journal-%1.db"_s.arg(++files_)).toStdString(); }

private slots:
    void theFileDoesWhatTheMemoryDoes_data() { seeds(); }
    void theFileDoesWhatTheMemoryDoes()
    {
        QFETCH(unsigned, seed);
        MemoryJournal memory;
        const auto path = fresh();
        std::vector<SessionId> sessions;
        std::string before;
        {
            const auto opened = data::openJournal(path, data::Purpose::play);
            tests::JournalLikeness contract(memory, *opened.journal, seed);
            const auto difference = contract.differenceAfter(150);
            QVERIFY2(difference.empty(), difference.c_str());
            sessions = contract.sessions();
            before = tests::told(*opened.journal, sessions);
        }
        const auto again = data::openJournal(path, data::Purpose::play);
        QCOMPARE(tests::told(*again.journal, sessions), before);
    }

    void theFileKeptInPagesDoesWhatTheMemoryDoes_data() { seeds(); }
    void theFileKeptInPagesDoesWhatTheMemoryDoes()
    {
        QFETCH(unsigned, seed);
        MemoryJournal memory;
        const auto path = fresh();
        Store store;
        data::PagedFile file(path, store);
        const auto opened = data::openJournal(path, data::Purpose::play);
        tests::JournalLikeness contract(memory, *opened.journal, seed);
        const auto difference = contract.differenceAfter(150);
        QVERIFY2(difference.empty(), difference.c_str());
        QVERIFY(store.asked > 0);
    }

private:
    static void seeds()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 12; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
};

QTEST_APPLESS_MAIN(JournalLikenessTest)
#include "journal_likeness_test.moc"
