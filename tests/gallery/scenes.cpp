#include "tests/gallery/scenes.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointingDevice>

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

// The scripted sessions of a game: [{"name": …, "lines": [commands], "tab": a tab, where there are tabs, "act": a command
// given to the table in the window, "tap": [controls], "shapes": [those of the gallery], "preferences": {what is set before}}]
QList<Scene> scriptedScenes(const QString &game)
{
    QFile file(u"%1/tests/gallery/%2.json"_s.arg(QStringLiteral(SOURCE_FOLDER), game));
    QList<Scene> scenes;
    if (!file.open(QIODevice::ReadOnly))
        return scenes;
    for (const auto each : QJsonDocument::fromJson(file.readAll()).array()) {
        QStringList lines;
        for (const auto line : each[u"lines"_s].toArray())
            lines.append(QString::fromUtf8(QJsonDocument(line.toObject()).toJson(QJsonDocument::Compact)));
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
                       each[u"preferences"_s].toObject().toVariantMap()});
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

QList<Scene> allScenes()
{
    QList<Scene> scenes{
        {u"home-empty"_s, [](RealWindow &) {}},
        {u"home"_s, [](RealWindow &app) { storeSomeSessions(app); }},
        {u"settings"_s, [](RealWindow &app) { app.tap(u"Settings"_s); }},
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
    for (const auto &game : app::games())
        scenes.append(scriptedScenes(QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()))));
    return scenes;
}

} // namespace torchside::tests
