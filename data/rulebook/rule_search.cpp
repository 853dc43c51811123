#include "data/rulebook/rule_search.h"

#include "data/rulebook/words.h"

#include <algorithm>

namespace torchside::data {

namespace {

constexpr double gameOnTheTable = 1.6; // how much more its passages count
constexpr double gameNamed = 4;        // the same, if the question says which game it means
constexpr double presentStep = 1.05;
constexpr double worthShowing = 0.12; // of the best answer's score

struct Scored {
    const IndexedPassage *passage;
    double score;
};

double scopeFactor(const IndexedPassage &indexed, const RuleScope &scope, const Question &question)
{
    const auto &passage = *indexed.passage;
    const double named = question.games.contains(indexed.game) ? gameNamed : 1;
    if (scope.game.isEmpty() || passage.game != scope.game)
        return named;
    const bool isNow = !scope.step.isEmpty() && passage.when.contains(scope.step);
    return named * gameOnTheTable * (isNow ? presentStep : 1);
}

void keepTheBest(std::vector<Scored> &scored, std::size_t limit)
{
    std::ranges::stable_sort(scored, std::greater(), &Scored::score);
    const auto weak = std::ranges::find_if(scored, [&](const Scored &one) {
        return one.score <= 0 || one.score < worthShowing * scored[0].score;
    });
    scored.erase(weak, scored.end());
    if (scored.size() > limit)
        scored.resize(limit, scored.front());
}

std::vector<TextRange> marked(const Ranking &ranking, const IndexedText &text, GameNumber game)
{
    std::vector<TextRange> ranges;
    const auto marks = ranking.marks(text.stems, game);
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (marks[i])
            ranges.push_back(text.places[i]);
    return ranges;
}

} // namespace

RuleSearch::RuleSearch(const Rulebook &rulebook, RankingWeights weights)
    : rulebook_(rulebook), weights_(weights)
{}

void RuleSearch::prepare()
{
    if (!index_)
        index_ = std::make_unique<PassageIndex>(rulebook_);
}

std::vector<RuleAnswer> RuleSearch::search(const QString &typed, const RuleScope &scope)
{
    prepare();
    if (scope.onlyGame && !rulebook_.hasGame(scope.game))
        return {};
    const auto game = scope.onlyGame ? index_->numberOf(scope.game) : everyGame;
    const auto question = understand(typed, *index_, game);
    Ranking ranking(*index_, question, game, weights_);
    std::vector<Scored> scored;
    for (const auto *passage : index_->containing(question.beginnings(), game))
        scored.push_back({passage, ranking.score(*passage) * scopeFactor(*passage, scope, question)});
    keepTheBest(scored, scope.limit);
    std::vector<RuleAnswer> answers;
    answers.reserve(scored.size());
    for (const auto &[passage, score] : scored)
        answers.push_back(answer(ranking, *passage, score));
    return answers;
}

QStringList RuleSearch::suggestions(const QString &question, qsizetype atMost)
{
    prepare();
    QStringList near;
    for (const auto &word : wordsOf(QStringView(question).left(200), 8))
        for (const auto &other : index_->vocabulary().nearest(word.text, atMost))
            if (!near.contains(other) && near.size() < atMost)
                near.append(other);
    return near;
}

RuleAnswer RuleSearch::answer(const Ranking &ranking, const IndexedPassage &indexed, double score) const
{
    return {indexed.passage, score, marked(ranking, indexed.title, indexed.game),
            marked(ranking, indexed.text, indexed.game)};
}

} // namespace torchside::data
