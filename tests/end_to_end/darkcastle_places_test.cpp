#include "tests/harness/real_window.h"

using namespace torchside;
using namespace Qt::StringLiterals;

// In the castle the dice to tap stay where they are, whatever is said beside them.
class DarkcastlePlacesTest : public QObject {
    Q_OBJECT

private:
    // How far below its name each face of each die lies.
    static QMap<QString, int> dice(const tests::RealWindow &app, const QStringList &people)
    {
        QMap<QString, qreal> names;
        QMap<QString, int> all;
        for (const auto *item : tests::allItems(app.window()->contentItem())) {
            const auto text = item->property("text").toString();
            if (tests::isSeen(item) && text.endsWith(u": rest, block, roll"_s))
                names[text.section(u':', 0, 0)] = item->mapToScene({0, 0}).y();
        }
        for (const auto *item : tests::allItems(app.window()->contentItem()))
            if (const auto label = item->property("label").toString();
                tests::isSeen(item) && people.contains(label.section(u':', 0, 0)) && label.contains(u": "_s))
                all[label] = qRound(item->mapToScene({0, 0}).y() - names[label.section(u':', 0, 0)]);
        return all;
    }

private Q_SLOTS:
    void aRollAndAHitMoveNoDie_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        for (const auto size : {QSize(360, 800), QSize(412, 915)})
            for (const double text : {1.0, 2.0})
                QTest::addRow("%d, text × %.0f", size.width(), text) << size << text;
    }
    void aRollAndAHitMoveNoDie()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        tests::RealWindow app(size);
        app.app().preferences().setTextScale(text);
        app.app().preferences().setMotion(false);
        const QStringList people{u"Ann"_s, u"Bo"_s, u"Maximiliane"_s};
        QVariantList characters;
        for (const auto *prisoner : {"tailor", "miller", "cook"})
            characters.append(
                QVariantMap{{u"id"_s, QLatin1String(prisoner)}, {u"player"_s, people[characters.size()]}});
        QVERIFY(app.app().shelf().start(u"darkcastle"_s, {{u"characters"_s, characters}}));
        auto *table = app.app().shelf().table();
        QVERIFY(table->act({{u"do"_s, u"turn"_s}, {u"character"_s, 0}}));
        QVERIFY(table->act({{u"do"_s, u"combat"_s}, {u"dice"_s, QVariantMap{{u"cunning"_s, 9}}}}));
        app.settle(500);
        const auto before = dice(app, people);
        QCOMPARE(before.size(), 15);
        for (int round = 0; round < 2; ++round) {
            for (int each = 0; each < people.size(); ++each) {
                QVERIFY(table->act({{u"do"_s, u"roll"_s},
                                    {u"character"_s, each},
                                    {u"symbol"_s, each == 2 ? u"might"_s : u"cunning"_s}}));
                app.settle(150);
                QCOMPARE(dice(app, people), before);
            }
            QVERIFY(table->act({{u"do"_s, u"defend"_s}})); // everybody is hit
            app.settle(300);
            QCOMPARE(dice(app, people), before);
        }
    }

    void whatTheFightIsCalledMovesNoButton()
    {
        tests::RealWindow app;
        app.app().preferences().setTextScale(2);
        app.app().preferences().setMotion(false);
        QVERIFY(app.app().shelf().start(
            u"darkcastle"_s,
            {{u"characters"_s, QVariantList{QVariantMap{{u"id"_s, u"cook"_s}, {u"player"_s, u"Ann"_s}},
                                            QVariantMap{{u"id"_s, u"smith"_s}, {u"player"_s, u"Bo"_s}}}}}));
        QVERIFY(app.app().shelf().table()->act({{u"do"_s, u"turn"_s}, {u"character"_s, 0}}));
        QVERIFY(app.tap(u"Combat"_s));
        app.settle(400);
        const auto place = [&](const QString &name) {
            const auto *item = app.control(name);
            return item ? item->mapRectToScene({0, 0, item->width(), item->height()}) : QRectF();
        };
        const auto cancel = place(u"Cancel"_s);
        const auto fight = place(u"Fight"_s);
        for (const auto *told : {"Fight 1 die", "Fight 2 dice"}) {
            QVERIFY(app.tap(u"Might: more"_s));
            QTRY_COMPARE(place(QLatin1String(told)), fight);
            QCOMPARE(place(u"Cancel"_s), cancel);
        }
    }
};

QTEST_MAIN(DarkcastlePlacesTest)
#include "darkcastle_places_test.moc"
