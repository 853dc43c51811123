#include "data/journal/journal_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

QJsonValue jsonOf(const Sentence &sentence)
{
    // A number is a number, a name is text, a pattern is a list with its words; a word for a number has it
    // before.
    if (sentence.literal && sentence.number)
        return static_cast<qint64>(*sentence.number);
    if (sentence.literal)
        return QString::fromStdString(sentence.text);
    QJsonArray json;
    if (sentence.number)
        json.append(static_cast<qint64>(*sentence.number));
    json.append(QString::fromStdString(sentence.text));
    for (const auto &word : sentence.words)
        json.append(jsonOf(word));
    return json;
}

Sentence sentenceOf(const QJsonValue &json)
{
    if (json.isDouble())
        return detail::word(static_cast<long long>(json.toInteger()));
    if (!json.isArray())
        return literally(json.toString().toStdString());
    const auto array = json.toArray();
    const qsizetype first = array.at(0).isDouble() ? 1 : 0;
    Sentence sentence = say(array.at(first).toString().toStdString());
    if (first == 1)
        sentence.number = array.at(0).toInteger();
    for (qsizetype i = first + 1; i < array.size(); ++i)
        sentence.words.push_back(sentenceOf(array.at(i)));
    return sentence;
}

QJsonDocument document(std::string_view text)
{
    return QJsonDocument::fromJson({text.data(), static_cast<qsizetype>(text.size())});
}

std::string compact(const QJsonDocument &json)
{
    return json.toJson(QJsonDocument::Compact).toStdString();
}

} // namespace

std::string textOf(const Sentence &sentence)
{
    return compact(QJsonDocument(QJsonArray{jsonOf(sentence)}));
}

std::string textOf(const std::vector<std::string> &names)
{
    QJsonArray json;
    for (const auto &name : names)
        json.append(QString::fromStdString(name));
    return compact(QJsonDocument(json));
}

std::string textOf(const Outcome &outcome)
{
    QJsonArray winners;
    for (const int winner : outcome.winners)
        winners.append(winner);
    return compact(QJsonDocument(
        QJsonObject{{u"winners"_s, winners}, {u"reason"_s, QString::fromStdString(outcome.reason)}}));
}

Sentence sentenceFrom(std::string_view text)
{
    return sentenceOf(document(text).array().at(0));
}

std::vector<std::string> namesFrom(std::string_view text)
{
    std::vector<std::string> names;
    for (const auto name : document(text).array())
        names.push_back(name.toString().toStdString());
    return names;
}

Outcome outcomeFrom(std::string_view text)
{
    const auto json = document(text).object();
    Outcome outcome;
    for (const auto winner : json[u"winners"_s].toArray())
        outcome.winners.push_back(winner.toInt());
    outcome.reason = json[u"reason"_s].toString().toStdString();
    return outcome;
}

} // namespace torchside::data
