#include "app/link/server.h"
#include "tests/hub/carrying_app.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

// What calls itself a hub and is none: whatever it says, the table here stays what it is, and can be played
// on.
class CarryHostileTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    int files_ = 0;
    link::Server server_{link::Page({}, {}, {}), link::Server::Limits()};
    QJsonObject taken_;          // what it answers to the table
    int status_ = 200;           // and how
    QJsonValue told_;            // what it says instead of steps
    QByteArray document_ = "{}"; // and instead of all of it
    int conversations_ = 0;

    static QByteArray written(const QJsonValue &json)
    {
        return QJsonDocument(json.toObject()).toJson(QJsonDocument::Compact);
    }
    QString address() const { return u"127.0.0.1:%1"_s.arg(server_.port()); }

    QJsonObject goodAnswer() const
    {
        const auto link = u"http://"_s + address() + u"/t/1#"_s;
        return {{u"ok"_s, true},
                {u"table"_s, 1},
                {u"hand"_s, link + QString(26, u'A')},
                {u"link"_s, link + QString(26, u'B')},
                {u"pin"_s, u"123456"_s},
                {u"seq"_s, 3}};
    }

    static QJsonObject step(int seq, const QString &command, const QString &events)
    {
        const auto json = [](const QString &text) { return QJsonDocument::fromJson(text.toUtf8()); };
        return {{u"seq"_s, seq},
                {u"at"_s, u"2026-01-01T20:00:00.000Z"_s},
                {u"text"_s, u"?"_s},
                {u"command"_s, json(command).object()},
                {u"events"_s, json(events).array()}};
    }
    static QJsonObject steps(int from, const QJsonArray &all, int head, int last)
    {
        return {{u"type"_s, u"steps"_s}, {u"from"_s, from}, {u"steps"_s, all},
                {u"head"_s, head},       {u"last"_s, last}, {u"mark"_s, u"any"_s}};
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(server_.listen(QHostAddress::LocalHost, 0));
        server_.gate().addresses = {QHostAddress(QHostAddress::LocalHost)};
        server_.serve([this](const link::Request &request, const QHostAddress &) -> link::Reply {
            if (request.has("upgrade"))
                return link::Upgrade();
            if (request.target == "/nonce")
                return link::answer(200, {}, R"({"nonce":"abc"})");
            if (request.target.endsWith("/document"))
                return link::answer(200, {}, document_);
            return link::WithBody{
                1 << 26, [this](const QByteArray &) { return link::answer(status_, {}, written(taken_)); }};
        });
        connect(&server_, &link::Server::came, this, [this](int connection) {
            ++conversations_;
            server_.send(
                connection,
                written(QJsonObject{{u"type"_s, u"hello"_s},
                                    {u"v"_s, 1},
                                    {u"nonce"_s, u"0123"_s},
                                    {u"hub"_s, QJsonObject{{u"others"_s, QJsonArray{u"http://10.0.0.1"_s,
                                                                                    u"nonsense"_s, 7}}}}}));
        });
        connect(&server_, &link::Server::said, this, [this](int connection, const QByteArray &message) {
            const auto type = QJsonDocument::fromJson(message).object()[u"type"_s].toString();
            if (type == u"join"_s)
                server_.send(connection, R"({"type":"joined"})");
            else if (type == u"steps"_s && told_.isString())
                server_.send(connection, told_.toString().toUtf8());
            else if (type == u"steps"_s)
                server_.send(connection, written(told_));
        });
    }

    void anAnswerThatCanNotBeIsNone_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("said");
        const auto noHub = u"Whatever answers there isn’t a Torchside hub"_s;
        QTest::newRow("no table") << 200 << u"table"_s << QJsonValue(0) << noHub;
        QTest::newRow("no hand") << 200 << u"hand"_s << QJsonValue(u"http://x/t/1#ABC"_s) << noHub;
        QTest::newRow("a link that is none")
            << 200 << u"link"_s << QJsonValue(u"javascript:1#"_s + QString(26, u'B')) << noHub;
        QTest::newRow("a number of letters") << 200 << u"pin"_s << QJsonValue(u"<b>123"_s) << noHub;
        QTest::newRow("not ok") << 200 << u"ok"_s << QJsonValue(false) << noHub;
        QTest::newRow("elsewhere") << 302 << u"ok"_s << QJsonValue(true) << noHub;
        QTest::newRow("too large") << 413 << u"ok"_s << QJsonValue(false) << u"This session is too large"_s;
        QTest::newRow("a newer one")
            << 422 << u"message"_s
            << QJsonValue(u"This session was exported by a newer Torchside: please update this one."_s)
            << u"The hub can’t take this table: This session was exported by a newer Torchside"_s;
        QTest::newRow("wrong code") << 401 << u"ok"_s << QJsonValue(false) << u"That is not the hub’s code"_s;
        QTest::newRow("very long") << 200 << u"more"_s << QJsonValue(QString(100'000, u'x'))
                                   << u"This session is too large"_s;
    }
    void anAnswerThatCanNotBeIsNone()
    {
        QFETCH(int, status);
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        QFETCH(QString, said);
        taken_ = goodAnswer();
        taken_[key] = value;
        status_ = status;
        CarryingApp app(folder_.filePath(u"app-%1.sqlite"_s.arg(++files_)));
        app.begin();
        QVERIFY(!app.carry(address(), u"CODE"_s));
        QVERIFY2(app.carrying.trouble().startsWith(said), qPrintable(app.carrying.trouble()));
        const auto seq = app.seq();
        QVERIFY(app.hurt(0));
        QCOMPARE(app.seq(), seq + 1);
    }

    void stepsThatCanNotBeAreNotTakenOver_data()
    {
        QTest::addColumn<QJsonValue>("told");
        const auto hurt = QString(R"({"do":"adjust","player":0,"life":-1})");
        const auto row = [](const char *name, const QJsonValue &told) { QTest::newRow(name) << told; };
        row("what does not follow from it",
            steps(4, {step(4, hurt, QString(R"([{"type":"adjusted","player":0,"life":-9}])"))}, 4, 4));
        row("nothing follows", steps(4, {step(4, hurt, u"[]"_s)}, 4, 4));
        row("another game",
            steps(4, {step(4, QString(R"({"do":"place"})"), QString(R"([{"type":"placed"}])"))}, 4, 4));
        row("no command", steps(4, {step(4, u"{}"_s, u"[]"_s)}, 4, 4));
        row("a wrong number", steps(4, {step(9, hurt, u"[]"_s)}, 4, 4));
        row("far ahead", steps(40, {step(40, hurt, u"[]"_s)}, 40, 40));
        row("before the beginning", steps(1, {step(1, hurt, u"[]"_s)}, 1, 1));
        row("a head that is not there", steps(4, {}, 77, 3));
        row("a negative head", steps(4, {}, -1, 3));
        row("no list", QJsonObject{{u"type"_s, u"steps"_s},
                                   {u"from"_s, 4},
                                   {u"steps"_s, u"x"_s},
                                   {u"head"_s, 9},
                                   {u"last"_s, 3}});
        row("another past, for ever", QJsonObject{{u"type"_s, u"steps"_s}, {u"again"_s, true}});
    }
    void stepsThatCanNotBeAreNotTakenOver()
    {
        QFETCH(QJsonValue, told);
        taken_ = goodAnswer();
        status_ = 200;
        told_ = told;
        CarryingApp app(folder_.filePath(u"app-%1.sqlite"_s.arg(++files_)));
        app.begin();
        const auto life = app.life(0);
        QVERIFY(app.carry(address(), u"CODE"_s));
        QTRY_VERIFY(app.carrying.trouble().startsWith(u"What the hub says can’t happen"_s));
        QCOMPARE(app.seq(), 3);
        QCOMPARE(app.life(0), life);
        app.carrying.playOn();
        QVERIFY(app.hurt(0));
        QCOMPARE(app.life(0), life - 1);
    }

    void whatIsTooLargeOrNoMessageIsSilence_data()
    {
        QTest::addColumn<QString>("told");
        QTest::newRow("five megabytes") << QString(5 << 20, u'x');
        QTest::newRow("no JSON") << u"]{"_s;
        QTest::newRow("nothing known") << QString(R"({"type":"dance"})");
    }
    void whatIsTooLargeOrNoMessageIsSilence()
    {
        QFETCH(QString, told);
        taken_ = goodAnswer();
        status_ = 200;
        told_ = told;
        CarryingApp app(folder_.filePath(u"app-%1.sqlite"_s.arg(++files_)));
        app.begin();
        QVERIFY(app.carry(address(), u"CODE"_s));
        const auto before = conversations_;
        QTRY_VERIFY(conversations_ > before); // it is tried again
        QCOMPARE(app.seq(), 3);
        QVERIFY(app.hurt(0));
        QCOMPARE(app.carrying.waiting(), 1);
        app.carrying.playOn();
        QCOMPARE(app.seq(), 4);
    }
};

QTEST_GUILESS_MAIN(CarryHostileTest)
#include "carry_hostile_test.moc"
