#include "app/carry_words.h"
#include "app/carrying.h"
#include "app/link/code.h"
#include "tests/gallery/scenes.h"
#include "tests/harness/scripted_sessions.h"

#include <QDir>
#include <QFile>
#include <QQmlComponent>
#include <QQmlEngine>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

// What a game that plays itself looks like after some steps, or at its end.
void watch(RealWindow &app, const QString &game, int steps)
{
    auto &demonstration = app.app().demonstration();
    demonstration.begin(game);
    demonstration.setPaused(true);
    app.settle(500);
    for (int i = 0; i < steps && !demonstration.isDone(); ++i) {
        demonstration.next();
        app.sendOn();
    }
    app.settle(300);
}

// The words that lead a first game: the nth of them.
void beLed(RealWindow &app, int nth)
{
    app.app().preferences().setHints(true);
    app.app().shelf().start(u"mandom"_s, {{u"players"_s, QStringList{u"Ann"_s, u"Bo"_s, u"Cy"_s}}});
    app.settle(2500); // until a hint takes a press, also on a busy machine
    for (int i = 0; i < nth; ++i) {
        app.app().shelf().table()->act({{u"do"_s, u"place"_s}});
        app.settle(2500); // until a hint takes a press, also on a busy machine
    }
}

// A turning point, as it stands until the next tap: the last step of a demonstration's first steps.
void turn(RealWindow &app, const QString &game, int steps)
{
    auto &demonstration = app.app().demonstration();
    demonstration.begin(game);
    demonstration.setPaused(true);
    app.settle(500);
    for (int i = 0; i < steps; ++i) {
        app.sendOn();
        demonstration.next();
    }
    app.settle(600);
}

void lookForFiles(RealWindow &app, const QString &what)
{
    static const QTemporaryDir folder; // stays as long as it is looked at
    for (const auto *name :
         {"evenings.json", "our deck of the deep.o8d", "everything from the old phone.json"}) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray(4096, ' '));
    }
    const auto before = QDir::currentPath();
    QDir::setCurrent(folder.path());
    tap(app, u"Settings"_s);
    tap(app, u"Save, import, delete"_s);
    tap(app, what);
    app.settle(400);
    if (what.startsWith(u"Take"))
        tap(app, u"evenings.json"_s);
    QDir::setCurrent(before);
}

void showPicture(RealWindow &app)
{
    for (const auto &each : scriptedSessions(QStringLiteral(SOURCE_FOLDER)))
        if (each.game == u"cutthroat"_s && each.name == u"over"_s) {
            QStringList lines;
            for (const auto &line : each.lines)
                lines.append(QString::fromUtf8(line));
            playSession(app, each.game, lines);
        }
    QMetaObject::invokeMethod(app.page(), "storyAsked");
    app.settle(500);
    tap(app, u"Share as a picture"_s);
}

// What the page is told of the phones, in the place of a network.
QObject *phones(QObject *of, const QVariantMap &facts, const QByteArray &guests, const QByteArray &wishes)
{
    QQmlComponent component(qmlEngine(of));
    component.setData(
        "import QtQuick\nQtObject {\n"
        "property bool open; property int here; property var addresses: []; property int address\n"
        "property string pin; property int codeSide; property string code; property string codeOf\n"
        "property string trouble; property ListModel guests: ListModel {" +
            guests + "}\nproperty ListModel wishes: ListModel {" + wishes + "} }",
        {});
    auto *made = component.createWithInitialProperties(facts);
    if (!made)
        qFatal("%s", qPrintable(component.errorString()));
    made->setParent(of);
    return made;
}

void showPhones(RealWindow &app, QVariantMap facts, const QByteArray &guests = {},
                const QByteArray &wishes = {})
{
    playSession(app, u"mandom"_s, {uR"({"do":"start","players":["Ann","Bo","Cy"]})"_s});
    const auto code = link::codeOf("http://192.168.1.20:7777/#k7Hq2mZtW9cXr4bN");
    QString squares;
    for (const bool dark : code.dark)
        squares += dark ? u'1' : u'0';
    facts.insert({{u"codeSide"_s, code.side},
                  {u"code"_s, squares},
                  {u"pin"_s, u"482913"_s},
                  {u"addresses"_s, QStringList{u"192.168.1.20:7777"_s}}});
    auto *window = app.window();
    const QVariantMap properties{{u"phones"_s, QVariant::fromValue(phones(window, facts, guests, wishes))}};
    if (!QMetaObject::invokeMethod(window, "pushOwn", Q_ARG(QString, u"PhonesPage"_s),
                                   Q_ARG(QVariant, QVariant(properties))))
        qFatal("the phones' page did not come");
    app.settle(500);
}

