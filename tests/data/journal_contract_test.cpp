#include "tests/harness/journal_contract.h"

#include "data/journal/journal_at.h"
#include "data/journal/paged_file.h"
#include "models/kernel/memory_journal.h"

#ifdef TORCHSIDE_POSTGRES
#include "tests/hub/postgres_server.h"
#endif

#include <QTemporaryDir>
#include <QTest>

using namespace torchside;

namespace {

// Keeps whatever it is sent, at once.
class Store final : public data::PageStore {
public:
    void keep(const data::PageChange &) override {}
};

} // namespace

// One contract, whatever keeps the sessions.
class JournalContractTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    int made_ = 0;
    Store store_;
    std::unique_ptr<data::PagedFile> pages_;
#ifdef TORCHSIDE_POSTGRES
    std::unique_ptr<tests::PostgresServer> server_;
    tests::JournalToTry shared_;

    // The same two connections each time, to tables without a row.
    tests::JournalToTry emptied()
    {
        if (!server_) {
            server_ = std::make_unique<tests::PostgresServer>();
            shared_ = opened(server_->address());
        }
        server_->run("TRUNCATE session CASCADE");
        return shared_;
    }
#endif

    static tests::JournalToTry opened(const std::string &address)
    {
        const auto open = [&] { return data::openJournalAt(address, data::Purpose::play).journal; };
        return {open(), open()};
    }

    // A server is asked a few random evenings only: each of their calls goes over a socket.
    static std::vector<tests::Promise> contractOf(const QString &kind)
    {
        return tests::journalContract(kind == QLatin1String("PostgreSQL") ? 2 : 12);
    }
    std::string fresh()
    {
        return folder_.filePath(QString::number(++made_)).toStdString();
    }

    tests::JournalToTry journals(const QString &kind)
    {
        pages_.reset();
        if (kind == QLatin1String("memory"))
            return {std::make_shared<MemoryJournal>(), nullptr};
#ifdef TORCHSIDE_POSTGRES
        if (kind == QLatin1String("PostgreSQL"))
            return emptied();
#endif
        const auto path = fresh();
        if (kind == QLatin1String("pages"))
            pages_ = std::make_unique<data::PagedFile>(path, store_);
        return opened(path);
    }

private Q_SLOTS:
    void isKept_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("which");
        QStringList kinds{QStringLiteral("memory"), QStringLiteral("SQLite"), QStringLiteral("pages")};
#ifdef TORCHSIDE_POSTGRES
        if (!tests::PostgresServer::isInstalled())
            QFAIL("PostgreSQL is not installed: see tests/packages.txt");
        kinds << QStringLiteral("PostgreSQL");
#endif
        for (const auto &kind : kinds) {
            const auto contract = contractOf(kind);
            for (std::size_t which = 0; which < contract.size(); ++which)
                if (!contract[which].needsAnother || kind != QLatin1String("memory"))
                    QTest::addRow("%s: %s", qPrintable(kind), contract[which].name.c_str())
                        << kind << static_cast<int>(which);
        }
    }
    void isKept()
    {
        QFETCH(QString, kind);
        QFETCH(int, which);
        auto with = journals(kind);
        try {
            contractOf(kind)[static_cast<std::size_t>(which)].isKept(with);
        } catch (const std::exception &broken) {
            QFAIL(broken.what());
        }
    }

    void whatAFileWasToldIsThereAgain()
    {
        const auto path = fresh();
        const auto known = [&] {
            const auto opened = data::openJournalAt(path, data::Purpose::play);
            std::vector<SessionId> ids;
            for (const auto &session : opened.journal->sessions())
                ids.push_back(session.id);
            return tests::told(*opened.journal, ids);
        };
        auto with = opened(path);
        tests::journalContract().back().isKept(with);
        const auto before = known();
        with = {};
        QCOMPARE(known(), before);
    }
};

QTEST_GUILESS_MAIN(JournalContractTest)
#include "journal_contract_test.moc"
