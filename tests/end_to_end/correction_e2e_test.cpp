#include "tests/cthulhu/lillith_evening.h"
#include "tests/harness/key_player.h"
#include "tests/harness/real_window.h"

#include "models/table/correction_draft.h"
#include "models/table/history_model.h"
#include "models/table/table.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr int few = 5; // taps for a mistake

// A mistake of an evening: what was entered, how it is mended, and what the step then says.
struct Mistake {
    const char *what;
    const char *game;
    QList<QByteArray> entered;
    int step;
    bool isForgotten; // one is put in after that step
    QStringList taps; // by name; "+ Poison" is a counter's right half, "Gets: Rope" is typed
    const char *told; // by the step that was mended or put in
};

const QByteArray threePeople = R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})";
const QByteArray troll = R"({"do":"encounter","name":"Troll","life":160,"prestige":4})";
const QByteArray order = R"({"do":"initiative","order":[1,2,3]})";
const QByteArray prisoners =
    R"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"cook","player":"Bo"}]})";
const QByteArray minion =
    R"({"do":"start","stories":["The Sunken Bell","The House","Iron Tower"],"first":"minion"})";
const QByteArray player =
    R"({"do":"start","stories":["The Sunken Bell","The House","Iron Tower"],"first":"player"})";
const QByteArray scout =
    R"({"do":"scout","card":{"name":"Salt-Eyed Warden","type":"character","cost":3,"skill":2}})";

QByteArray draws(const char *first)
{
    return QByteArray(R"({"do":"draw","cards":[)") + first +
           R"(,{"name":"Tide Charts","type":"support","cost":2},{"name":"Sudden Fog","type":"event","cost":1},)"
           R"({"name":"Night Diver","type":"character","cost":3},{"name":"Lamp Tender","type":"character"}]})";
}

const char *const ferryman = R"({"name":"Hooded Ferryman","type":"character","cost":3,"skill":3})";

// The player's turn, with Tom and Amy in play and Tom sent to the first story.
QList<QByteArray> committed()
{
    return {player,
            scout,
            draws(ferryman),
            R"({"do":"join","name":"Tom","skill":3,"icons":{"combat":1}})",
            R"({"do":"join","name":"Amy","skill":2,"icons":{"arcane":1}})",
            R"({"do":"commits","stories":[{"story":0,"characters":[{"id":"p1"}]}]})"};
}

// Nobody attacks, and the next one begins.
QList<QByteArray> round()
{
    return {R"({"do":"hold","player":0})", R"({"do":"hold","player":1})", R"({"do":"hold","player":2})",
            order, R"({"do":"end-round"})"};
}

