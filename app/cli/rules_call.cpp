#include "app/cli/rules_call.h"

#include "app/cli/arguments.h"
#include "app/cli/calls.h"
#include "data/rulebook/rule_search.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <iostream>

using namespace Qt::StringLiterals;

namespace torchside::cli {

namespace {

constexpr int mostAnswers = 1000;

const QString &usage()
{
    static const auto text = u"torchside-cli rules \"QUESTION\" [--game ID] [--limit N] [--language LL]"_s;
    return text;
}

const QStringList &valuedOptions()
{
    static const QStringList options{u"--game"_s, u"--limit"_s, u"--language"_s};
    return options;
}

std::size_t limitIn(const Arguments &arguments)
{
    if (!arguments.has(u"--limit"_s))
        return data::RuleScope().limit;
    bool isNumber = false;
    const int limit = arguments.value(u"--limit"_s).toInt(&isNumber);
    if (!isNumber || limit < 1 || limit > mostAnswers)
        throw WrongCall(
            u"--limit needs a whole number from 1 to %1. Usage: %2"_s.arg(mostAnswers).arg(usage()));
    return static_cast<std::size_t>(limit);
}

data::RuleScope scopeIn(const Arguments &arguments, const data::Rulebook &rulebook)
{
    data::RuleScope scope;
    scope.limit = limitIn(arguments);
    scope.onlyGame = arguments.has(u"--game"_s);
    scope.game = arguments.value(u"--game"_s);
    if (scope.onlyGame && !rulebook.hasGame(scope.game))
        throw WrongCall(u"There are no rules of a game “%1”; there are: %2. Usage: %3"_s.arg(
            scope.game.simplified(), rulebook.games().join(u", "_s), usage()));
    return scope;
}

// The language asked for, or else the system's.
QString languageIn(const Arguments &arguments)
{
    const auto known = data::Rulebook::languages();
    if (!arguments.has(u"--language"_s))
        return QLocale::system().name().section(u'_', 0, 0);
    auto language = arguments.value(u"--language"_s);
    if (!known.contains(language))
        throw WrongCall(u"There are no rules in a language “%1”; there are: %2. Usage: %3"_s.arg(
            language.simplified(), known.join(u", "_s), usage()));
    return language;
}

QJsonObject described(const data::RuleAnswer &answer)
{
    const auto &passage = *answer.passage;
    return {{u"id"_s, passage.id},           {u"game"_s, passage.game},   {u"kind"_s, passage.kind},
            {u"section"_s, passage.section}, {u"title"_s, passage.title}, {u"text"_s, passage.text},
            {u"score"_s, answer.score}};
}

// What follows “--” is a question, whatever it looks like; so is a word with dashes that has a blank in it.
QStringList withoutQuestion(const QStringList &rest, QStringList &question)
{
    QStringList others;
    for (qsizetype i = 0; i < rest.size(); ++i) {
        const bool isOption = valuedOptions().contains(rest[i]);
        if (isOption) {
            others.append(rest.mid(i, 2));
            ++i;
        } else if (rest[i] == u"--"_s) {
            question.append(rest.mid(i + 1));
            break;
        } else if (rest[i].startsWith(u"--"_s) && !rest[i].contains(u' ')) {
            others.append(rest[i]);
        } else {
            question.append(rest[i]);
        }
    }
    return others;
}

} // namespace

int callRules(const QStringList &rest)
{
    QStringList question;
    const auto arguments = parse(withoutQuestion(rest, question), valuedOptions(), {}, usage());
    if (question.size() != 1)
        throw WrongCall(u"One question, in quotes, is needed. Usage: "_s + usage());
    const auto rulebook = data::Rulebook::load(languageIn(arguments));
    const auto scope = scopeIn(arguments, rulebook);
    data::RuleSearch search(rulebook);
    QJsonArray answers;
    for (const auto &answer : search.search(question.first(), scope))
        answers.append(described(answer));
    std::cout << QJsonDocument(answers).toJson(QJsonDocument::Compact).toStdString() << std::endl;
    return done;
}

} // namespace torchside::cli
