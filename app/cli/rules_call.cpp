#include "app/cli/call.h"
#include "app/cli/calls.h"
#include "data/rulebook/language.h"
#include "data/rulebook/rule_search.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>

#include <iostream>

using namespace Qt::StringLiterals;

namespace torchside::cli {

namespace {

constexpr qulonglong mostAnswers = 1000;

data::RuleScope scopeIn(const Call &call, const data::Rulebook &rulebook)
{
    data::RuleScope scope;
    scope.limit = call.number(u"limit"_s, 1, mostAnswers).value_or(scope.limit);
    scope.onlyGame = call.has(u"game"_s);
    scope.game = call.value(u"game"_s);
    if (scope.onlyGame && !rulebook.hasGame(scope.game))
        call.fail(u"There are no rules of a game “%1”; there are: %2."_s.arg(scope.game.simplified(),
                                                                             rulebook.games().join(u", "_s)));
    return scope;
}

// The language asked for, or else the one the question is asked in, or else the system's.
QString languageIn(const Call &call)
{
    const auto known = data::Rulebook::languages();
    if (!call.has(u"language"_s)) {
        const auto spoken = data::languageOf(call.words().first());
        return spoken.isEmpty() ? QLocale::system().name().section(u'_', 0, 0) : spoken;
    }
    auto language = call.value(u"language"_s);
    if (!known.contains(language))
        call.fail(u"There are no rules in a language “%1”; there are: %2."_s.arg(language.simplified(),
                                                                                 known.join(u", "_s)));
    return language;
}

QJsonObject described(const data::RuleAnswer &answer)
{
    const auto &passage = *answer.passage;
    return {{u"id"_s, passage.id},           {u"game"_s, passage.game},   {u"kind"_s, passage.kind},
            {u"section"_s, passage.section}, {u"title"_s, passage.title}, {u"text"_s, passage.text},
            {u"score"_s, answer.score}};
}

} // namespace

int callRules(const QStringList &rest)
{
    const Call call(rest, u"torchside-cli rules \"QUESTION\" [--game ID] [--limit N] [--language LL]"_s);
    if (call.words().size() != 1)
        call.fail(u"One question, in quotes, is needed."_s);
    const auto rulebook = data::Rulebook::load(languageIn(call));
    const auto scope = scopeIn(call, rulebook);
    data::RuleSearch search(rulebook);
    QJsonArray answers;
    for (const auto &answer : search.search(call.words().first(), scope))
        answers.append(described(answer));
    return print(answers);
}

} // namespace torchside::cli
