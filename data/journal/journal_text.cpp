#include "data/journal/journal_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

QJsonValue jsonOf(const Sentence &sentence)
{
    if (sentence.literal)
        return QString::fromStdString(sentence.text);
    QJsonArray json{QString::fromStdString(sentence.text)};
    for (const auto &word : sentence.words)
        json.append(jsonOf(word));
    return json;
}

Sentence sentenceOf(const QJsonValue &json)
{
    if (!json.isArray())
        return literally(json.toString().toStdString());
    const auto array = json.toArray();
    Sentence sentence = say(array.at(0).toString().toStdString());
    for (qsizetype i = 1; i < array.size(); ++i)
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
