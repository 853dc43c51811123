#include "tests/harness/journal_contract.h"

#include "data/journal/journal_at.h"
#include "models/kernel/memory_journal.h"

#ifdef TORCHSIDE_POSTGRES
#include "tests/hub/postgres_server.h"
#endif

#include <QTemporaryDir>
#include <QTest>

using namespace torchside;

// One contract, whatever keeps the sessions.
class JournalContractTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    int made_ = 0;
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

    tests::JournalToTry journals(const QString &kind)
    {
        if (kind == QLatin1String("memory"))
            return {std::make_shared<MemoryJournal>(), nullptr};
#ifdef TORCHSIDE_POSTGRES
        if (kind == QLatin1String("PostgreSQL"))
            return emptied();
#endif
        return opened(folder_.filePath(QString::number(++made_)).toStdString());
    }

private Q_SLOTS:
    void isKept_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("which");
        QStringList kinds{QStringLiteral("memory"), QStringLiteral("SQLite")};
#ifdef TORCHSIDE_POSTGRES
        if (!tests::PostgresServer::isInstalled())
            QFAIL("PostgreSQL is not installed: see tests/packages.txt");
        kinds << QStringLiteral("PostgreSQL");
#endif
        const auto contract = tests::journalContract();
        for (const auto &kind : kinds)
            for (std::size_t which = 0; which < contract.size(); ++which)
                if (!contract[which].needsAnother || kind != QLatin1String("memory"))
                    QTest::addRow("%s: %s", qPrintable(kind), contract[which].name.c_str())
                        << kind << static_cast<int>(which);
    }
    void isKept()
    {
        QFETCH(QString, kind);
        QFETCH(int, which);
        auto with = journals(kind);
        try {
            tests::journalContract()[static_cast<std::size_t>(which)].isKept(with);
        } catch (const std::exception &broken) {
            QFAIL(broken.what());
        }
    }
};

QTEST_GUILESS_MAIN(JournalContractTest)
#include "journal_contract_test.moc"