// The table on its way to a hub, or there.
void showHub(RealWindow &app, QVariantMap facts)
{
    playSession(app, u"mandom"_s, {uR"({"do":"start","players":["Ann","Bo","Cy"]})"_s});
    const auto code = link::codeOf("http://192.168.1.20:7777/t/4#K7HQ2MZTW6CXR4BNABCDEFGHIJ");
    QString squares;
    for (const bool dark : code.dark)
        squares += dark ? u'1' : u'0';
    facts.insert({{u"codeSide"_s, code.side}, {u"code"_s, squares}});
    auto *window = app.window();
    QQmlComponent component(qmlEngine(window));
    component.setData(
        "import QtQuick\nQtObject { property string phase; property bool silent; property int waiting\n"
        "property string hub: \"Thursday club\"; property string address: \"192.168.1.20:7777/t/4\"\n"
        "property string pin: \"482913\"; property int codeSide; property string code\n"
        "property string trouble; property string news; property string said\n"
        "function lastAddress() { return \"192.168.1.20:7777\"; } }",
        {});
    auto *hub = component.createWithInitialProperties(facts);
    if (!hub)
        qFatal("%s", qPrintable(component.errorString()));
    hub->setParent(window);
    if (!QMetaObject::invokeMethod(window, "pushOwn", Q_ARG(QString, u"HubPage"_s),
                                   Q_ARG(QVariant, QVariantMap({{u"hub"_s, QVariant::fromValue(hub)}}))))
        qFatal("the hub's page did not come");
    app.settle(500);
}

const QVariantMap openForTwo{{QStringLiteral("open"), true}, {QStringLiteral("here"), 2}};
constexpr auto threeGuests = R"(
    ListElement { device: "a"; seat: 0; name: "Ann"; rights: "seat"; here: true }
    ListElement { device: "b"; seat: 1; name: "Bo"; rights: "seat"; here: false }
    ListElement { device: "c"; seat: 2; name: "Cy"; rights: "everything"; here: true })";

} // namespace

QList<Scene> firstScenes()
{
    return {
        {u"watching"_s, [](RealWindow &app) { watch(app, u"cutthroat"_s, 9); }},
        {u"watched"_s, [](RealWindow &app) { watch(app, u"mandom"_s, 99); }},
        {u"led-now"_s, [](RealWindow &app) { beLed(app, 0); }},
        {u"led-undo"_s, [](RealWindow &app) { beLed(app, 2); }, false},
        {u"moment-kill"_s, [](RealWindow &app) { turn(app, u"cutthroat"_s, 4); }},
        {u"moment-boss"_s, [](RealWindow &app) { turn(app, u"darkcastle"_s, 15); }},
        {u"moment-gate"_s, [](RealWindow &app) { turn(app, u"darkcastle"_s, 19); }, false},
        {u"moment-failed"_s, [](RealWindow &app) { turn(app, u"mandom"_s, 20); }, false},
        {u"moment-story"_s, [](RealWindow &app) { turn(app, u"cthulhu"_s, 28); }, false},
        {u"moment-sides"_s, [](RealWindow &app) { turn(app, u"duelofages"_s, 9); }, false},
        {u"evening-picture"_s, showPicture},
        {u"files-open"_s, [](RealWindow &app) { lookForFiles(app, u"Import from a file"_s); }},
        {u"phones-closed"_s, [](RealWindow &app) { showPhones(app, {}); }},
        {u"phones-open"_s, [](RealWindow &app) { showPhones(app, openForTwo, threeGuests); }},
        {u"phones-asked"_s,
         [](RealWindow &app) {
             showPhones(app, openForTwo, threeGuests, R"(ListElement { device: "d"; seat: -1; name: "" })");
         },
         false},
        {u"hub-carry"_s,
         [](RealWindow &app) {
             showHub(app, {{u"trouble"_s, app::noAddress()}});
         }},
        {u"hub-there"_s,
         [](RealWindow &app) {
             showHub(app, {{u"phase"_s, u"there"_s},
                           {u"said"_s, app::Carrying::tr("at the hub")},
                           {u"news"_s, app::wordsFor(app::CarryPhase::there, 0)}});
         }},
        {u"hub-silent"_s,
         [](RealWindow &app) {
             showHub(app, {{u"phase"_s, u"there"_s},
                           {u"silent"_s, true},
                           {u"waiting"_s, 2},
                           {u"said"_s, app::Carrying::tr("hub silent")},
                           {u"news"_s, app::wordsFor(app::CarryPhase::there, 1'763'496'000'000)}});
         }},
        {u"hub-parted"_s,
         [](RealWindow &app) {
             showHub(app,
                     {{u"phase"_s, u"parted"_s}, {u"news"_s, app::wordsFor(app::CarryPhase::parted, 0)}});
         },
         false},
        {u"files-save"_s, [](RealWindow &app) { lookForFiles(app, u"Save everything"_s); }},
    };
}

} // namespace torchside::tests
