#include "tests/harness/guest_phone.h"
#include "tests/harness/real_window.h"

#include <QJsonArray>

using namespace torchside;
using namespace Qt::StringLiterals;

// Phones at the table in the real window: the way in, who may do what, and Cutthroat's sealed attacks.
class PhonesEndToEndTest : public QObject {
    Q_OBJECT

    using Phones = std::vector<std::unique_ptr<tests::GuestPhone>>;
    int taps_ = 0;

    bool tap(tests::RealWindow &app, const QString &name)
    {
        ++taps_;
        return app.tap(name);
    }

    static void sitDown(tests::RealWindow &app, const QStringList &names)
    {
        QVERIFY(app.tap(u"Cutthroat Caverns"_s));
        for (const auto &name : names)
            QVERIFY2(app.type(u"Add someone"_s, name), qPrintable(name));
        QVERIFY(app.tap(u"Into the caverns"_s));
        QVERIFY(app.shows(u"0 of 9 met"_s));
        app.settle(600); // the page has come in
    }

    static void openTable(tests::RealWindow &app)
    {
        QVERIFY(app.tap(u"Phones at the table"_s));
        QVERIFY(app.tap(u"Open the table"_s));
        QVERIFY(app.shows(u"Scan to take your seat"_s));
    }

    static std::unique_ptr<tests::GuestPhone> phone(tests::RealWindow &app, int number)
    {
        return std::make_unique<tests::GuestPhone>(app.app().phones().link().toLatin1(), number);
    }

    static Phones seated(tests::RealWindow &app, int many)
    {
        Phones phones;
        for (int seat = 0; seat < many; ++seat) {
            phones.push_back(phone(app, seat + 1));
            auto &newest = *phones.back();
            if (!tests::soon([&] { return newest.joined; }))
                qFatal("a phone did not come in");
            newest.sit(seat);
            if (!tests::soon([&] { return newest.isSeated(); }))
                qFatal("a phone did not sit down");
        }
        return phones;
    }

    // Everybody does the same for themselves, each on the own phone, at the same time.
    static void everybody(Phones &phones, const QString &name, const std::function<QJsonObject(int)> &command)
    {
        const auto own = [&](std::size_t seat) { return name + u'-' + QString::number(seat); };
        for (std::size_t seat = 0; seat < phones.size(); ++seat)
            phones[seat]->act(own(seat), command(static_cast<int>(seat)));
        for (std::size_t seat = 0; seat < phones.size(); ++seat)
            QTRY_VERIFY2(phones[seat]->done.contains(own(seat)), qPrintable(own(seat)));
    }

    static void draw(Phones &phones, int round)
    {
        everybody(phones, u"draw-%1"_s.arg(round), [](int seat) {
            return QJsonObject{{u"do"_s, u"draw"_s}, {u"player"_s, seat}, {u"number"_s, seat + 1}};
        });
    }

private slots:
    // The numbers are drawn and the cards set on six phones; here they are shown, the creature strikes, and
    // the next round begins.
    void aRoundOfSixTakesEightTapsAtTheHost()
    {
        tests::RealWindow app;
        const QVariantMap strike{{u"key"_s, u"dealt-most"_s}, {u"damage"_s, 10}, {u"poison"_s, 0}};
        app.remembers(
            u"cutthroat"_s,
            {{u"creatures"_s, QVariantList{QVariantMap{{u"name"_s, u"Hydra"_s}, {u"strike"_s, strike}}}}});
        const QStringList names{u"Ann"_s, u"Bo"_s, u"Cy"_s, u"Di"_s, u"Ed"_s, u"Fay"_s};
        sitDown(app, names);
        openTable(app);
        auto phones = seated(app, 6);
        QVERIFY(app.shows(u"6 phones here"_s));
        QVERIFY(app.tap(u"Back"_s));
        app.settle(600);
        auto &table = *app.app().shelf().table();
        QVERIFY(table.act(
            {{u"do"_s, u"encounter"_s}, {u"name"_s, u"Hydra"_s}, {u"life"_s, 900}, {u"prestige"_s, 3}}));
        draw(phones, 1);
        everybody(phones, u"seal"_s, [](int seat) {
            return QJsonObject{{u"do"_s, u"seal"_s}, {u"player"_s, seat}, {u"value"_s, 20 + 5 * seat}};
        });
        QVERIFY(app.shows(u"Show Ann’s card"_s));
        QVERIFY(!app.control(u"20"_s)); // nobody's card stands here, and no pad to tap in vain
        taps_ = 0;
        for (const auto &name : names)
            QVERIFY2(tap(app, u"Show %1’s card"_s.arg(name)), qPrintable(name));
        QVERIFY(tap(app, u"Fay: −10"_s)); // who dealt most
        draw(phones, 2);
        QVERIFY(tap(app, u"Begin round 2"_s));
        QVERIFY(app.shows(u"Round 2 · attacks"_s));
        qInfo("a round of six, with phones: %d taps at the host", taps_);
        QVERIFY2(taps_ <= 8, qPrintable(QString::number(taps_)));
        QVERIFY(app.tap(u"History"_s));
        QVERIFY(app.shows(u"from Fay’s phone"_s));
    }

