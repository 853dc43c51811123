#include "tests/gallery/scenes.h"

#include "tests/harness/scripted_sessions.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointingDevice>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

void storeSession(RealWindow &app, const QString &game, const QStringList &lines)
{
    const auto *entry = app::findGame(game.toStdString());
    SeededDice dice(1);
    Moment time = 1'763'496'000'000;
    const auto session =
        entry->session(app.app().journal(), dice, [&time] { return time += 60'000; }, nullptr);
    for (const auto &line : lines) {
        session->desk().reply(line.toStdString());
        if (session->desk().lastRefusal())
            qFatal("%s: %s", qPrintable(line), english(session->desk().lastRefusal()->message).c_str());
    }
}

QStringList textsOf(const QJsonValue &list)
{
    QStringList texts;
    for (const auto each : list.toArray())
        texts.append(each.toString());
    return texts;
}

QString lineOf(const QJsonValue &command)
{
    return QString::fromUtf8(QJsonDocument(command.toObject()).toJson(QJsonDocument::Compact));
}

QStringList linesOf(const QJsonValue &list)
{
    QStringList lines;
    for (const auto line : list.toArray())
        lines.append(lineOf(line));
    return lines;
}

// The scripted sessions of a game: [{"name": …, "lines": [commands], "tab": a tab, where there are tabs, "act": a command
// given to the table in the window, "tap": [controls], "shapes": [those of the gallery], "preferences": {what is set before}}]
QList<Scene> scriptedScenes(const QString &game)
{
    QFile file(u"%1/tests/gallery/%2.json"_s.arg(QStringLiteral(SOURCE_FOLDER), game));
    QList<Scene> scenes;
    if (!file.open(QIODevice::ReadOnly))
        return scenes;
    for (const auto each : QJsonDocument::fromJson(file.readAll()).array()) {
        const auto lines = linesOf(each[u"lines"_s]);
        const auto taps = textsOf(each[u"tap"_s]);
        const auto tab = each[u"tab"_s].toString();
        const auto act = each[u"act"_s].toObject().toVariantMap();
        scenes.append({game + u"-"_s + each[u"name"_s].toString(),
                       [game, lines, tab, act, taps](RealWindow &app) {
                           playSession(app, game, lines);
                           if (app.control(tab))
                               app.tap(tab);
                           if (!act.isEmpty()) {
                               QMetaObject::invokeMethod(app.app().shelf().table(), "act", Q_ARG(QVariantMap, act));
                               app.settle(600);
                           }
                           for (const auto &tap : taps)
                               if (!app.tap(tap))
                                   qFatal("there is no “%s” to tap", qPrintable(tap));
                       },
                       each[u"everyLook"_s].toBool(true), textsOf(each[u"shapes"_s]),
                       each[u"preferences"_s].toObject().toVariantMap(), taps.isEmpty() && act.isEmpty()});
    }
    return scenes;
}

// What lies around the games, from Home on: [{"name": …, "steps": [{"tap": a control} or {"type": a field, "words": …}]}]
QList<Scene> scenesAround()
{
    QFile file(u"%1/tests/gallery/around.json"_s.arg(QStringLiteral(SOURCE_FOLDER)));
    QList<Scene> scenes;
    if (!file.open(QIODevice::ReadOnly))
        return scenes;
    for (const auto each : QJsonDocument::fromJson(file.readAll()).array()) {
        const auto steps = each[u"steps"_s].toArray();
        scenes.append({each[u"name"_s].toString(),
                       [steps](RealWindow &app) {
                           for (const auto step : steps) {
                               const auto field = step[u"type"_s].toString();
                               if (field.isEmpty() ? !app.tap(step[u"tap"_s].toString()) : !app.type(field, step[u"words"_s].toString()))
                                   qFatal("there is no “%s%s”", qPrintable(field), qPrintable(step[u"tap"_s].toString()));
                           }
                       },
                       each[u"everyLook"_s].toBool(true)});
    }
    return scenes;
}

// From a game's table, or from Home; a question; the answer that is opened.
void readRules(RealWindow &app, const QJsonObject &scene)
{
    const auto game = scene[u"game"_s].toString();
    if (!game.isEmpty())
        playSession(app, game, linesOf(scene[u"lines"_s]));
    const auto taps = textsOf(scene[u"tap"_s]);
    if (taps.isEmpty())
        app.tap(game.isEmpty() ? u"Ask the rules: “can we swap items…”"_s : u"Rules"_s);
    for (const auto &tap : taps)
        if (!app.tap(tap))
            qFatal("there is no “%s” to tap", qPrintable(tap));
    app.settle(300);
    if (scene.contains(u"ask"_s) && !app.type(u"Ask the rules"_s, scene[u"ask"_s].toString()))
        qFatal("there is nowhere to ask");
    if (!scene.contains(u"open"_s))
        return;
    const auto *answers = app.app().manual().answers();
    const auto title = answers->index(scene[u"open"_s].toInt(), 0).data(answers->roleNames().key("plainTitle")).toString();
    if (!app.tap(title))
        qFatal("there is no answer to open");
}

// The rules' scenes: [{"name": …, "game": …, "lines": [commands], "tap": [controls], "ask": …, "open": which answer}]
QList<Scene> rulesScenes()
{
    QFile file(QStringLiteral(SOURCE_FOLDER "/tests/gallery/rules.json"));
    QList<Scene> scenes;
    if (!file.open(QIODevice::ReadOnly))
        return scenes;
    for (const auto each : QJsonDocument::fromJson(file.readAll()).array()) {
        const auto scene = each.toObject();
        scenes.append({u"rules-"_s + scene[u"name"_s].toString(), [scene](RealWindow &app) { readRules(app, scene); },
                       scene[u"everyLook"_s].toBool(true)});
    }
    return scenes;
}

void storeSomeSessions(RealWindow &app)
{
    storeSession(app, u"mandom"_s,
                 {uR"({"do":"start","players":["Ann","Bo"]})"_s, uR"({"do":"pass"})"_s, uR"({"do":"pass"})"_s,
                  uR"({"do":"pass"})"_s});
    storeSession(app, u"mandom"_s,
                 {uR"({"do":"start","players":["Maximiliane-Charlotte","Bo","Cy","Dietlinde"]})"_s,
                  uR"({"do":"place"})"_s, uR"({"do":"place"})"_s});
    app.app().shelf().refresh();
}

void sitDownInTheCaverns(RealWindow &app)
{
    app.app().preferences().remember({u"Dietlinde"_s, u"Ed"_s, u"Fay"_s});
    app.app().preferences().remember({u"Maximiliane-Charlotte"_s, u"Bo"_s, u"Cy"_s});
    app.tap(u"Cutthroat Caverns"_s);
}

void askWhoStarts(RealWindow &app)
{
    app.app().preferences().remember({u"Maximiliane-Charlotte"_s, u"Bo"_s, u"Cy"_s, u"Dietlinde"_s});
    app.tap(u"Dungeon of Mandom"_s);
    app.tap(u"Who starts?"_s);
}

// A hand of its own, so that its fingers may stay where they are.
QPointingDevice *hand()
{
    static QPointingDevice *const device = QTest::createTouchDevice();
    return device;
}

// What was played on several evenings: one session of each game that ended, and one that runs.
void storePastGames(RealWindow &app)
{
    SeededDice dice(1);
    Moment from = 1'763'000'000'000;
    for (const auto &each : scriptedSessions(QStringLiteral(SOURCE_FOLDER)))
        if (each.name == u"over"_s || each.name == u"won"_s || each.name == u"lost"_s ||
            (each.game == u"duelofages"_s && each.name == u"long-names"_s))
            played(each, app.app().journal(), dice, from += 86'400'000);
    app.app().shelf().refresh();
}

// A file from another device: one session that is here, others that are new, two that are none.
void offerFile(RealWindow &app)
{
    QTemporaryDir folder;
    const auto path = folder.filePath(u"evenings.json"_s);
    storePastGames(app);
    app.app().exchange().saveAll(QUrl::fromLocalFile(path));
    const auto sessions = app.app().journal().sessions();
    for (std::size_t i = 1; i < sessions.size(); ++i)
        app.app().shelf().remove(sessions[i].id);
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return;
    auto all = file.readAll();
    all.replace(all.indexOf("\"sessions\":["), 12, "\"sessions\":[7,{\"format\":\"torchside-session\",\"version\":9},");
    file.seek(0);
    file.write(all);
    file.close();
    app.tap(u"Settings"_s);
    app.tap(u"Save, take in, delete"_s);
    app.app().exchange().look({QUrl::fromLocalFile(path)});
}

void showPastOfLife(RealWindow &app)
{
    for (const auto &each : scriptedSessions(QStringLiteral(SOURCE_FOLDER)))
        if (each.game == u"cutthroat"_s && each.name == u"attacks"_s) {
            QStringList lines;
            for (const auto &line : each.lines)
                lines.append(QString::fromUtf8(line));
            playSession(app, each.game, lines);
            QMetaObject::invokeMethod(app.page(), "pastAsked", Q_ARG(QString, u"Life of Ann"_s), Q_ARG(QString, u"players.0.life"_s));
        }
}

} // namespace

void playSession(RealWindow &app, const QString &game, const QStringList &lines)
{
    storeSession(app, game, lines);
    app.app().shelf().refresh();
    const auto sessions = app.app().journal().sessions();
    app.app().shelf().open(sessions.front().id);
    app.settle(400);
    if (!app.page() || !app.page()->property("shown").isValid())
        qFatal("the page of %s did not come", qPrintable(game));
}

bool isOurShare(qsizetype number)
{
    static const auto share = qEnvironmentVariable("TORCHSIDE_SHARE", u"1/1"_s).split(u'/');
    static const int mine = share.value(0).toInt() - 1;
    static const int shares = std::max(1, share.value(1).toInt());
    return number % shares == mine;
}

QList<Scene> allScenes()
{
    QList<Scene> scenes{
        {u"home-empty"_s, [](RealWindow &) {}},
        {u"home"_s, [](RealWindow &app) { storeSomeSessions(app); }},
        {u"settings"_s, [](RealWindow &app) { app.tap(u"Settings"_s); }},
        {u"past-empty"_s, [](RealWindow &app) { app.tap(u"Past games and statistics"_s); }},
        {u"past"_s,
         [](RealWindow &app) {
             storePastGames(app);
             app.tap(u"Past games and statistics"_s);
             app.settle(500);
         }},
        {u"data"_s,
         [](RealWindow &app) {
             storeSomeSessions(app);
             app.tap(u"Settings"_s);
             app.tap(u"Save, take in, delete"_s);
         }},
        {u"data-preview"_s, offerFile},
        {u"past-of-life"_s, showPastOfLife},
        {u"new-session-empty"_s, [](RealWindow &app) { app.tap(u"Dungeon of Mandom"_s); }, false},
        {u"new-session"_s,
         [](RealWindow &app) {
             app.app().preferences().remember({u"Dietlinde"_s, u"Ed"_s, u"Fay"_s});
             app.app().preferences().remember({u"Maximiliane-Charlotte"_s, u"Bo"_s, u"Cy"_s});
             app.tap(u"Dungeon of Mandom"_s);
         }},
        {u"new-session-cutthroat"_s, [](RealWindow &app) { sitDownInTheCaverns(app); }},
        {u"new-session-seat"_s,
         [](RealWindow &app) {
             sitDownInTheCaverns(app);
             app.tap(u"Bo"_s);
         }},
        {u"who-starts"_s, [](RealWindow &app) { askWhoStarts(app); }},
        {u"who-starts-fingers"_s,
         [](RealWindow &app) {
             askWhoStarts(app);
             auto sequence = QTest::touchEvent(app.window(), hand());
             const auto size = app.window()->size();
             for (int i = 0; i < 4; ++i)
                 sequence.press(i, {size.width() * (i % 2 ? 3 : 1) / 4, size.height() * (4 + 2 * i) / 16});
             sequence.commit();
             app.shows(u"Whose finger is it?"_s);
         }},
        {u"who-starts-rolled"_s,
         [](RealWindow &app) {
             askWhoStarts(app);
             app.tap(u"Roll instead"_s);
         }, false},
    };
    scenes.append(scenesAround());
    scenes.append(rulesScenes());
    for (const auto &game : app::games())
        scenes.append(scriptedScenes(QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()))));
    return scenes;
}

} // namespace torchside::tests
