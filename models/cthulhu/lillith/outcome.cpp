#include "models/cthulhu/lillith/outcome.h"

#include <bit>

namespace torchside::cthulhu::lillith {

namespace {

using enum Aim;

constexpr Aims committing{gameWon,      gameLost, minionStories, minionTokens, playerStories,
                          playerTokens, losses,   lostPriority,  used,         order};
constexpr Aims defending{gameLost,     gameWon, playerStories, playerTokens, minionStories,
                         minionTokens, losses,  lostPriority,  used,         order};

// How far a part of the score can go, over all stories of a phase, by its aim.
constexpr std::array<Score, 7> reach{1, 1, 8, 128, 8, 128, 16};

constexpr bool isWelcome(std::size_t part)
{
    return part == 0 || part == 2 || part == 3;
}

std::array<int, 7> partsOf(const Tally &tally)
{
    return {tally.won ? 1 : 0,   tally.lost ? 1 : 0, tally.minionStories,        tally.minionTokens,
            tally.playerStories, tally.playerTokens, std::popcount(tally.losses)};
}

Score nearest(Score score, Score weight)
{
    const Score half = weight / 2;
    return score >= 0 ? (score + half) / weight : -((-score + half) / weight);
}

// The value of one aim, higher is better; `order` has none.
int valueOf(Aim aim, const Tally &tally, const Line &line)
{
    switch (aim) {
    case lostPriority: return -static_cast<int>(tally.losses);
    case used: return -line.used;
    case order: return 0;
    default: break;
    }
    const auto part = static_cast<std::size_t>(aim);
    const int value = partsOf(tally).at(part);
    return isWelcome(part) ? value : -value;
}

} // namespace

const Aims &aimsOf(Side attacker)
{
    return attacker == Side::minion ? committing : defending;
}

Scale::Scale(Side attacker, std::size_t cards)
{
    const auto &aims = aimsOf(attacker);
    Score weight = Score{2} << cards;
    for (std::size_t i = weights_.size(); i-- > 0;) {
        const auto part = static_cast<std::size_t>(aims.at(i));
        heaviestFirst_.at(i) = part;
        weights_.at(part) = weight;
        weight *= 2 * (reach.at(part) + 1);
    }
}

Score Scale::of(const Tally &tally) const
{
    const auto parts = partsOf(tally);
    Score score = -static_cast<Score>(tally.losses);
    for (std::size_t part = 0; part < parts.size(); ++part)
        score += (isWelcome(part) ? parts[part] : -parts[part]) * weights_[part];
    return score;
}

Tally Scale::tallyOf(Score score) const
{
    std::array<int, 7> parts{};
    for (const auto part : heaviestFirst_) {
        const Score count = nearest(score, weights_.at(part));
        score -= count * weights_.at(part);
        parts.at(part) = static_cast<int>(isWelcome(part) ? count : -count);
    }
    return {parts[0] > 0, parts[1] > 0, parts[2], parts[3], parts[4], parts[5], static_cast<Own>(-score)};
}

bool isBetter(const Line &one, const Line &other)
{
    if (one.score != other.score)
        return one.score > other.score;
    if (one.used != other.used)
        return one.used < other.used;
    return one.places < other.places;
}

Aim lostAt(const Scale &scale, Side attacker, const Line &better, const Line &worse)
{
    const auto best = scale.tallyOf(better.score);
    const auto other = scale.tallyOf(worse.score);
    for (const auto aim : aimsOf(attacker))
        if (valueOf(aim, best, better) != valueOf(aim, other, worse))
            return aim;
    return order;
}

} // namespace torchside::cthulhu::lillith