    void whoHasSetNoCardSaysItHereAndWhoHasMayAfterAll()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        openTable(app);
        auto phones = seated(app, 1);
        QVERIFY(app.tap(u"Back"_s));
        app.settle(600);
        auto &table = *app.app().shelf().table();
        QVERIFY(table.act(
            {{u"do"_s, u"encounter"_s}, {u"name"_s, u"Hydra"_s}, {u"life"_s, 900}, {u"prestige"_s, 3}}));
        QVERIFY(table.act({{u"do"_s, u"initiative"_s}, {u"order"_s, QVariantList{1, 2, 3}}}));
        QVERIFY(app.tap(u"30"_s)); // begun here, before the phone sets one
        phones[0]->act(u"a"_s, {{u"do"_s, u"adjust"_s}, {u"player"_s, 0}, {u"life"_s, -5}});
        QTRY_COMPARE(phones[0]->done, QStringList{u"a"_s});
        QVERIFY(app.shows(u"Attack for 30"_s)); // whatever phones do meanwhile
        phones[0]->act(u"b"_s, {{u"do"_s, u"seal"_s}, {u"player"_s, 0}, {u"value"_s, 20}});
        QVERIFY(app.shows(u"Show Ann’s card"_s));
        QVERIFY(app.tap(u"Another attack…"_s));
        QVERIFY(app.tap(u"40"_s));
        QVERIFY(app.tap(u"Attack for 40"_s));
        QVERIFY(app.shows(u"Bo shows the set card."_s));
        QVERIFY(app.tap(u"20"_s));
        QVERIFY(app.tap(u"Attack for 20"_s));
    }

    void anOwnNoteStandsOnThePhonesBeneathItsThing()
    {
        tests::RealWindow app;
        auto &packs = app.app().packs();
        QVERIFY(packs.add(u"cutthroat"_s, u"creature"_s, u"Hydra"_s));
        QCOMPARE(packs.correct(u"cutthroat"_s, u"creature"_s, u"hydra"_s, u"note"_s, u"Two heads for one"_s),
                 QString());
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        openTable(app);
        auto phones = seated(app, 1);
        QVERIFY(app.app().shelf().table()->act(
            {{u"do"_s, u"encounter"_s}, {u"name"_s, u"Hydra"_s}, {u"life"_s, 90}, {u"prestige"_s, 3}}));
        const auto told = [&] {
            const auto parts = phones[0]->view[u"parts"_s].toArray();
            for (qsizetype i = 1; i < parts.size(); ++i)
                if (parts[i - 1][u"label"_s] == u"Hydra"_s)
                    return parts[i][u"text"_s].toString();
            return QString();
        };
        QTRY_COMPARE(told(), u"Two heads for one"_s);
    }

    void theTableOpensAnswersClosesAndOpensAgain()
    {
        tests::RealWindow app;
        sitDown(app, {u"Ann"_s, u"Bo"_s, u"Cy"_s});
        openTable(app);
        QCOMPARE(app.platform().askedForNetwork, 1);
        QVERIFY(app.platform().isAwake);
        auto phones = seated(app, 2);
        QVERIFY(app.shows(u"2 phones here"_s));
        auto third = phone(app, 3);
        QTRY_VERIFY(third->joined);
        third->sit(0);
        QVERIFY(app.tap(u"Give the seat"_s));
        QTRY_VERIFY(third->isSeated());
        QTRY_VERIFY(!phones[0]->isSeated());
        QVERIFY(app.tap(u"Bo"_s));
        QVERIFY(app.tap(u"only watch"_s));
        QVERIFY(app.tap(u"Close"_s));
        QTRY_VERIFY(!phones[1]->isSeated());
        const QJsonObject less{{u"do"_s, u"adjust"_s}, {u"player"_s, 1}, {u"life"_s, -5}};
        phones[1]->act(u"watched"_s, less);
        QTRY_COMPARE(phones[1]->refused, QStringList{u"watched"_s});
        QVERIFY(app.tap(u"Ann"_s));
        QVERIFY(app.tap(u"Send it away"_s));
        QTRY_VERIFY(!third->isThere());
        const auto before = app.app().phones().link();
        QVERIFY(app.tap(u"Close the table for phones"_s));
        QTRY_VERIFY(!phones[1]->isThere());
        QVERIFY(app.tap(u"Open the table"_s));
        QVERIFY(app.app().phones().link() != before); // the old code is of no use
        auto late = phone(app, 1);
        QTRY_VERIFY(late->joined);
    }
};

QTEST_MAIN(PhonesEndToEndTest)
#include "phones_e2e_test.moc"