QList<Mistake> mistakes()
{
    return {
        {"the wrong card of the last attack",
         "cutthroat",
         {threePeople, troll, order, R"({"do":"attack","player":0,"value":30})"},
         4,
         false,
         {u"40"_s},
         "40"},
        {"the wrong target",
         "cutthroat",
         {threePeople, troll, order, R"({"do":"adjust","player":0,"poison":2})",
          R"({"do":"attack","player":0,"value":30})"},
         4,
         false,
         {u"Bo"_s},
         "Bo"},
        {"a forgotten item",
         "cutthroat",
         {threePeople, troll, order, R"({"do":"attack","player":0,"value":30})"},
         3,
         true,
         {u"Something else"_s, u"Somebody’s items"_s, u"Gets: Rope"_s},
         "Rope"},
        {"poison forgotten two rounds ago",
         "cutthroat",
         QList<QByteArray>{threePeople, troll, order} + round() + round(),
         4,
         true,
         {u"Bo"_s, u"+ Poison"_s},
         "Bo"},
        {"the wrong die",
         "darkcastle",
         {prisoners, R"({"do":"turn","character":0})",
          R"({"do":"combat","dice":{"might":3,"cunning":3,"wisdom":2}})",
          R"({"do":"roll","character":0,"symbol":"might"})"},
         4,
         false,
         {u"Wisdom"_s},
         "Wisdom"},
        {"the wrong card of a draw",
         "cthulhu",
         {minion, scout, draws(ferryman)},
         3,
         false,
         {u"Hooded Ferryman"_s, u"letters: Salt"_s},
         "Salt-Eyed Warden"},
        {"a drawn card that no list knows",
         "cthulhu",
         {minion, scout, draws(ferryman)},
         3,
         false,
         {u"Hooded Ferryman"_s, u"Its name: Xylo Xanthe"_s, u"Take it"_s},
         "Xylo Xanthe"},
        {"the wrong scout",
         "cthulhu",
         {minion, scout, draws(ferryman)},
         2,
         false,
         {u"Salt-Eyed Warden"_s, u"Its name: Hooded"_s},
         "Hooded Ferryman"},
        {"somebody committed to the wrong story",
         "cthulhu",
         committed(),
         6,
         false,
         {u"Tom to Iron Tower"_s},
         "Iron Tower"},
        {"somebody committed and not entered",
         "cthulhu",
         committed(),
         6,
         false,
         {u"Amy to The House"_s},
         "The House"},
        {"a number of one's own character", "cthulhu", committed(), 4, false, {u"+ Skill"_s}, "Tom"},
        {"the wrong monster",
         "mandom",
         {R"({"do":"start","players":["Ann","Bo"],"first":0})", R"({"do":"place"})", R"({"do":"place"})",
          R"({"do":"pass"})", R"({"do":"reveal","monster":"goblin"})"},
         5,
         false,
         {u"Orc, strength 3"_s},
         "orc"},
        {"a missed item",
         "darkcastle",
         {prisoners, R"({"do":"turn","character":0})", R"({"do":"draw","count":2})",
          R"({"do":"take","character":0,"item":"Rope"})"},
         4,
         true,
         {u"Something else"_s, u"It is taken"_s, u"Item: Lamp"_s},
         "Lamp"},
        {"the wrong item of the hero",
         "mandom",
         {R"({"do":"start","players":["Ann","Bo"],"first":0})", R"({"do":"place"})",
          R"({"do":"remove","item":"torch"})"},
         3,
         false,
         {u"Holy Grail"_s},
         "Holy Grail"},
        {"the wrong target of the creature",
         "cutthroat",
         QList<QByteArray>{threePeople, troll, order} + round().mid(0, 3) +
             QList<QByteArray>{R"({"do":"creature-attack","target":{"player":0},"damage":10})"},
         7,
         false,
         {u"Everybody"_s},
         "Bo"},
        {"the wrong count",
         "duelofages",
         {R"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[5,7,9]})",
          R"({"do":"count","player":0,"characters":4})"},
         2,
         false,
         {u"+ Characters"_s},
         "5"},
    };
}

QQuickItem *counter(const tests::RealWindow &app, const QString &name)
{
    for (auto *item : tests::allItems(app.window()->contentItem()))
        if (item->metaObject()->indexOfSignal("changeBy(int)") >= 0 && tests::isSeen(item) &&
            item->property("label").toString() == name)
            return item;
    return nullptr;
}

// Counts what is touched, by finger or mouse.
class Hand {
public:
    Hand(tests::RealWindow &app, bool isMouse) : app_(app), isMouse_(isMouse) {}

    bool does(const QString &deed)
    {
        if (deed.startsWith(u"letters: "_s))
            return types(deed.mid(9));
        if (const auto at = deed.indexOf(u": "_s);
            at > 0 && !deed.startsWith(u"Correct"_s) && !deed.startsWith(u"Put in"_s))
            return app_.type(deed.left(at), deed.mid(at + 2));
        ++taps_;
        constexpr double right = 0.9;
        constexpr double middle = 0.5;
        if (deed.startsWith(u"+ "_s))
            return tests::soon([&] { return counter(app_, deed.mid(2)) != nullptr; }) &&
                   presses(counter(app_, deed.mid(2)), right);
        return isMouse_ ? tests::soon([&] { return app_.control(deed) != nullptr; }) &&
                              presses(app_.control(deed), middle)
                        : app_.tap(deed);
    }
    int taps() const { return taps_; }

private:
    // Where a field has the keys by itself.
    bool types(const QString &words)
    {
        const auto hasKeys = [&] {
            const auto *item = app_.window()->activeFocusItem();
            return item && item->property("cursorPosition").isValid();
        };
        if (!QTest::qWaitFor(hasKeys, 20'000))
            return false;
        tests::keyIn(app_, words);
        return true;
    }
    bool presses(QQuickItem *item, double across)
    {
        app_.settle(400); // the page has come
        if (!app_.bringIntoView(item))
            return false;
        const auto at = item->mapToScene({item->width() * across, item->height() / 2}).toPoint();
        QTest::mouseClick(app_.window(), Qt::LeftButton, {}, at);
        app_.settle(60);
        return true;
    }

    tests::RealWindow &app_;
    bool isMouse_;
    int taps_ = 0;
};

QString lineOf(table::Table &table, int step)
{
    const auto row = table.entryOf(step)[u"row"_s].toInt();
    return table.history()->index(row, 0).data(table::HistoryModel::TextRole).toString();
}

QVariantMap map(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).object().toVariantMap();
}

} // namespace

