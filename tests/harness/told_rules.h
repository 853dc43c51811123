#pragma once

#include "models/json/codec.h"
#include "tests/harness/spoken_game.h"

#include <QDir>
#include <QTest>

#include <functional>

namespace torchside::tests {

// Rules told as little games, in files that a player can read:
//     == the rule that it proves
//     @ troll                       a beginning that several share (see `beginnings`)
//     > attack player=0 value=30    a command, its values in JSON
//     stackTotal = 30               what the state shows after it; "reply." looks at the reply instead
//     ! not-now field               the command above was refused with this code (and field)
//     ? shadowmancer                the prompts cite this passage;  -? they don't
// Each == is a game of its own, begun as the test says. A command without a ! below it is accepted; at the
// end everything is taken back, done again and opened anew, and must be as it was.
struct ToldRule {
    QString name;
    QStringList lines;
};

inline QList<ToldRule> toldRules(const QString &folder)
{
    QList<ToldRule> rules;
    for (const auto &info :
         QDir(folder).entryInfoList({QStringLiteral("*.rules")}, QDir::Files, QDir::Name)) {
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const auto &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            const auto text = line.trimmed();
            if (text.startsWith(QLatin1String("== ")))
                rules.append({info.completeBaseName() + QLatin1String(": ") + text.mid(3), {}});
            else if (!text.isEmpty() && !text.startsWith(u'#') && !rules.isEmpty())
                rules.last().lines.append(text);
        }
    }
    return rules;
}

// A row for each, with its lines.
inline void addToldRules(const QString &folder)
{
    QTest::addColumn<QStringList>("lines");
    for (const auto &rule : toldRules(folder))
        QTest::newRow(qPrintable(rule.name)) << rule.lines;
}

template <Game G>
class ToldGame {
public:
    using Lines = QStringList;

    // How a game begins that says nothing else, and the beginnings by name.
    explicit ToldGame(QString start, std::function<Lines(const QString &)> beginning = {})
        : start_(std::move(start)), beginning_(std::move(beginning))
    {}

    QString play(const Lines &lines)
    {
        const auto starts = lines.value(0).startsWith(QLatin1String("> start")) ||
                            lines.value(0) == QLatin1String("@ nothing");
        if (!starts)
            line(start_);
        for (const auto &each : lines) {
            line(each);
            if (!wrong_.isEmpty())
                return wrong_;
        }
        refused({});
        if (wrong_.isEmpty() && game_.history().started())
            comesBack();
        return wrong_;
    }

private:
    // Taken back to the start and done again, and opened anew: nothing may differ.
    void comesBack()
    {
        auto &history = game_.history();
        const auto before = Codec<G>::text(history.state());
        int steps = 0;
        for (; history.canUndo(); ++steps)
            history.undo();
        for (; steps > 0; --steps)
            history.redo();
        if (Codec<G>::text(history.state()) != before)
            wrong_ += QStringLiteral("taken back and done again, it is not what it was");
        SeededDice dice(1);
        History<G> again(game_.journal(), dice, [] { return Moment(0); });
        again.open(history.id().value());
        if (Codec<G>::text(again.state()) != before)
            wrong_ += QStringLiteral("opened anew, it is not what it was");
    }

    static QByteArray command(const QString &text)
    {
        if (text.startsWith(u'{') || text.startsWith(u'[') || text.isEmpty())
            return text.toUtf8();
        const auto words = text.split(u' ');
        QByteArray json = "{\"do\":\"" + words.first().toUtf8() + '"';
        for (const auto &word : words.mid(1)) {
            const auto key = word.section(u'=', 0, 0).toUtf8();
            const auto value = word.section(u'=', 1).replace(u'_', u' ').toUtf8();
            const bool isJson =
                !value.trimmed().isEmpty() && !QJsonDocument::fromJson("[" + value + "]").isNull();
            json += ",\"" + key + "\":" + (isJson ? value : '"' + value + '"');
        }
        return json + '}';
    }

    void line(const QString &text)
    {
        if (text.startsWith(QLatin1String("@ "))) {
            for (const auto &each : beginning_ ? beginning_(text.mid(2)) : Lines{})
                line(each);
        } else if (text.startsWith(u'>')) {
            refused({});
            said_ = text;
            reply_ = game_.text(command(text.mid(1).trimmed()).constData()).toStdString();
            pending_ = true;
        } else if (text.startsWith(u'!')) {
            refused(text.mid(1).trimmed());
        } else if (text.startsWith(u'?') || text.startsWith(QLatin1String("-?"))) {
            prompted(text.section(u'?', 1).trimmed(), text.startsWith(u'?'));
        } else {
            shown(text.section(QLatin1String(" = "), 0, 0), text.section(QLatin1String(" = "), 1));
        }
    }

    QString at(const QString &path) const
    {
        const auto found = json::jsonAt(reply_, path.toStdString());
        return found ? QString::fromStdString(*found) : QStringLiteral("nothing");
    }

    // The last command was refused with this, or accepted where nothing is expected.
    void refused(const QString &expected)
    {
        if (!pending_)
            return;
        pending_ = false;
        const auto code = at(QStringLiteral("code")).remove(u'"');
        const auto field = at(QStringLiteral("field")).remove(u'"');
        const auto got = at(QStringLiteral("ok")) == QLatin1String("true") ? QString()
                         : expected.contains(u' ')                         ? code + u' ' + field
                                                                           : code;
        if (got != expected)
            wrong_ += QStringLiteral("%1: “%2” instead of “%3”: %4")
                          .arg(said_, got, expected, at(QStringLiteral("message")));
    }

    void shown(const QString &path, const QString &expected)
    {
        const auto whole =
            path.startsWith(QLatin1String("reply.")) ? path.mid(6) : QStringLiteral("state.") + path;
        const auto wanted =
            QJsonDocument::fromJson("[" + expected.toUtf8() + "]").toJson(QJsonDocument::Compact);
        const auto actual =
            QJsonDocument::fromJson("[" + at(whole).toUtf8() + "]").toJson(QJsonDocument::Compact);
        if (wanted != actual)
            wrong_ += QStringLiteral("after %1: %2 is %3, not %4").arg(said_, path, at(whole), expected);
    }

    void prompted(const QString &rule, bool wanted)
    {
        const bool found =
            at(QStringLiteral("state.prompts")).contains(QStringLiteral("\"rule\":\"%1\"").arg(rule));
        if (found != wanted)
            wrong_ += QStringLiteral("after %1: prompt %2: %3")
                          .arg(said_, rule, at(QStringLiteral("state.prompts")));
    }

    QString start_;
    std::function<Lines(const QString &)> beginning_;
    SpokenGame<G> game_;
    std::string reply_;
    QString said_;
    QString wrong_;
    bool pending_ = false;
};

} // namespace torchside::tests
