#pragma once

#include "app/games.h"
#include "models/protocol/session.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace torchside::tests {

// A session as the gallery's scripts tell it: lines of the protocol.
struct Script {
    QString game;
    QString name;
    QList<QByteArray> lines;
};

inline QList<Script> scriptedSessions(const QString &source)
{
    QList<Script> scripts;
    for (const auto &game : app::games()) {
        const auto id = QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()));
        QFile file(QStringLiteral("%1/tests/gallery/%2.json").arg(source, id));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const auto scene : QJsonDocument::fromJson(file.readAll()).array()) {
            Script script{id, scene[QLatin1String("name")].toString(), {}};
            for (const auto line : scene[QLatin1String("lines")].toArray())
                script.lines.append(QJsonDocument(line.toObject()).toJson(QJsonDocument::Compact));
            scripts.append(script);
        }
    }
    return scripts;
}

// Plays it, a minute between two lines, and leaves it in the journal.
inline std::unique_ptr<protocol::Session> played(const Script &script, Journal &journal, Dice &dice,
                                                 Moment from = 1'763'496'000'000)
{
    auto time = std::make_shared<Moment>(from);
    auto session = app::findGame(script.game.toStdString())
                       ->session(
                           journal, dice, [time] { return *time += 60'000; }, nullptr);
    for (const auto &line : script.lines) {
        session->submit(line.toStdString());
        if (const auto &refusal = session->lastRefusal())
            qFatal("%s: %s", line.constData(), english(refusal->message).c_str());
    }
    return session;
}

inline Script script(const QString &source, const QString &game, const QString &name)
{
    for (const auto &each : scriptedSessions(source))
        if (each.game == game && each.name == name)
            return each;
    qFatal("there is no script %s of %s", qPrintable(name), qPrintable(game));
}

} // namespace torchside::tests
