#include "app/hub/dispatcher.h"
#include "tests/harness/patience.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QSemaphore>
#include <QSocketNotifier>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <ctime>
#include <functional>
#include <memory>
#include <sys/socket.h>
#include <unistd.h>

using namespace torchside::hub;

// A thread whose event loop is the hub's.
class Loop {
public:
    Loop()
    {
        thread_.setEventDispatcher(new Dispatcher);
        worker_.moveToThread(&thread_);
        thread_.start();
    }
    ~Loop()
    {
        thread_.quit();
        thread_.wait();
    }
    // There, and waits until it is done.
    void run(const std::function<void()> &what)
    {
        QMetaObject::invokeMethod(&worker_, what, Qt::BlockingQueuedConnection);
    }
    QObject &worker() { return worker_; }

private:
    QObject worker_;
    QThread thread_;
};

// Two ends of a line.
struct Ends {
    int one = -1;
    int other = -1;
    Ends()
    {
        int both[2];
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, both) == 0)
            std::tie(one, other) = std::pair(both[0], both[1]);
    }
    ~Ends()
    {
        close(one);
        close(other);
    }
};

class DispatcherTest : public QObject {
    Q_OBJECT

    static bool comes(QSemaphore &what, int many = 1) { return what.tryAcquire(many, 10'000); }

private Q_SLOTS:
    void timersRingInTheirOrderAndNotBefore()
    {
        Loop loop;
        QList<int> order;
        QElapsedTimer time;
        qint64 last = 0;
        QSemaphore rung;
        loop.run([&] {
            time.start();
            for (const int after : {60, 20, 0, 40})
                QTimer::singleShot(after, Qt::PreciseTimer, &loop.worker(), [&, after] {
                    order.append(after);
                    last = time.elapsed();
                    rung.release();
                });
        });
        QVERIFY(comes(rung, 4));
        QCOMPARE(order, (QList<int>{0, 20, 40, 60}));
        QVERIFY(last >= 60);
    }

    void aTimerRingsUntilItIsStopped()
    {
        Loop loop;
        std::unique_ptr<QTimer> timer;
        int rings = 0;
        QSemaphore rung;
        loop.run([&] {
            timer = std::make_unique<QTimer>();
            QObject::connect(timer.get(), &QTimer::timeout, timer.get(), [&] {
                if (++rings == 3)
                    timer->stop();
                rung.release();
            });
            timer->start(1);
        });
        QVERIFY(comes(rung, 3));
        loop.run([&] { QCOMPARE(timer->remainingTime(), -1); });
        QTest::qWait(30);
        loop.run([&] { timer.reset(); });
        QCOMPARE(rings, 3);
    }

    void whatOthersPostIsHeardAtOnce()
    {
        Loop loop;
        QElapsedTimer time;
        time.start();
        int count = 0;
        for (int i = 0; i < 1000; ++i)
            loop.run([&] { ++count; });
        QCOMPARE(count, 1000);
        QVERIFY2(time.elapsed() < 10'000, qPrintable(QString::number(time.elapsed())));
    }

    void whatIsPostedFromWithinIsHeard()
    {
        Loop loop;
        QSemaphore heard;
        std::function<void(int)> again = [&](int left) {
            if (left == 0)
                return heard.release();
            QMetaObject::invokeMethod(
                &loop.worker(), [&, left] { again(left - 1); }, Qt::QueuedConnection);
        };
        loop.run([&] { again(500); });
        QVERIFY(comes(heard));
    }

    void aReaderIsCalledWhenSomethingComesAndNotWhileItDoesNotListen()
    {
        Loop loop;
        Ends ends;
        std::unique_ptr<QSocketNotifier> reader;
        int calls = 0;
        QSemaphore read;
        loop.run([&] {
            reader = std::make_unique<QSocketNotifier>(ends.one, QSocketNotifier::Read);
            QObject::connect(reader.get(), &QSocketNotifier::activated, reader.get(), [&] {
                char some[8];
                ++calls;
                if (::read(ends.one, some, sizeof some) == 1)
                    read.release();
            });
        });
        QCOMPARE(::write(ends.other, "a", 1), 1);
        QVERIFY(comes(read));
        loop.run([&] { reader->setEnabled(false); });
        QCOMPARE(::write(ends.other, "b", 1), 1);
        QTest::qWait(30);
        loop.run([&] { QCOMPARE(calls, 1); });
        loop.run([&] { reader->setEnabled(true); });
        QVERIFY(comes(read));
        loop.run([&] { reader.reset(); });
    }

    // The number of a file that is closed is the next one's.
    void aFileOfTheSameNumberIsAnother()
    {
        Loop loop;
        for (int round = 0; round < 50; ++round) {
            Ends ends;
            std::unique_ptr<QSocketNotifier> reader;
            QSemaphore read;
            loop.run([&] {
                reader = std::make_unique<QSocketNotifier>(ends.one, QSocketNotifier::Read);
                QObject::connect(reader.get(), &QSocketNotifier::activated, reader.get(), [&] {
                    reader->setEnabled(false);
                    read.release();
                });
            });
            QCOMPARE(::write(ends.other, "a", 1), 1);
            QVERIFY(comes(read));
            loop.run([&] { reader.reset(); });
        }
    }

    // Each says back what it hears, in pieces larger than what the system takes at once; the other end of
    // the first ten goes away in the middle.
    void manySocketsSpeakAtOnce()
    {
        constexpr int many = 100;
        const QByteArray word(300'000, 'x');
        Loop loop;
        std::unique_ptr<QTcpServer> server;
        quint16 port = 0;
        int gone = 0;
        loop.run([&] {
            server = std::make_unique<QTcpServer>();
            QObject::connect(server.get(), &QTcpServer::newConnection, server.get(), [&] {
                while (auto *socket = server->nextPendingConnection()) {
                    QObject::connect(socket, &QTcpSocket::readyRead, socket,
                                     [socket] { socket->write(socket->readAll()); });
                    QObject::connect(socket, &QTcpSocket::disconnected, socket, [socket, &gone] {
                        ++gone;
                        socket->deleteLater();
                    });
                }
            });
            server->listen(QHostAddress::LocalHost);
            port = server->serverPort();
        });
        std::vector<std::unique_ptr<QTcpSocket>> phones;
        std::vector<qsizetype> heard(many);
        for (int i = 0; i < many; ++i) {
            auto &phone = *phones.emplace_back(std::make_unique<QTcpSocket>());
            connect(&phone, &QTcpSocket::readyRead, this,
                    [&heard, &phone, i] { heard[static_cast<std::size_t>(i)] += phone.readAll().size(); });
            phone.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
            phone.write(word);
        }
        for (int i = 0; i < 10; ++i)
            phones[static_cast<std::size_t>(i)]->abort();
        QTRY_VERIFY_WITH_TIMEOUT(
            std::all_of(heard.begin() + 10, heard.end(), [&](qsizetype each) { return each == word.size(); }),
            30'000);
        phones.clear();
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                int all = 0;
                loop.run([&] { all = gone; });
                return all >= many - 10;
            }(),
            10'000);
        loop.run([&] { server.reset(); });
    }

    void whoHasNothingToDoRests()
    {
        Loop loop;
        const auto usedBy = [&] {
            timespec used{};
            loop.run([&] { clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used); });
            return used.tv_sec * 1000 + used.tv_nsec / 1'000'000;
        };
        Ends ends;
        std::unique_ptr<QSocketNotifier> reader;
        loop.run([&] { reader = std::make_unique<QSocketNotifier>(ends.one, QSocketNotifier::Read); });
        const auto before = usedBy();
        QTest::qWait(300);
        QVERIFY(usedBy() - before < 100);
        loop.run([&] { reader.reset(); });
    }
};

QTEST_GUILESS_MAIN(DispatcherTest)
#include "dispatcher_test.moc"
