#include "models/cthulhu/lillith/planning.h"

#include "models/kernel/wanted.h"

#include <algorithm>

namespace torchside::cthulhu::lillith {

namespace {

std::vector<int> placesInRow(const Board &board)
{
    std::vector<int> places;
    for (const auto &arena : board.arenas)
        places.push_back(arena.place);
    std::sort(places.begin(), places.end());
    return places;
}

std::vector<Stand> standsOf(const Board &board, const std::vector<Theirs> &sets)
{
    std::vector<Stand> stands;
    for (std::size_t arena = 0; arena < sets.size(); ++arena) {
        Stand stand{board.arenas[arena].place, {}};
        for (std::size_t i = 0; i < board.theirs.size(); ++i)
            if (((sets[arena] >> i) & 1U) != 0)
                stand.characters.push_back(static_cast<int>(i));
        if (!stand.characters.empty())
            stands.push_back(std::move(stand));
    }
    return stands;
}

} // namespace

thread_local const Foresight *Foresight::current_ = nullptr;

Foresight::Foresight(Search search) : search_(std::move(search)), before_(current_)
{
    current_ = this;
}

Foresight::~Foresight()
{
    current_ = before_;
}

thread_local const Recollection *Recollection::current_ = nullptr;

Recollection::Recollection(const Thoughts *thoughts) : thoughts_(thoughts), before_(current_)
{
    current_ = this;
}

Recollection::~Recollection()
{
    current_ = before_;
}

const Plan *Recollection::planOf(const Board &board)
{
    if (!current_ || !current_->thoughts_)
        return nullptr;
    for (const auto &each : *current_->thoughts_)
        if (each.board == board)
            return &each.plan;
    return nullptr;
}

Board boardOf(const State &state)
{
    return state.stage == Stage::defend ? boardToDefend(state) : boardToCommit(state);
}

// Story by story in the order in which they are resolved, there by priority.
PlannedLine told(const Board &board, const Line &line)
{
    const auto row = placesInRow(board);
    PlannedLine planned;
    for (const auto &arena : board.arenas)
        for (std::size_t rank = 0; rank < board.cards.size(); ++rank)
            if (line.places[rank] < row.size() && row[line.places[rank]] == arena.place)
                planned.commits.push_back({board.cards[rank], arena.place});
    const auto tally = Scale(board.attacker, board.own.size()).tallyOf(line.score);
    planned.outcome.minion = {tally.minionStories, tally.minionTokens};
    planned.outcome.player = {tally.playerStories, tally.playerTokens};
    planned.outcome.used = line.used;
    for (std::size_t rank = 0; rank < board.cards.size(); ++rank)
        if ((tally.losses & board.bit(rank)) != 0)
            planned.outcome.lost.push_back(board.cards[rank]);
    planned.answer = standsOf(board, line.answer);
    return planned;
}

Plan planFor(const State &state)
{
    const auto board = boardOf(state);
    if (const auto *known = Recollection::planOf(board))
        return *known;
    const Limits limits{.stop = [](const Progress &) { return Wanted::isGivenUp(); }};
    const auto found = Foresight::current_ ? Foresight::current_->search_(board) : search(board, limits);
    Plan plan;
    plan.best = told(board, found.best);
    plan.exact = found.exact;
    if (found.refused) {
        plan.refused = told(board, *found.refused);
        plan.lostAt =
            lostAt(Scale(board.attacker, board.own.size()), board.attacker, found.best, *found.refused);
    }
    return plan;
}

Places placesOf(const Board &board, const std::vector<Commit> &commits)
{
    const auto row = placesInRow(board);
    Places places(board.cards.size(), static_cast<std::uint8_t>(row.size()));
    for (const auto &commit : commits)
        for (std::size_t rank = 0; rank < board.cards.size(); ++rank)
            if (board.cards[rank] == commit.card)
                places[rank] =
                    static_cast<std::uint8_t>(std::find(row.begin(), row.end(), commit.story) - row.begin());
    return places;
}

Found unsearched(const Board &board)
{
    Found found;
    found.best.score = 0;
    found.best.places = placesOf(board, {});
    found.exact = false;
    return found;
}

} // namespace torchside::cthulhu::lillith