// Mistakes of real evenings are mended in the window, each with a few taps, by finger and by mouse.
class CorrectionEndToEndTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMistakeIsMended_data()
    {
        QTest::addColumn<int>("mistake");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isMouse");
        const auto all = mistakes();
        for (int i = 0; i < all.size(); ++i) {
            QTest::addRow("%s, finger on a phone", all[i].what) << i << QSize(360, 800) << false;
            QTest::addRow("%s, mouse on a tablet that lies", all[i].what) << i << QSize(1280, 800) << true;
        }
    }

    void aMistakeIsMended()
    {
        QFETCH(int, mistake);
        QFETCH(QSize, size);
        QFETCH(bool, isMouse);
        const auto all = mistakes();
        const auto &made = all[mistake];
        tests::RealWindow app(size);
        QVERIFY(app.isShown());
        auto start = map(made.entered.first());
        start.remove(u"do"_s);
        QVERIFY(app.app().shelf().start(QLatin1String(made.game), start));
        auto *table = app.app().shelf().table();
        for (const auto &line : made.entered.mid(1))
            QVERIFY2(table->act(map(line)), line.constData());
        app.settle(400);
        app.sendOn();
        const auto wrong = lineOf(*table, made.step);
        Hand hand(app, isMouse);
        QVERIFY(hand.does(u"History"_s));
        QVERIFY(hand.does((made.isForgotten ? u"Put in after: "_s : u"Correct: "_s) + wrong));
        for (const auto &tap : made.taps)
            QVERIFY2(hand.does(tap), qPrintable(tap));
        look(app, made.what);
        QTRY_VERIFY2_WITH_TIMEOUT(table->correction()->differs() && !table->correction()->isLooking(),
                                  qPrintable(table->correction()->whyNot()), 20'000);
        QVERIFY(hand.does(u"Correct it"_s));
        QTRY_COMPARE_WITH_TIMEOUT(table->correction()->seq(), 0, 20'000);
        const auto told = lineOf(*table, made.step + (made.isForgotten ? 1 : 0));
        QVERIFY2(told.contains(QLatin1String(made.told)), qPrintable(told));
        QVERIFY(app.shows(made.isForgotten ? u"Put in later."_s : u"Corrected: before, it was"_s));
        QVERIFY(table->undoHint().contains(u"correction"_s));
        QVERIFY2(hand.taps() <= few, qPrintable(QString::number(hand.taps())));
    }

    // What hands have to change on the table is asked for again when the app was killed, until it is done.
    void theListOutlivesTheApp()
    {
        const QTemporaryDir folder;
        const auto *list = "Ann";
        {
            tests::RealWindow app({360, 800}, folder.path());
            auto start = map(threePeople);
            start.remove(u"do"_s);
            QVERIFY(app.app().shelf().start(u"cutthroat"_s, start));
            auto *table = app.app().shelf().table();
            QVERIFY(table->act(map(R"({"do":"adjust","player":0,"life":-30})")));
            Hand hand(app, false);
            QVERIFY(hand.does(u"History"_s));
            QVERIFY(hand.does(u"Correct: "_s + lineOf(*table, 2)));
            QVERIFY(hand.does(u"Bo"_s));
            QTRY_VERIFY_WITH_TIMEOUT(!table->correction()->isLooking(), 20'000);
            QVERIFY(hand.does(u"Correct it"_s));
            QTRY_COMPARE_WITH_TIMEOUT(table->toChange().size(), 2, 20'000);
            QVERIFY(hand.does(u"Back"_s)); // from the history
            QVERIFY(app.shows(u"Change on the table"_s));
            QTRY_COMPARE_WITH_TIMEOUT(app.app().preferences().openSession(), app.app().shelf().sessionId(),
                                      20'000);
            QTRY_COMPARE_WITH_TIMEOUT(app.app().preferences().openPage(), QString(), 20'000);
            app.kill();
        }
        tests::RealWindow again({360, 800}, folder.path());
        auto *table = again.app().shelf().table();
        QVERIFY(table);
        QCOMPARE(table->toChange().size(), 2);
        QVERIFY(table->toChange().join(u' ').contains(QLatin1String(list)));
        QVERIFY(again.shows(u"Change on the table"_s));
        QVERIFY(again.tap(u"Done"_s));
        QTRY_VERIFY_WITH_TIMEOUT(table->toChange().isEmpty(), 20'000);
        again.kill();
        tests::RealWindow once({360, 800}, folder.path());
        QVERIFY(once.app().shelf().table()->toChange().isEmpty());
    }

    // LILLITH would have to think for long: the page tells how far she is, stays free, and lets her be
    // stopped.
    void whatTakesLongIsStopped()
    {
        tests::RealWindow app({360, 800});
        const auto hasty = [](const cthulhu::lillith::Board &board) {
            return cthulhu::lillith::search(board, {.stop = [](const auto &) { return true; }});
        };
        const tests::LillithEvening evening(12, 16, 20, hasty);
        auto start = map(QByteArray::fromStdString(evening.lines().front()));
        start.remove(u"do"_s);
        QVERIFY(app.app().shelf().start(u"cthulhu"_s, start));
        {
            const cthulhu::lillith::Foresight foresight(hasty);
            for (std::size_t i = 1; i < evening.lines().size(); ++i)
                app.app().shelf().session()->submit(evening.lines()[i]);
        }
        auto *table = app.app().shelf().table();
        table->retranslate();
        QCOMPARE(table->seq(), static_cast<int>(evening.lines().size()));
        app.sendOn();
        Hand hand(app, false);
        QVERIFY(hand.does(u"History"_s));
        QVERIFY(hand.does(u"Correct: "_s + lineOf(*table, 14))); // the last of hers to come
        QVERIFY(hand.does(u"Own 11"_s));
        QVERIFY(hand.does(u"Its name: Own 2"_s));
        QTRY_VERIFY_WITH_TIMEOUT(table->correction()->isLooking(), 20'000);
        QVERIFY(app.shows(u"being worked out"_s));
        look(app, u"worked out"_s);
        QVERIFY(table->correction()->isLooking());
        QVERIFY(hand.does(u"Stop"_s));
        QTRY_VERIFY_WITH_TIMEOUT(!table->correction()->isLooking(), 20'000);
        QVERIFY(!table->correction()->differs());
        QVERIFY(app.hides(u"being worked out"_s));
        QVERIFY(hand.does(u"Own 11"_s)); // as it was
        QVERIFY(hand.does(u"Its name: Own 2"_s));
        QTRY_VERIFY_WITH_TIMEOUT(table->correction()->isLooking(), 20'000);
        QVERIFY(hand.does(u"Back"_s)); // while she thinks
        QCOMPARE(table->seq(), static_cast<int>(evening.lines().size()));
    }

private:
    static void look(const tests::RealWindow &app, const QString &name)
    {
        if (!qEnvironmentVariableIsSet("TORCHSIDE_PICTURES"))
            return;
        app.settle(300);
        app.grab().save(u"%1/correction-%2-%3.png"_s.arg(qEnvironmentVariable("TORCHSIDE_PICTURES"), name,
                                                         QString::number(app.window()->width())));
    }
};

QTEST_MAIN(CorrectionEndToEndTest)
#include "correction_e2e_test.moc"
