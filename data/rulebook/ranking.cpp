#include "data/rulebook/ranking.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr std::size_t window = 5; // words that are called close together

// How much of what one term speaks of is missing in the other: 0 to 1.
double added(const std::vector<double> &one, const std::vector<double> &other)
{
    double all = 0;
    double missing = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        all += one[i];
        missing += std::max(0.0, one[i] - other[i]);
    }
    return all > 0 ? missing / all : 0;
}

} // namespace

Ranking::Ranking(const PassageIndex &index, const Question &question, GameNumber game,
                 const RankingWeights &weights)
    : index_(index),
      question_(question),
      game_(game),
      weights_(weights),
      ways_(1),
      starting_(index.vocabulary().size()),
      often_(question.notions.size()),
      closest_(question.notions.size()),
      seen_(question.notions.size())
{
    for (std::size_t notion = 0; notion < question.notions.size(); ++notion) {
        total_ += question.notions[notion].weight;
        for (const auto &variant : question.notions[notion].variants) {
            auto &place = starting_[static_cast<std::size_t>(variant.stems.front())];
            if (place == 0) {
                place = static_cast<std::uint16_t>(ways_.size());
                ways_.emplace_back();
            }
            ways_[place].push_back({notion, &variant});
        }
    }
}

void Ranking::collect(std::span<const StemId> stems, GameNumber game, std::vector<Hit> &hits) const
{
    hits.clear();
    for (std::size_t at = 0; at < stems.size(); ++at) {
        for (const auto &[notion, variant] : ways_[starting_[static_cast<std::size_t>(stems[at])]]) {
            const auto length = variant->stems.size();
            if (variant->game != everyGame && variant->game != game)
                continue;
            if (length <= stems.size() - at && std::ranges::equal(variant->stems, stems.subspan(at, length)))
                hits.push_back({notion, variant->closeness, at, length});
        }
    }
}

void Ranking::note(const std::vector<Hit> &hits, double fieldWeight)
{
    for (const auto &hit : hits) {
        often_[hit.notion] += fieldWeight * hit.closeness;
        closest_[hit.notion] = std::max(closest_[hit.notion], hit.closeness);
    }
}

// How much of these stems' weight was asked for.
double Ranking::share(std::span<const StemId> stems, const std::vector<Hit> &hits) const
{
    double whole = 0;
    double found = 0;
    std::size_t next = 0;
    for (std::size_t at = 0; at < stems.size(); ++at) {
        double closeness = 0;
        for (auto hit = next; hit < hits.size() && hits[hit].from <= at; ++hit)
            if (at < hits[hit].from + hits[hit].length)
                closeness = std::max(closeness, hits[hit].closeness);
        const double weight = index_.weightOf(stems[at], game_);
        whole += weight;
        found += weight * closeness;
    }
    return whole > 0 ? found / whole : 0;
}

// How much of the question these hits answer.
double Ranking::asked(const std::vector<Hit> &hits)
{
    std::ranges::fill(seen_, 0);
    for (const auto &hit : hits)
        seen_[hit.notion] = std::max(seen_[hit.notion], hit.closeness);
    double sum = 0;
    for (std::size_t notion = 0; notion < seen_.size(); ++notion)
        sum += seen_[notion] * question_.notions[notion].weight;
    return sum;
}

double Ranking::byWords(const IndexedPassage &passage) const
{
    const double length = static_cast<double>(passage.text.stems.size()) / index_.averageLength();
    const double damping = weights_.saturation * (1 - weights_.lengthShare + weights_.lengthShare * length);
    double sum = 0;
    for (std::size_t notion = 0; notion < often_.size(); ++notion)
        if (often_[notion] > 0)
            sum += question_.notions[notion].weight * closest_[notion] * often_[notion] /
                   (often_[notion] + damping);
    return sum;
}

double Ranking::nearness(const std::vector<Hit> &hits) const
{
    double sum = 0;
    for (std::size_t i = 1; i < hits.size(); ++i) {
        const auto &a = hits[i - 1];
        const auto &b = hits[i];
        if (a.notion == b.notion || b.from == a.from || b.from - a.from > window)
            continue;
        const double weaker = std::min(question_.notions[a.notion].weight * a.closeness,
                                       question_.notions[b.notion].weight * b.closeness);
        sum = std::max(sum, weaker);
    }
    return sum;
}

// The phrase that was asked for most clearly, and a little of what the next one adds.
double Ranking::bestOf(const std::vector<std::vector<StemId>> &phrases, GameNumber game, double fieldWeight)
{
    double best = 0;
    double second = 0;
    std::vector<Hit> hits;
    seenBest_.assign(seen_.size(), 0);
    for (const auto &phrase : phrases) {
        collect(phrase, game, hits);
        if (hits.empty())
            continue;
        note(hits, fieldWeight);
        const double part = share(phrase, hits);
        const double mass = asked(hits);
        const double value = part * part * mass * std::pow(mass / total_, weights_.whole);
        if (value > best) {
            second = std::max(second, added(seenBest_, seen_) * best);
            best = value;
            seenBest_ = seen_;
        } else {
            second = std::max(second, added(seen_, seenBest_) * value);
        }
    }
    return best + weights_.secondTerm * second;
}

double Ranking::score(const IndexedPassage &passage)
{
    std::ranges::fill(often_, 0);
    std::ranges::fill(closest_, 0);
    double extra = weights_.termShare * bestOf(passage.terms, passage.game, weights_.terms / 2);
    extra += weights_.askedShare * bestOf(passage.asked, passage.game, weights_.asked / 2);
    collect(passage.title.stems, passage.game, hits_);
    note(hits_, weights_.title);
    extra += weights_.titleShare * share(passage.title.stems, hits_) * asked(hits_);
    collect(passage.text.stems, passage.game, hits_);
    note(hits_, weights_.text);
    extra += weights_.near * nearness(hits_);
    double covered = 0;
    for (std::size_t notion = 0; notion < closest_.size(); ++notion)
        covered += closest_[notion] * question_.notions[notion].weight;
    const double coverage = total_ > 0 ? covered / total_ : 0;
    const double kind = passage.passage->kind == u"ruling"_s ? weights_.ruling : 1;
    return (byWords(passage) + extra) * (1 - weights_.coverage + weights_.coverage * coverage) * kind;
}

std::vector<bool> Ranking::marks(std::span<const StemId> stems, GameNumber game) const
{
    std::vector<bool> marked(stems.size());
    std::vector<Hit> hits;
    collect(stems, game, hits);
    for (const auto &hit : hits)
        for (std::size_t at = hit.from; at < hit.from + hit.length; ++at)
            marked[at] = true;
    return marked;
}

} // namespace torchside::data
