#include "data/journal/journal_at.h"
#include "data/journal/watch.h"
#include "tests/harness/patience.h"
#include "tests/hub/postgres_server.h"

#include <QTest>

#include <set>

using namespace torchside;

// What is told to those who share a server, and is no session: of hubs that begin and end, of what is kept
// beside a session.
class SharedToldTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNumberThatNoSessionHasIsOnlyTold()
    {
        if (!tests::PostgresServer::isInstalled())
            QSKIP("no PostgreSQL server is installed");
        tests::PostgresServer server;
        const auto one = data::openJournalAt(server.address(), data::Purpose::play).journal;
        const auto other = data::openJournalAt(server.address(), data::Purpose::play).journal;
        const auto own = one->watch();
        const auto watch = other->watch();
        std::set<SessionId> heard;
        bool isListening = false;
        const auto listen = [&] {
            const auto news = watch->news();
            heard.insert(news.sessions.begin(), news.sessions.end());
            return isListening = isListening || news.isAll;
        };
        QTRY_VERIFY(listen());
        const auto changes = other->foreignChanges();
        const auto ownChanges = one->foreignChanges();
        one->together([&] {
            one->database().connection().touch(0);
            one->database().connection().touch(-7);
        });
        QTRY_COMPARE((listen(), heard), (std::set<SessionId>{-7, 0}));
        QCOMPARE(other->foreignChanges(), changes);
        QCOMPARE(one->foreignChanges(), ownChanges);
        QVERIFY(own->news().sessions.empty()); // who says it knows it
    }
};

QTEST_GUILESS_MAIN(SharedToldTest)
#include "shared_told_test.moc"
