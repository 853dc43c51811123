#include "app/hub/steps.h"

#include "models/json/text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr std::int64_t atOnce = 50;
constexpr std::size_t mostToTell = 256 * 1024; // letters, of all messages together

QJsonValue parsed(const std::string &text)
{
    const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(text));
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

QJsonObject stepOf(const StoredStep &step)
{
    QJsonObject json{{u"seq"_s, static_cast<qint64>(step.seq)},
                     {u"at"_s, QString::fromStdString(json::isoTime(step.at))},
                     {u"text"_s, QString::fromStdString(english(step.line))},
                     {u"command"_s, parsed(step.command)},
                     {u"events"_s, parsed(step.events)}};
    if (!step.mended.empty())
        json[u"mended"_s] = QString::fromStdString(english(step.mended));
    if (!step.origin.sender.empty())
        json[u"sender"_s] = QString::fromStdString(step.origin.sender);
    return json;
}

} // namespace

std::optional<std::vector<QJsonObject>> stepsFrom(const Journal &journal, SessionId session,
                                                  std::int64_t from, const Match &match)
{
    const auto mark = QString::fromStdString(markOf(journal, session, match.seq()));
    std::size_t letters = 0;
    std::vector<QJsonObject> messages;
    for (auto first = from; first <= match.last() || messages.empty(); first += atOnce) {
        const auto last = std::min(first + atOnce - 1, match.last());
        QJsonArray steps;
        for (const auto &step : journal.steps(session, first, last)) {
            letters += step.command.size() + step.events.size();
            steps.append(stepOf(step));
        }
        if (letters > mostToTell)
            return std::nullopt;
        messages.push_back({{u"type"_s, u"steps"_s},
                            {u"from"_s, static_cast<qint64>(first)},
                            {u"steps"_s, steps},
                            {u"head"_s, static_cast<qint64>(match.seq())},
                            {u"last"_s, static_cast<qint64>(match.last())},
                            {u"mark"_s, mark}});
    }
    return messages;
}

} // namespace torchside::hub
