#include "tests/harness/real_window.h"

#include "models/table/correction_draft.h"
#include "models/table/table.h"

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr int few = 5; // taps for a mistake

QQuickItem *counter(const tests::RealWindow &app, const QString &name)
{
    for (auto *item : tests::allItems(app.window()->contentItem()))
        if (item->metaObject()->indexOfSignal("changeBy(int)") >= 0 && tests::isSeen(item) &&
            item->property("label").toString() == name)
            return item;
    return nullptr;
}

// Counts what is touched.
class Hand {
public:
    explicit Hand(tests::RealWindow &app) : app_(app) {}
    bool tap(const QString &name)
    {
        ++taps_;
        return app_.tap(name);
    }
    // The right half of a counter.
    bool tapMore(const QString &name)
    {
        ++taps_;
        const auto *item = counter(app_, name);
        if (!item)
            return false;
        constexpr double right = 0.9;
        QTest::mouseClick(app_.window(), Qt::LeftButton, {},
                          item->mapToScene({item->width() * right, item->height() / 2}).toPoint());
        return true;
    }
    bool type(const QString &field, const QString &words) { return app_.type(field, words); }
    int taps() const { return taps_; }

private:
    tests::RealWindow &app_;
    int taps_ = 0;
};

QVariantMap person(const char *name)
{
    return {{u"name"_s, QString::fromLatin1(name)}};
}

} // namespace

// Mistakes of real evenings are mended in the window, each with a few taps.
class CorrectionEndToEndTest : public QObject {
    Q_OBJECT

    static table::Table *inTheCaverns(tests::RealWindow &app)
    {
        app.app().shelf().start(u"cutthroat"_s,
                                {{u"players"_s, QVariantList{person("Ann"), person("Bo"), person("Cy")}}});
        auto *table = app.app().shelf().table();
        table->act(
            {{u"do"_s, u"encounter"_s}, {u"name"_s, u"Troll"_s}, {u"life"_s, 160}, {u"prestige"_s, 4}});
        table->act({{u"do"_s, u"initiative"_s}, {u"order"_s, QVariantList{1, 2, 3}}});
        app.settle(400);
        app.sendOn();
        return table;
    }

    static void sizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 800);
        QTest::newRow("tablet, lying") << QSize(1280, 800);
    }

private slots:
    void theWrongCardOfTheLastAttack_data() { sizes(); }
    void theWrongCardOfTheLastAttack()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        QVERIFY(app.isShown());
        auto *table = inTheCaverns(app);
        QVERIFY(table->act({{u"do"_s, u"attack"_s}, {u"player"_s, 0}, {u"value"_s, 30}}));
        const auto wrong = table->undoHint();
        app.settle(400);
        app.sendOn();
        Hand hand(app);
        QVERIFY(hand.tap(u"History"_s));
        QVERIFY(hand.tap(u"Correct: "_s + wrong));
        QTRY_VERIFY(counter(app, u"Value"_s));
        app.settle(400);
        QVERIFY(hand.tapMore(u"Value"_s));
        QTRY_VERIFY(table->correction()->differs());
        QVERIFY(hand.tap(u"Correct it"_s));
        QVERIFY(app.shows(wrong));
        QVERIFY(table->undoHint().contains(u"correction"_s));
        QVERIFY(hand.taps() <= few);
    }

    void theWrongTarget_data() { sizes(); }
    void theWrongTarget()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        QVERIFY(app.isShown());
        auto *table = inTheCaverns(app);
        QVERIFY(table->act({{u"do"_s, u"adjust"_s}, {u"player"_s, 0}, {u"poison"_s, 2}}));
        const auto wrong = table->undoHint();
        QVERIFY(table->act({{u"do"_s, u"attack"_s}, {u"player"_s, 0}, {u"value"_s, 30}}));
        app.settle(400);
        app.sendOn();
        Hand hand(app);
        QVERIFY(hand.tap(u"History"_s));
        QVERIFY(hand.tap(u"Correct: "_s + wrong));
        QVERIFY(hand.tap(u"Bo"_s));
        QVERIFY(app.shows(u"1 later step changes"_s));
        QVERIFY(hand.tap(u"Correct it"_s));
        QVERIFY(app.shows(u"Corrected: before, it was"_s));
        QVERIFY(hand.taps() <= few);
    }

    void aForgottenItem_data() { sizes(); }
    void aForgottenItem()
    {
        QFETCH(QSize, size);
        tests::RealWindow app(size);
        QVERIFY(app.isShown());
        auto *table = inTheCaverns(app);
        const auto before = table->undoHint();
        QVERIFY(table->act({{u"do"_s, u"attack"_s}, {u"player"_s, 0}, {u"value"_s, 30}}));
        app.settle(400);
        app.sendOn();
        Hand hand(app);
        QVERIFY(hand.tap(u"History"_s));
        QVERIFY(hand.tap(u"Correct: "_s + before));
        QVERIFY(hand.tap(u"Put one in after it"_s));
        QVERIFY(hand.tap(u"Item"_s));
        QVERIFY(hand.type(u"Gets"_s, u"Rope"_s));
        QVERIFY(hand.tap(u"Correct it"_s));
        QVERIFY(app.shows(u"Put in later."_s));
        QVERIFY(hand.taps() <= few);
    }
};

QTEST_MAIN(CorrectionEndToEndTest)
#include "correction_e2e_test.moc"
