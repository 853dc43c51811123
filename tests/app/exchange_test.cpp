#include "app/exchange.h"
#include "app/past_games.h"

#include "data/journal/open_journal.h"
#include "tests/harness/scripted_sessions.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

using namespace torchside;
using namespace Qt::StringLiterals;
using app::Exchange;

namespace {

// A device of its own: journal, cards and people in a folder that goes with it.
struct Device {
    QTemporaryDir folder;
    QString path = folder.filePath(u"torchside.db"_s);
    std::unique_ptr<data::SqlJournal> journal =
        data::openJournal(path.toStdString(), data::Purpose::play).journal;
    SeededDice dice{1};
    app::CardShelf cards{&journal->database()};
    app::Preferences preferences{folder.filePath(u"torchside.ini"_s)};
    Exchange exchange{*journal, cards, preferences, [] { return Moment{1'763'500'000'000}; }};
    QSignalSpy said{&exchange, &Exchange::said};

    Device()
    {
        new QAbstractItemModelTester(exchange.report(),
                                     QAbstractItemModelTester::FailureReportingMode::QtTest, &exchange);
    }

    void play(const QString &game, const QString &name, Moment from = 1'763'496'000'000)
    {
        tests::played(tests::script(qEnvironmentVariable("TORCHSIDE_SOURCE"), game, name), *journal, dice,
                      from);
    }
    QUrl file(const QString &name) const { return QUrl::fromLocalFile(folder.filePath(name)); }
    QUrl write(const QString &name, const QByteArray &data) const
    {
        QFile out(folder.filePath(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(data) != data.size())
            qFatal("%s can't be written", qPrintable(name));
        return file(name);
    }
    QByteArray read(const QString &name) const
    {
        QFile in(folder.filePath(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    QStringList stands() const
    {
        QStringList all;
        auto *model = const_cast<Exchange &>(exchange).report();
        for (int row = 0; row < model->rowCount(); ++row)
            all.append(model->index(row, 0).data(model->roleNames().key("stand")).toString());
        return all;
    }
    std::size_t kept() const { return journal->sessions().size(); }
};

constexpr auto aCard = R"({"name":"Night Gaunt","type":"character","cost":3,"skill":3})";

} // namespace

class ExchangeTest : public QObject {
    Q_OBJECT

private slots:
    // A file that can't grow is a disk that is full: the one that lay there stays.
    void aFileIsSavedWholeOrNotAtAll()
    {
        Device one;
        one.play(u"mandom"_s, u"over"_s);
        const auto id = one.journal->sessions().front().id;
        const auto there = one.write(u"one.json"_s, "what was there");
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const rlimit full{20, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &full);
        const bool saved = one.exchange.saveSession(id, there);
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!saved);
        QVERIFY(one.said.last().first().toString().startsWith(u"The file could not be written"_s));
        QCOMPARE(one.read(u"one.json"_s), QByteArray("what was there"));
        QVERIFY(one.exchange.saveSession(id, there));
        QVERIFY(one.read(u"one.json"_s).startsWith('{'));
    }

    void everythingGoesFromOneDeviceToAnother()
    {
        Device one;
        one.play(u"mandom"_s, u"over"_s);
        one.play(u"cutthroat"_s, u"over"_s);
        one.play(u"darkcastle"_s, u"between"_s);
        one.play(u"duelofages"_s, u"over"_s);
        one.play(u"cthulhu"_s, u"over"_s);
        one.cards.keep(QJsonDocument::fromJson(aCard).object().toVariantMap());
        one.preferences.remember({u"Ann"_s, u"Bo"_s});
        QVERIFY(one.exchange.saveAll(one.file(u"all.json"_s)));

        Device two;
        two.exchange.look({two.write(u"all.json"_s, one.read(u"all.json"_s))});
        QVERIFY(two.exchange.looked());
        QVERIFY(two.exchange.brings());
        QCOMPARE(two.stands(), QStringList(6, u"new"_s)); // five sessions and the cards
        QCOMPARE(two.kept(), 0U);                         // shown, not taken
        QVERIFY(two.exchange.takeIn());
        QCOMPARE(two.kept(), 5U);
        QCOMPARE(two.cards.count(), 1);
        QCOMPARE(two.preferences.knownPeople(), (QStringList{u"Ann"_s, u"Bo"_s}));
        QVERIFY(!two.exchange.looked());

        // The same once more: everything is here already.
        two.exchange.look({one.file(u"all.json"_s)});
        QCOMPARE(two.stands().count(u"here"_s), 5);
        QVERIFY(two.exchange.heading().contains(u"already here: 5"_s));
        // and what goes out of it is the same session for session
        QVERIFY(two.exchange.saveSession(two.journal->sessions().back().id, two.file(u"one.json"_s)));
        QVERIFY(one.exchange.saveSession(one.journal->sessions().back().id, one.file(u"one.json"_s)));
        QCOMPARE(two.read(u"one.json"_s), one.read(u"one.json"_s));
    }

    void aSessionThatWentOnElsewhereIsTakenInBesideOurs()
    {
        Device one;
        one.play(u"mandom"_s, u"bidding"_s);
        const auto id = one.journal->sessions().front().id;
        QVERIFY(one.exchange.saveSession(id, one.file(u"early.json"_s)));
        auto session = app::findGame("mandom")->session(
            *one.journal, one.dice, [] { return Moment{1'763'497'000'000}; }, nullptr);
        session->open(id);
        session->submit(R"({"do":"pass"})");
        QVERIFY(one.exchange.saveSession(id, one.file(u"late.json"_s)));

        Device two;
        two.exchange.look({one.file(u"early.json"_s)});
        QVERIFY(two.exchange.takeIn());
        two.exchange.look({one.file(u"late.json"_s)});
        QCOMPARE(two.stands(), QStringList{u"further"_s});
        QVERIFY(two.exchange.takeIn());
        QCOMPARE(two.kept(), 2U);
        one.exchange.look({one.file(u"early.json"_s)});
        QCOMPARE(one.stands(), QStringList{u"here"_s}); // ours is further
        QVERIFY(!one.exchange.brings());
    }

    void theSameSessionTwiceInAFileIsTakenOnce()
    {
        Device one;
        one.play(u"mandom"_s, u"over"_s);
        QVERIFY(one.exchange.saveSession(one.journal->sessions().front().id, one.file(u"a.json"_s)));
        Device two;
        two.exchange.look({one.file(u"a.json"_s), one.file(u"a.json"_s)});
        QCOMPARE(two.stands(), (QStringList{u"new"_s, u"here"_s}));
    }

    void hostileFilesAreToldAndChangeNothing_data()
    {
        QTest::addColumn<QByteArray>("file");
        Device one;
        one.play(u"mandom"_s, u"over"_s);
        one.exchange.saveSession(one.journal->sessions().front().id, one.file(u"a.json"_s));
        const auto good = one.read(u"a.json"_s);
        auto unknown = good;
        auto illegal = good;
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("not JSON") << QByteArray("nonsense");
        QTest::newRow("cut off") << good.left(good.size() / 3);
        QTest::newRow("nested without end") << QByteArray(200'000, '[');
        QTest::newRow("a game nobody knows") << unknown.replace("\"game\":\"mandom\"", "\"game\":\"chess\"");
        QTest::newRow("events that are no game")
            << illegal.replace("\"type\":\"passed\"", "\"type\":\"castled\"");
        QTest::newRow("an endless line") << "{\"format\":\"" + QByteArray(10'000'000, 'x') + "\"}";
        QTest::newRow("bad XML") << QByteArray("<set><card");
    }
    void hostileFilesAreToldAndChangeNothing()
    {
        QFETCH(QByteArray, file);
        Device device;
        device.exchange.look({device.write(u"hostile.json"_s, file)});
        QVERIFY(device.exchange.looked());
        QVERIFY(!device.exchange.brings());
        QCOMPARE(device.stands(), QStringList{u"broken"_s});
        device.exchange.takeIn();
        QCOMPARE(device.kept(), 0U);
    }

    void aFileThatIsNotThereIsSaidSo()
    {
        Device device;
        device.exchange.look({device.file(u"nowhere.json"_s)});
        QCOMPARE(device.stands(), QStringList{u"broken"_s});
    }

    void aPackIsLookedThroughBeforeItIsTakenIn()
    {
        Device device;
        const auto pack = [](int life) {
            return QByteArray(R"({"format":"torchside-pack","version":1,"entries":[{"game":"cutthroat",)"
                              R"("kind":"creature","entry":{"name":"Hydra","life":{"4":)") +
                   QByteArray::number(life) + "}}}]}";
        };
        const auto life = [&] {
            const auto *hydra =
                device.cards.kept()->entries().entry({u"cutthroat"_s, u"creature"_s}, u"hydra"_s);
            return hydra ? hydra->json[u"life"_s][u"4"_s].toInt() : 0;
        };
        device.exchange.look({device.write(u"pack.json"_s, pack(160))});
        QCOMPARE(device.stands(), QStringList{u"new"_s});
        QVERIFY(device.exchange.brings());
        QCOMPARE(life(), 0);
        QVERIFY(device.exchange.takeIn());
        QCOMPARE(life(), 160);
        device.exchange.look({device.write(u"pack.json"_s, pack(150))});
        QCOMPARE(device.stands(), (QStringList{u"here"_s, u"differs"_s}));
        QVERIFY(!device.exchange.brings());
        device.exchange.look({device.write(u"pack.json"_s, pack(-1))});
        QCOMPARE(device.stands(), QStringList{u"broken"_s});
        QVERIFY(!device.exchange.brings());
        QCOMPARE(life(), 160);
    }

    void packsGoIntoTheFileWithEverything()
    {
        Device one;
        one.cards.kept()->entries().keep({u"darkcastle"_s, u"item"_s},
                                         {u"old-key"_s, {{u"name"_s, u"Old Key"_s}, {u"hands"_s, 2}}});
        QVERIFY(one.exchange.saveAll(one.file(u"all.json"_s)));
        Device two;
        two.exchange.look({one.file(u"all.json"_s)});
        QVERIFY(two.exchange.takeIn());
        QVERIFY(two.cards.kept()->entries().entry({u"darkcastle"_s, u"item"_s}, u"old-key"_s));
    }

    void theGoodOnesOfAMixedFileGoIn()
    {
        Device one;
        one.play(u"mandom"_s, u"over"_s);
        one.play(u"mandom"_s, u"bidding"_s, 1'763'400'000'000);
        QVERIFY(one.exchange.saveAll(one.file(u"all.json"_s)));
        auto mixed = one.read(u"all.json"_s);
        mixed.replace(mixed.indexOf("\"type\":\"placed\""), 15, "\"type\":\"phoned\"");
        Device two;
        two.exchange.look({two.write(u"mixed.json"_s, mixed)});
        QCOMPARE(two.stands().count(u"broken"_s), 1);
        QCOMPARE(two.stands().count(u"new"_s), 1);
        QVERIFY(two.exchange.takeIn());
        QCOMPARE(two.kept(), 1U);
    }

    void aDiskThatSaysNoTakesNothingIn()
    {
        Device one;
        for (int i = 0; i < 12; ++i)
            one.play(u"cutthroat"_s, u"over"_s, 1'763'000'000'000 + i);
        one.cards.keep(QJsonDocument::fromJson(aCard).object().toVariantMap());
        QVERIFY(one.exchange.saveAll(one.file(u"all.json"_s)));
        Device two;
        two.exchange.look({one.file(u"all.json"_s)});
        two.journal->limitPages(24); // full in the middle of it
        QVERIFY(!two.exchange.takeIn());
        QCOMPARE(two.kept(), 0U);
        QCOMPARE(two.cards.count(), 0);
        QCOMPARE(two.said.count(), 1);
        QVERIFY(two.exchange.looked()); // it can be tried again
        two.journal->limitPages(1'000'000);
        QVERIFY(two.exchange.takeIn());
        QCOMPARE(two.kept(), 12U);
    }

    void cardFilesOfOtherProgramsAreKnownByTheirContents()
    {
        Device device;
        device.exchange.look({device.write(
            u"anything.csv"_s,
            "name,type,skill,cost,terror,combat,arcane,investigation\nNight Gaunt,character,3,3,1,0,0,0\n")});
        QCOMPARE(device.stands(), QStringList{u"new"_s});
        QVERIFY(device.exchange.takeIn());
        QCOMPARE(device.cards.count(), 1);
    }

    void allAreDeletedTogetherAndComeBackTogether()
    {
        Device device;
        device.play(u"mandom"_s, u"over"_s);
        device.play(u"mandom"_s, u"bidding"_s);
        QCOMPARE(device.exchange.sessions(), 2);
        QVERIFY(device.exchange.removeAll());
        QCOMPARE(device.kept(), 0U);
        QVERIFY(!device.exchange.removeAll()); // nothing is left to delete, and the way back stays
        device.exchange.restoreAll();
        QCOMPARE(device.kept(), 2U);
        QVERIFY(device.exchange.removeAll());
        device.journal->forget(); // the app was closed
        device.exchange.restoreAll();
        QCOMPARE(device.kept(), 0U);
    }

#ifdef Q_OS_LINUX
    void theCatalogueOpensTheFileNoSecondTime()
    {
        Device device;
        device.cards.keep(QJsonDocument::fromJson(aCard).object().toVariantMap());
        QCOMPARE(device.cards.count(), 1);
        const QDir open(u"/proc/self/fd"_s);
        int times = 0;
        for (const auto &each : open.entryList(QDir::Files | QDir::System))
            times += QFile::symLinkTarget(open.filePath(each)) == device.path ? 1 : 0;
        QCOMPARE(times, 1);
    }
#endif

    void aFileThatCantBeWrittenIsSaidSo()
    {
        Device device;
        device.play(u"mandom"_s, u"over"_s);
        QVERIFY(!device.exchange.saveAll(device.file(u"no/such/folder/all.json"_s)));
        QCOMPARE(device.said.count(), 1);
        QCOMPARE(device.exchange.nameFor(0), u"torchside-2025-11-18.json"_s);
        QVERIFY(device.exchange.nameFor(device.journal->sessions().front().id)
                    .startsWith(u"torchside-mandom-2025-11-18"_s));
    }
};

QTEST_MAIN(ExchangeTest)
#include "exchange_test.moc"
