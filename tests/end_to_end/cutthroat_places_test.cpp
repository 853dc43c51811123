#include "models/cutthroat/face/cutthroat_table.h"
#include "tests/harness/real_window.h"

using namespace torchside;
using namespace Qt::StringLiterals;

// At Cutthroat's table everything keeps its place, and what counts is seen whole.
class CutthroatPlacesTest : public QObject {
    Q_OBJECT

private:
    // The first round of a fight in which nobody has shown an attack: the creature is due to strike.
    static void toTheStrike(tests::RealWindow &app, int people)
    {
        app.app().preferences().setMotion(false);
        const QStringList names{u"Ann"_s, u"Bo"_s, u"Cy"_s, u"Dietlinde"_s, u"Ed"_s, u"Maximiliane"_s};
        QVariantList seats;
        QVariantList cards;
        for (int seat = 0; seat < people; ++seat) {
            seats.append(QVariantMap{{u"name"_s, names[seat]}});
            cards.append(seat + 1);
        }
        QVERIFY(app.app().shelf().start(u"cutthroat"_s, {{u"players"_s, seats}}));
        auto *table = app.app().shelf().table();
        QVERIFY(table->act(
            {{u"do"_s, u"encounter"_s}, {u"name"_s, u"Hydra"_s}, {u"life"_s, 400}, {u"prestige"_s, 3}}));
        QVERIFY(table->act({{u"do"_s, u"initiative"_s}, {u"order"_s, cards}}));
        for (int seat = 0; seat < people; ++seat)
            QVERIFY(table->act({{u"do"_s, u"hold"_s}, {u"player"_s, seat}}));
    }

    // Where each button of what lies above the page is.
    static QMap<QString, QRectF> places(const tests::RealWindow &app)
    {
        QMap<QString, QRectF> all;
        for (auto *popup : tests::allItems(app.window()->contentItem())) {
            if (!popup->inherits("QQuickPopupItem") || !tests::isSeen(popup))
                continue;
            for (const auto *item : tests::allItems(popup)) {
                const auto text = item->property("text").toString();
                if (item->metaObject()->indexOfSignal("clicked()") >= 0 && tests::isSeen(item))
                    all[text.startsWith(u"Everybody: "_s) ? u"the blow"_s : text] =
                        item->mapRectToScene({0, 0, item->width(), item->height()});
            }
        }
        return all;
    }

private Q_SLOTS:
    // What the blow's button may yet have to name has its room from the first, and the tokens are in sight.
    void aPoisonTokenMovesNothing_data()
    {
        QTest::addColumn<bool>("mouse");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("people");
        for (const bool mouse : {false, true})
            for (const QSize size : {QSize(360, 800), QSize(412, 915), QSize(800, 1280), QSize(1280, 800)})
                for (const int people : {3, 6})
                    QTest::addRow("%s, %d, %d people", mouse ? "mouse" : "touch", size.width(), people)
                        << mouse << size << people;
    }
    void aPoisonTokenMovesNothing()
    {
        QFETCH(bool, mouse);
        QFETCH(QSize, size);
        QFETCH(int, people);
        tests::RealWindow app(size);
        toTheStrike(app, people);
        QVERIFY(app.tap(u"It attacks…"_s) && app.tap(u"Everybody"_s) && app.tap(u"20"_s));
        app.settle(400);
        const auto before = places(app);
        const auto more = before[u"Poison tokens: more"_s];
        QVERIFY(QRectF({0, 0}, QSizeF(size)).contains(more));
        for (const auto *told : {"Everybody: −20 and a poison token", "Everybody: −20 and 2 poison tokens"}) {
            if (mouse)
                QTest::mouseClick(app.window(), Qt::LeftButton, {}, more.center().toPoint());
            else
                QVERIFY(app.tap(u"Poison tokens: more"_s));
            QTRY_VERIFY(app.control(QString::fromUtf8(told)));
            app.settle(300);
            const auto after = places(app);
            for (auto each = before.begin(); each != before.end(); ++each)
                QVERIFY2(after[each.key()] == each.value(), qPrintable(each.key()));
        }
    }

    void whoWasHitIsSeenWhole_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::addColumn<int>("people");
        for (const auto size : {QSize(360, 800), QSize(412, 915)})
            for (const double text : {1.0, 2.0})
                for (const int people : {3, 6})
                    QTest::addRow("%d, text × %.0f, %d people", size.width(), text, people)
                        << size << text << people;
    }
    void whoWasHitIsSeenWhole()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        QFETCH(int, people);
        tests::RealWindow app(size);
        app.app().preferences().setTextScale(text);
        toTheStrike(app, people);
        app.settle(400);
        QVERIFY(app.app().shelf().table()->act({{u"do"_s, u"creature-attack"_s},
                                                {u"target"_s, QVariantMap{{u"player"_s, people - 1}}},
                                                {u"damage"_s, 95},
                                                {u"poison"_s, 2}}));
        app.settle(600);
        const QQuickItem *mark = nullptr;
        for (const auto *item : tests::allItems(app.window()->contentItem()))
            if (tests::accessibleName(item) == u"95 life lost, 2 poison more"_s && tests::isSeen(item))
                mark = item;
        QVERIFY(mark);
        for (const auto *each = mark->parentItem(); each; each = each->parentItem())
            if (each->clip())
                QVERIFY2(QRectF(0, 0, each->width(), each->height())
                             .contains(mark->mapRectToItem(each, {0, 0, mark->width(), mark->height()})),
                         "it is cut");
    }

    // The seats came into sight for a hit; as soon as it is past, what is fought is there again.
    void theCreatureIsInSightAgainAfterAHit()
    {
        tests::RealWindow app({360, 800});
        toTheStrike(app, 4);
        QVERIFY(app.tap(u"It attacks…"_s) && app.tap(u"Everybody"_s) && app.tap(u"10"_s));
        QVERIFY(app.tap(u"Poison tokens: more"_s) && app.tap(u"Everybody: −10 and a poison token"_s));
        QVERIFY(app.tap(u"Deal for round 2"_s) && app.tap(u"Begin round 2"_s)); // poison hurts everybody
        QVERIFY(app.tap(u"No attack"_s));
        const auto top = [&] {
            const auto *life = app.text(u"400 of 400 life"_s);
            return life ? life->mapToScene({0, 0}).y() : 0;
        };
        constexpr int bar = 64;
        QTRY_VERIFY(top() > bar);
    }
};

QTEST_MAIN(CutthroatPlacesTest)
#include "cutthroat_places_test.moc"
