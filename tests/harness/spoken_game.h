#pragma once

#include "models/json/codec.h"
#include "models/kernel/history.h"
#include "models/kernel/memory_journal.h"
#include "models/protocol/session.h"

#include <QByteArray>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace torchside::tests {

// A piece of JSON that is read by reply["state"]["players"][0]["name"].
class Reply : public QJsonValue {
public:
    Reply() = default;
    Reply(const QJsonValue &json) // NOLINT(google-explicit-constructor): a reply is its value
        : QJsonValue(json)
    {}
    Reply operator[](const char *key) const { return QJsonValue::operator[](QLatin1String(key)); }
    Reply operator[](int index) const { return QJsonValue::operator[](index); }
};

inline Reply object(const std::string &json)
{
    return QJsonValue(QJsonDocument::fromJson(QByteArray::fromStdString(json)).object());
}

// A game played by its protocol, as a reader of the rules would tell it: one line, one reply.
template <Game G>
class SpokenGame {
public:
    explicit SpokenGame(std::uint64_t seed = 1)
        : dice_(seed), session_(journal_, dice_, [this] { return ++time_; })
    {}

    Reply say(const char *line) { return object(session_.submit(std::string_view(line))); }
    Reply say(const QByteArray &line) { return object(session_.submit(line.toStdString())); }
    QString text(const char *line) { return QString::fromStdString(session_.submit(std::string_view(line))); }

    // Says several lines; the code of the first refusal, or nothing.
    QString all(std::initializer_list<const char *> lines)
    {
        for (const auto *line : lines)
            if (const auto reply = say(line); !reply["ok"].toBool())
                return reply["code"].toString() + QLatin1String(": ") + reply["message"].toString();
        return {};
    }

    // The refusal's code, or nothing where the line was accepted.
    QString code(const char *line) { return say(line)["code"].toString(); }
    Reply state() { return say(R"({"do":"state"})")["state"]; }
    QString stateText() { return text(R"({"do":"state"})").section(QLatin1String("\"state\":"), 1); }

    History<G> &history() { return session_.history(); }
    protocol::GameSession<G> &session() { return session_; }
    MemoryJournal &journal() { return journal_; }

private:
    MemoryJournal journal_;
    SeededDice dice_;
    Moment time_ = 1'700'000'000'000;
    protocol::GameSession<G> session_;
};

// A playthrough file: lines that begin with > are said, what stands below each is expected to be in the reply
// (as "path = JSON"), # is a remark. Returns what did not fit.
template <Game G>
QStringList playthrough(const QString &path)
{
    QStringList wrong;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {path + QLatin1String(" can't be read")};
    SpokenGame<G> game;
    QByteArray reply;
    int number = 0;
    for (const auto &raw : file.readAll().split('\n')) {
        ++number;
        const auto line = raw.trimmed();
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        if (line.startsWith('>')) {
            reply = game.text(line.mid(1).trimmed().constData()).toUtf8();
            continue;
        }
        const auto parts = QString::fromUtf8(line).split(QLatin1String(" = "));
        const auto found = json::jsonAt(reply.toStdString(), parts.value(0).trimmed().toStdString());
        const auto expected =
            QJsonDocument::fromJson("[" + parts.value(1).toUtf8() + "]").toJson(QJsonDocument::Compact);
        const auto actual = "[" + QByteArray::fromStdString(found.value_or("nothing")) + "]";
        if (actual != expected)
            wrong.append(QStringLiteral("line %1: %2 is %3, expected %4")
                             .arg(QString::number(number), parts.value(0), QString::fromUtf8(actual),
                                  QString::fromUtf8(expected)));
    }
    return wrong;
}

} // namespace torchside::tests
