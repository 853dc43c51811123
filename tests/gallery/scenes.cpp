#include "tests/gallery/scenes.h"
#include "tests/harness/patience.h"

#include "tests/gallery/translated_names.h"
#include "tests/harness/scripted_sessions.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointingDevice>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

bool isGerman(RealWindow &app)
{
    return app.app().preferences().language() == u"de"_s;
}

// The scenes are told in English; in a window that speaks German, what they touch has German names.
QString calledHere(RealWindow &app, const QString &english,
                   const std::function<bool(const QString &)> &isThere)
{
    if (!isGerman(app))
        return english;
    const auto names = germanNames(english) + QStringList{english};
    QString found = english;
    (void)tests::soon([&] {
        for (const auto &name : names)
            if (isThere(name)) {
                found = name;
                return true;
            }
        return false;
    });
    return found;
}

} // namespace

bool tap(RealWindow &app, const QString &english)
{
    if (english != u"Go on")
        app.sendOn();
    const auto isControl = [&app](const QString &name) { return app.control(name) != nullptr; };
    return app.tap(calledHere(app, english, isControl));
}

namespace {

bool type(RealWindow &app, const QString &field, const QString &words)
{
    for (const auto &name : isGerman(app) ? germanNames(field) : QStringList{field})
        if (app.type(name, words))
            return true;
    return false;
}

void storeSession(RealWindow &app, const QString &game, const QStringList &lines)
{
    const auto *entry = app::findGame(game.toStdString());
    SeededDice dice(1);
    Moment time = 1'763'496'000'000;
    const auto session = entry->session(
        app.app().journal(), dice, [&time] { return time += 60'000; }, nullptr);
    for (const auto &line : lines) {
        session->submit(line.toStdString());
        if (session->lastRefusal())
            qFatal("%s: %s", qPrintable(line), english(session->lastRefusal()->message).c_str());
    }
}

bool areNamesLong = false;

QString lengthened(const QString &name)
{
    return (name + u" Maximiliane-Theodora von Hohenzollern-Sigmaringen"_s).left(40);
}

// The players of a line that starts a session, with longer names; which they were is noted.
QJsonValue withLongNames(QJsonObject line, QStringList &names)
{
    if (!areNamesLong || line[u"do"_s] != u"start"_s)
        return line;
    for (const auto &key : {u"players"_s, u"characters"_s}) {
        auto people = line.value(key).toArray();
        for (auto &&each : people) {
            auto person = each.toObject();
            const auto named = key == u"players"_s ? u"name"_s : u"player"_s;
            const auto name = each.isString() ? each.toString() : person[named].toString();
            person[named] = lengthened(name);
            each = each.isString() ? QJsonValue(lengthened(name)) : QJsonValue(person);
            names.append(name);
        }
        if (!people.isEmpty())
            line[key] = people;
    }
    return line;
}

QStringList textsOf(const QJsonValue &list, const QStringList &lengthenedNames = {})
{
    QStringList texts;
    for (const auto each : list.toArray()) {
        auto text = each.toString();
        for (const auto &name : lengthenedNames)
            text.replace(QRegularExpression(u"\\b%1\\b"_s.arg(name)), lengthened(name));
        texts.append(text);
    }
    return texts;
}

QString lineOf(const QJsonValue &command)
{
    return QString::fromUtf8(QJsonDocument(command.toObject()).toJson(QJsonDocument::Compact));
}

QStringList linesOf(const QJsonValue &list, QStringList &lengthenedNames)
{
    QStringList lines;
    for (const auto line : list.toArray())
        lines.append(lineOf(withLongNames(line.toObject(), lengthenedNames)));
    return lines;
}

// What is typed, in the window's language where the scene has it so.
QString wordsOf(RealWindow &app, const QJsonValue &scene, const QString &key)
{
    const auto german = scene[key + u"-de"_s].toString();
    return isGerman(app) && !german.isEmpty() ? german : scene[key].toString();
}

// The scripted sessions of a game: [{"name": …, "lines": [commands], "tab": a tab, where there are tabs,
// "act": a command given to the table in the window, "tap": [controls], "tap-de": [the same, where no
// dictionary has them], "shapes": [those of the gallery], "preferences": {what is set before}}]
QList<Scene> scriptedScenes(const QString &game)
{
    QFile file(u"%1/tests/gallery/%2.json"_s.arg(QStringLiteral(SOURCE_FOLDER), game));
    QList<Scene> scenes;
    if (!file.open(QIODevice::ReadOnly))
        return scenes;
    for (const auto each : QJsonDocument::fromJson(file.readAll()).array()) {
        QStringList names;
        const auto lines = linesOf(each[u"lines"_s], names);
        const auto taps = textsOf(each[u"tap"_s], names);
        const auto germanTaps = textsOf(each[u"tap-de"_s]);
        const auto tab = each[u"tab"_s].toString();
        const auto act = each[u"act"_s].toObject().toVariantMap();
        scenes.append(
            {game + u"-"_s + each[u"name"_s].toString(),
             [game, lines, tab, act, taps, germanTaps](RealWindow &app) {
                 playSession(app, game, lines);
                 if (app.control(isGerman(app) ? germanNames(tab).value(0) : tab)) // wide windows have none
                     tap(app, tab);
                 if (!act.isEmpty()) {
                     QMetaObject::invokeMethod(app.app().shelf().table(), "act", Q_ARG(QVariantMap, act));
                     app.settle(600);
                 }
                 for (const auto &name : isGerman(app) && !germanTaps.isEmpty() ? germanTaps : taps)
                     if (!tap(app, name))
                         qFatal("there is no “%s” to tap", qPrintable(name));
             },
             each[u"everyLook"_s].toBool(true), textsOf(each[u"shapes"_s]),
             each[u"preferences"_s].toObject().toVariantMap(), taps.isEmpty() && act.isEmpty()});
    }
    return scenes;
}

// What lies around the games, from Home on: [{"name": …, "steps": [{"tap": a control} or
// {"type": a field, "words": …, "words-de": …}]}]
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
                               const auto name = step[u"tap"_s].toString();
                               const auto words = wordsOf(app, step, u"words"_s);
                               if (field.isEmpty() ? !tap(app, name) : !type(app, field, words))
                                   qFatal("there is no “%s%s”", qPrintable(field), qPrintable(name));
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
    QStringList names;
    if (!game.isEmpty())
        playSession(app, game, linesOf(scene[u"lines"_s], names));
    const auto taps = textsOf(scene[u"tap"_s]);
    if (taps.isEmpty())
        tap(app, game.isEmpty() ? u"Ask the rules: “can we swap items…”"_s : u"Rules"_s);
    for (const auto &name : taps)
        if (!tap(app, name))
            qFatal("there is no “%s” to tap", qPrintable(name));
    app.settle(300);
    if (scene.contains(u"ask"_s) && !type(app, u"Ask the rules"_s, wordsOf(app, scene, u"ask"_s)))
        qFatal("there is nowhere to ask");
    if (!scene.contains(u"open"_s))
        return;
    const auto *answers = app.app().manual().answers();
    const auto title =
        answers->index(scene[u"open"_s].toInt(), 0).data(answers->roleNames().key("plainTitle")).toString();
    if (!app.tap(title))
        qFatal("there is no answer to open");
}

// The rules' scenes: [{"name": …, "game": …, "lines": [commands], "tap": [controls], "ask": …, "ask-de": …,
// "open": which answer}]
QList<Scene> rulesScenes()
{
    QFile file(QStringLiteral(SOURCE_FOLDER "/tests/gallery/rules.json"));
    QList<Scene> scenes;
    if (!file.open(QIODevice::ReadOnly))
        return scenes;
    for (const auto each : QJsonDocument::fromJson(file.readAll()).array()) {
        const auto scene = each.toObject();
        scenes.append({u"rules-"_s + scene[u"name"_s].toString(),
                       [scene](RealWindow &app) { readRules(app, scene); },
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
    storeSession(app, u"cutthroat"_s,
                 {uR"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})"_s,
                  uR"({"do":"encounter","name":"Battle Troll","prestige":4,"life":120})"_s});
    app.app().shelf().refresh();
}

void sitDownInTheCaverns(RealWindow &app)
{
    app.app().preferences().remember({u"Dietlinde"_s, u"Ed"_s, u"Fay"_s});
    app.app().preferences().remember({u"Maximiliane-Charlotte"_s, u"Bo"_s, u"Cy"_s});
    tap(app, u"Cutthroat Caverns"_s);
}

void askWhoStarts(RealWindow &app)
{
    app.app().preferences().remember({u"Maximiliane-Charlotte"_s, u"Bo"_s, u"Cy"_s, u"Dietlinde"_s});
    tap(app, u"Dungeon of Mandom"_s);
    tap(app, u"Who starts?"_s);
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
    all.replace(all.indexOf("\"sessions\":["), 12,
                "\"sessions\":[7,{\"format\":\"torchside-session\",\"version\":9},");
    file.seek(0);
    file.write(all);
    file.close();
    tap(app, u"Settings"_s);
    tap(app, u"Save, import, delete"_s);
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
            const auto life = calledHere(app, u"Life of Ann"_s, [](const QString &) { return true; });
            QMetaObject::invokeMethod(app.page(), "pastAsked", Q_ARG(QString, life),
                                      Q_ARG(QString, u"players.0.life"_s));
        }
}

// Packs with something in them; two creatures that somebody may have typed twice.
void showPacks(RealWindow &app, const QStringList &taps)
{
    QFile file(QStringLiteral(SOURCE_FOLDER "/tests/data/fixtures/pack.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no pack to show");
    auto &entries = app.app().cards().kept()->entries();
    data::takeIn(entries, std::get<data::Pack>(data::readPack(file.readAll())));
    entries.keep({u"cutthroat"_s, u"creature"_s},
                 {u"batle-troll"_s,
                  {{u"name"_s, u"Batle Troll"_s}, {u"life"_s, QJsonObject{{u"4"_s, 150}, {u"5"_s, 200}}}}});
    tap(app, u"Packs"_s);
    for (const auto &each : taps)
        tap(app, each);
}

// A pack of others that knows some of it otherwise.
void showDiffering(RealWindow &app)
{
    showPacks(app, {});
    app.settle(400);
    Q_EMIT app.app().packs().hand()->received(
        R"({"format":"torchside-pack","version":1,"entries":[
        {"game":"cutthroat","kind":"creature","entry":{"name":"Batle Troll","life":{"4":190,"5":210}}},
        {"game":"cutthroat","kind":"creature","entry":{"name":"Old Hydra","life":{"4":120}}}]})");
    app.settle(400);
}

// What lies on a table, with the group's own note on it.
void showNoted(RealWindow &app, const QString &game, const QString &kind, const QString &name,
               const QStringList &lines)
{
    auto &packs = app.app().packs();
    packs.add(game, kind, name);
    const auto id = packs.known(game, kind, name)[u"id"_s].toString();
    packs.correct(game, kind, id, u"note"_s, u"Flees when the second die is gone"_s);
    playSession(app, game, lines);
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

void lengthenNames()
{
    areNamesLong = true;
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
        {u"settings"_s, [](RealWindow &app) { tap(app, u"Settings"_s); }},
        {u"past-empty"_s, [](RealWindow &app) { tap(app, u"Past games and statistics"_s); }},
        {u"past"_s,
         [](RealWindow &app) {
             storePastGames(app);
             tap(app, u"Past games and statistics"_s);
             app.settle(500);
         }},
        {u"data"_s,
         [](RealWindow &app) {
             storeSomeSessions(app);
             tap(app, u"Settings"_s);
             tap(app, u"Save, import, delete"_s);
         }},
        {u"data-preview"_s, offerFile},
        {u"past-of-life"_s, showPastOfLife},
        {u"packs"_s, [](RealWindow &app) { showPacks(app, {}); }},
        {u"packs-creatures"_s, [](RealWindow &app) { showPacks(app, {u"Creatures"_s}); }},
        {u"packs-entry"_s,
         [](RealWindow &app) {
             showPacks(app, {u"Creatures"_s, u"Battle Troll"_s});
         }},
        {u"packs-twins"_s,
         [](RealWindow &app) {
             showPacks(app, {u"Creatures"_s});
             tap(app, u"Make one of Batle Troll and Battle Troll"_s);
         }},
        {u"packs-hand-over"_s,
         [](RealWindow &app) {
             showPacks(app, {});
             tap(app, u"Hand over to another device"_s);
         }},
        {u"packs-receive"_s,
         [](RealWindow &app) {
             showPacks(app, {});
             tap(app, u"Receive a pack"_s);
         }},
        {u"packs-differ"_s, showDiffering},
        {u"noted-enemy"_s,
         [](RealWindow &app) {
             showNoted(
                 app, u"darkcastle"_s, u"enemy"_s, u"The Twins"_s,
                 {uR"({"do":"start","characters":[{"id":"abbot","player":"Ann"},{"id":"cook","player":"Bo"}]})"_s,
                  uR"({"do":"turn","character":0})"_s,
                  uR"({"do":"combat","enemy":"The Twins","dice":{"might":2,"wisdom":1},"blow":3})"_s});
         }},
        {u"noted-creature"_s,
         [](RealWindow &app) {
             showNoted(
                 app, u"cutthroat"_s, u"creature"_s, u"Battle Troll"_s,
                 {uR"({"do":"start","quest":"The Deep Well","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"},{"name":"Di"}]})"_s,
                  uR"({"do":"encounter","name":"Battle Troll","life":160,"prestige":4})"_s,
                  uR"({"do":"event","name":"Dark Clouds","active":[1],"when":"end"})"_s});
         }},
        {u"noted-card"_s,
         [](RealWindow &app) {
             showNoted(app, u"duelofages"_s, u"card"_s, u"Sable Cloak"_s,
                       {uR"({"do":"start","players":["Ann","Bo","Cy"],"rolls":[9,7,5]})"_s,
                        uR"({"do":"pin-own","player":0,"name":"Sable Cloak"})"_s,
                        uR"({"do":"pin-own","player":0,"what":"character","name":"The Miller"})"_s});
         }},
        {u"new-session-empty"_s, [](RealWindow &app) { tap(app, u"Dungeon of Mandom"_s); }, false},
        {u"new-session"_s,
         [](RealWindow &app) {
             app.app().preferences().remember({u"Dietlinde"_s, u"Ed"_s, u"Fay"_s});
             app.app().preferences().remember({u"Maximiliane-Charlotte"_s, u"Bo"_s, u"Cy"_s});
             tap(app, u"Dungeon of Mandom"_s);
         }},
        {u"new-session-cutthroat"_s, [](RealWindow &app) { sitDownInTheCaverns(app); }},
        {u"new-session-seat"_s,
         [](RealWindow &app) {
             sitDownInTheCaverns(app);
             tap(app, u"Bo"_s);
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
             app.shows(isGerman(app) ? germanNames(u"Whose finger is it?"_s).value(0)
                                     : u"Whose finger is it?"_s);
         }},
        {u"who-starts-rolled"_s,
         [](RealWindow &app) {
             askWhoStarts(app);
             tap(app, u"Roll instead"_s);
         },
         false},
    };
    scenes.append(firstScenes());
    scenes.append(scenesAround());
    scenes.append(rulesScenes());
    for (const auto &game : app::games())
        scenes.append(
            scriptedScenes(QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()))));
    return scenes;
}

} // namespace torchside::tests
