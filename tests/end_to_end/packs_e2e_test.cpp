#include "app/pack_hand.h"
#include "tests/harness/real_window.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

using namespace torchside;
using namespace Qt::StringLiterals;

// Packs from hand to hand in the real window, and the own notes where their things lie.
class PacksEndToEndTest : public QObject {
    Q_OBJECT

    static QByteArray packOf(const QByteArray &entries)
    {
        return R"({"format":"torchside-pack","version":1,"entries":[)" + entries + "]}";
    }
    static QByteArray troll(const QByteArray &more)
    {
        return R"({"game":"cutthroat","kind":"creature","entry":{"name":"Battle Troll",)" + more + "}}";
    }

    static QVariantMap known(tests::RealWindow &app)
    {
        return app.app().packs().known(u"cutthroat"_s, u"creature"_s, u"battle troll"_s);
    }

    static bool press(tests::RealWindow &app, const QString &name, const QString &by)
    {
        if (by == u"touch"_s)
            return app.tap(name);
        if (!tests::soon([&] { return app.control(name) != nullptr; }))
            return false;
        app.settle(400);
        auto *item = app.control(name);
        if (by == u"mouse"_s) {
            if (!app.bringIntoView(item))
                return false;
            QTest::mouseClick(app.window(), Qt::LeftButton, {},
                              item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
        } else {
            item->forceActiveFocus(Qt::TabFocusReason);
            QTest::keyClick(app.window(), Qt::Key_Space);
        }
        app.settle(300);
        return true;
    }

    static void note(tests::RealWindow &app, const QString &game, const QString &kind, const QString &name,
                     const QString &words)
    {
        auto &packs = app.app().packs();
        QVERIFY(packs.add(game, kind, name));
        const auto id = packs.known(game, kind, name)[u"id"_s].toString();
        QCOMPARE(packs.correct(game, kind, id, u"note"_s, words), QString());
    }

private slots:
    void aPackComesFromAnotherDeviceAndIsLookedThroughFirst()
    {
        const auto pack = packOf(troll(R"("life":{"4":160})"));
        app::PackHand giver([&] { return pack; }, [] { return QStringList{u"127.0.0.1"_s}; }, nullptr);
        giver.begin();
        QVERIFY(giver.isOpen());
        tests::RealWindow app;
        QVERIFY(app.tap(u"Packs"_s));
        QVERIFY(app.tap(u"Receive a pack"_s));
        QVERIFY(app.type(u"Address"_s, u"example.org"_s));
        QVERIFY(app.shows(u"That is no address"_s));
        QVERIFY(app.tap(u"Cancel"_s) && app.tap(u"Receive a pack"_s));
        QVERIFY(app.type(u"Address"_s, giver.link()));
        QVERIFY(app.shows(u"New entries: 1"_s));
        QVERIFY(known(app).isEmpty()); // nothing counts before somebody says so
        QVERIFY(app.tap(u"Import it"_s));
        QTRY_COMPARE(known(app)[u"life"_s].toMap()[u"4"_s].toInt(), 160);
        QCOMPARE(giver.taken(), 1);
    }

    void whatIsNoPackIsSaidAndNothingComesIn()
    {
        app::PackHand giver([] { return QByteArray("not at all a pack"); },
                            [] { return QStringList{u"127.0.0.1"_s}; }, nullptr);
        giver.begin();
        tests::RealWindow app;
        QVERIFY(app.tap(u"Packs"_s));
        QVERIFY(app.tap(u"Receive a pack"_s));
        QVERIFY(app.type(u"Address"_s, giver.link()));
        QVERIFY(app.shows(u"can’t be read: 1"_s));
        QVERIFY(!app.control(u"Import it"_s));
    }

    void aPackIsHandedOverAsLongAsItsCodeIsShown()
    {
        tests::RealWindow app;
        QVERIFY(app.app().packs().add(u"cutthroat"_s, u"item"_s, u"Iron Helm"_s));
        QVERIFY(app.tap(u"Packs"_s));
        QVERIFY(app.tap(u"Hand over to another device"_s));
        auto &hand = *app.app().packs().hand();
        QTRY_VERIFY(hand.isOpen());
        QCOMPARE(app.platform().askedForNetwork, 1);
        QVERIFY(hand.codeSide() > 0);
        const auto link = hand.link();
        app::PackHand taker(
            {}, [] { return QStringList(); }, nullptr);
        QSignalSpy received(&taker, &app::PackHand::received);
        taker.receive(link);
        QTRY_COMPARE(received.count(), 1);
        QVERIFY(received[0][0].toByteArray().contains("Iron Helm"));
        QVERIFY(app.shows(u"Taken 1 time."_s));
        QVERIFY(app.tap(u"Close"_s));
        QTRY_VERIFY(!hand.isOpen());
        taker.receive(link);
        QTRY_VERIFY(!taker.trouble().isEmpty());
        QCOMPARE(received.count(), 1);
    }

    void whereYoursDifferYouChoose_data()
    {
        QTest::addColumn<QString>("by");
        QTest::addColumn<bool>("all");
        for (const auto *by : {"mouse", "touch", "keys"}) {
            QTest::addRow("one, by %s", by) << QString::fromLatin1(by) << false;
            QTest::addRow("all, by %s", by) << QString::fromLatin1(by) << true;
        }
    }
    void whereYoursDifferYouChoose()
    {
        QFETCH(QString, by);
        QFETCH(bool, all);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"theirs.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(packOf(troll(R"("life":{"4":150},"prestige":{"4":7})")));
        file.close();
        tests::RealWindow app;
        auto &packs = app.app().packs();
        QVERIFY(packs.add(u"cutthroat"_s, u"creature"_s, u"Battle Troll"_s));
        QCOMPARE(packs.correct(u"cutthroat"_s, u"creature"_s, u"battle-troll"_s, u"life.4"_s, u"160"_s),
                 QString());
        QCOMPARE(packs.correct(u"cutthroat"_s, u"creature"_s, u"battle-troll"_s, u"prestige.4"_s, u"4"_s),
                 QString());
        QVERIFY(app.tap(u"Settings"_s));
        QVERIFY(app.tap(u"Save, import, delete"_s));
        app.app().exchange().look(QList<QUrl>{QUrl::fromLocalFile(path)});
        QVERIFY(app.shows(u"Battle Troll: Life for 4 players"_s));
        QVERIFY(app.shows(u"There is nothing new in it."_s)); // as long as mine stays
        QVERIFY(press(app, all ? u"take all of theirs"_s : u"theirs: 150"_s, by));
        QVERIFY(app.shows(u"Of yours only what you chose becomes theirs."_s));
        QVERIFY(press(app, u"Import it"_s, by));
        QTRY_COMPARE(known(app)[u"life"_s].toMap()[u"4"_s].toInt(), 150);
        QCOMPARE(known(app)[u"prestige"_s].toMap()[u"4"_s].toInt(), all ? 7 : 4);
    }

    void aNoteStandsWhereItsThingLies_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("steps");
        QTest::newRow("a creature")
            << u"cutthroat"_s << u"creature"_s << u"Battle Troll"_s
            << uR"({"do":"encounter","name":"Battle Troll","life":90,"prestige":4})"_s;
        QTest::newRow("an event") << u"cutthroat"_s << u"event"_s << u"Dark Clouds"_s
                                  << uR"({"do":"encounter","name":"Rat","life":90,"prestige":4}
{"do":"event","name":"Dark Clouds","active":[1],"when":"end"})"_s;
        QTest::newRow("a quest") << u"cutthroat"_s << u"quest"_s << u"The Deep Well"_s
                                 << uR"({"do":"encounter","name":"Rat","life":90,"prestige":4})"_s;
        QTest::newRow("an enemy") << u"darkcastle"_s << u"enemy"_s << u"The Twins"_s
                                  << uR"({"do":"turn","character":0}
{"do":"combat","enemy":"The Twins","dice":{"might":2},"blow":3})"_s;
        QTest::newRow("a location") << u"duelofages"_s << u"location"_s << u"Ruins"_s << QString();
        QTest::newRow("a card") << u"duelofages"_s << u"card"_s << u"Sable Cloak"_s
                                << uR"({"do":"pin-own","player":0,"name":"Sable Cloak"})"_s;
        QTest::newRow("a character")
            << u"duelofages"_s << u"character"_s << u"The Miller"_s
            << uR"({"do":"pin-own","player":0,"what":"character","name":"The Miller"})"_s;
    }
    void aNoteStandsWhereItsThingLies()
    {
        QFETCH(QString, game);
        QFETCH(QString, kind);
        QFETCH(QString, name);
        QFETCH(QString, steps);
        tests::RealWindow app;
        note(app, game, kind, name, u"it never sleeps"_s);
        const QVariantList people{QVariantMap{{u"name"_s, u"Ann"_s}}, QVariantMap{{u"name"_s, u"Bo"_s}},
                                  QVariantMap{{u"name"_s, u"Cy"_s}}};
        const QVariantList prisoners{QVariantMap{{u"id"_s, u"abbot"_s}, {u"player"_s, u"Ann"_s}},
                                     QVariantMap{{u"id"_s, u"cook"_s}, {u"player"_s, u"Bo"_s}}};
        const QVariantMap begun =
            game == u"cutthroat"_s    ? QVariantMap{{u"players"_s, people}, {u"quest"_s, u"The Deep Well"_s}}
            : game == u"darkcastle"_s ? QVariantMap{{u"characters"_s, prisoners}}
                                      : QVariantMap{{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s, u"Cy"_s}},
                                                    {u"rolls"_s, QVariantList{9, 5, 7}}};
        QVERIFY(app.app().shelf().start(game, begun));
        for (const auto &step : steps.split(u'\n', Qt::SkipEmptyParts))
            QVERIFY2(app.app().shelf().table()->act(
                         QJsonDocument::fromJson(step.toUtf8()).object().toVariantMap()),
                     qPrintable(step));
        app.settle(600);
        if (kind == u"location"_s)
            QVERIFY(app.tap(u"Adventures"_s));
        QVERIFY(app.shows(u"it never sleeps"_s));
    }
};

QTEST_MAIN(PacksEndToEndTest)
#include "packs_e2e_test.moc"
