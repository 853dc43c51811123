#include "models/cthulhu/lillith/answers.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace torchside::cthulhu::lillith {

namespace {

constexpr std::size_t mostSets = 4096;

bool canWin(const Board &board, const Arena &arena, Side side)
{
    const auto clues = std::count(arena.struggles.begin(), arena.struggles.end(), Struggle::investigation);
    const auto most = static_cast<int>(clues) + (board.attacker == side ? 2 : 0);
    return most >= (side == Side::minion ? arena.minionShort : arena.playerShort);
}

bool canEndFor(const Board &board, Side side)
{
    const auto stories = std::count_if(board.arenas.begin(), board.arenas.end(),
                                       [&](const Arena &arena) { return canWin(board, arena, side); });
    return stories >= (side == Side::minion ? board.minionNeeds : board.playerNeeds);
}

int minionIn(std::size_t state)
{
    return static_cast<int>(state) / toWin;
}

int playerIn(std::size_t state)
{
    return static_cast<int>(state) % toWin;
}

} // namespace

Fights::Fights(const Board &board, const Scale &scale)
    : board_(board), scale_(scale), canEnd_(canEndFor(board, Side::minion) || canEndFor(board, Side::player))
{
    for (const auto &arena : board.arenas)
        duels_.emplace_back(board, arena, scale,
                            board.attacker == Side::minion ? board.theirs : arena.attackers);
}

void Fights::fight(std::size_t arena, Own own, Theirs theirs, Score *to)
{
    const bool passedBy = own == 0 && board_.attacker == Side::minion;
    const auto worst = passedBy ? nothing : duels_[arena].fight(own, theirs);
    if (canEnd_)
        std::copy(worst.begin(), worst.end(), to);
    else
        *to = *std::min_element(worst.begin(), worst.end());
}

// A story has ended in this way after so many were won: the game is over, or goes on.
Score Fights::after(std::size_t ending, int minion, int player, Score ifItGoesOn) const
{
    if (ending == 1 && minion + 1 >= board_.minionNeeds)
        return scale_.ended(Side::minion);
    if (ending == 2 && player + 1 >= board_.playerNeeds)
        return scale_.ended(Side::player);
    return ifItGoesOn;
}

Score Fights::worstOf(const std::vector<const Score *> &cells) const
{
    if (canEnd_)
        return worstFrom(cells, 0, 0, 0);
    return std::accumulate(cells.begin(), cells.end(), Score{0},
                           [](Score sum, const Score *cell) { return sum + *cell; });
}

Score Fights::worstFrom(const std::vector<const Score *> &cells, std::size_t arena, int minion,
                        int player) const
{
    if (arena == cells.size())
        return 0;
    Score worst = outOfReach;
    for (std::size_t ending = 0; ending < endings; ++ending) {
        const Score here = cells[arena][ending];
        if (here == outOfReach)
            continue;
        const bool over = after(ending, minion, player, 0) != 0;
        const Score later = over ? after(ending, minion, player, 0)
                                 : worstFrom(cells, arena + 1, minion + (ending == 1 ? 1 : 0),
                                             player + (ending == 2 ? 1 : 0));
        worst = std::min(worst, here + later);
    }
    return worst;
}

std::uint64_t Fights::strides() const
{
    return std::accumulate(duels_.begin(), duels_.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const Duel &duel) { return sum + duel.strides(); });
}

bool Fights::isExact() const
{
    return std::all_of(duels_.begin(), duels_.end(), [](const Duel &duel) { return duel.isExact(); });
}

Answers::Answers(Fights &fights) : fights_(fights)
{
    const auto &board = fights.board();
    count(board.theirs);
    rows_.resize(board.arenas.size() << board.own.size());
    layers_.resize(board.arenas.size());
}

// Every number of every kind, nobody first. Like ones are taken in their order, so that bits tell which set
// holds which; the sets are counted in mixed places, one for each kind, so that their numbers can be
// subtracted.
void Answers::count(const std::vector<Fighter> &theirs)
{
    std::vector<bool> counted(theirs.size());
    sets_ = {0};
    below_.resize(1);
    for (std::size_t i = 0; i < theirs.size(); ++i) {
        if (counted[i])
            continue;
        const auto step = sets_.size();
        Theirs alike = 0;
        for (std::size_t j = i; j < theirs.size(); ++j) {
            if (!(theirs[j] == theirs[i]))
                continue;
            counted[j] = true;
            if (sets_.size() + step > mostSets) {
                whole_ = false;
                continue;
            }
            alike |= Theirs{1} << j;
            for (std::size_t k = 0; k < step; ++k) {
                auto below = below_[k];
                for (auto &each : below)
                    each += static_cast<std::uint32_t>(sets_.size() - k);
                below.push_back(static_cast<std::uint32_t>(sets_.size() - step));
                sets_.push_back(sets_[k] | alike);
                below_.push_back(std::move(below));
            }
        }
    }
}

const Answers::Row &Answers::rowOf(std::size_t arena, Own own)
{
    auto &row = rows_[(arena << fights_.board().own.size()) | own];
    if (row.known)
        return row;
    row.known = true;
    const auto width = fights_.width();
    std::vector<Score> cells(sets_.size() * width);
    for (std::size_t set = 0; set < sets_.size(); ++set)
        fights_.fight(arena, own, sets_[set], &cells[set * width]);
    row.options = optionsOf(std::move(cells));
    for (const auto &option : row.options)
        row.ends.at(option.ending) = true;
    return row;
}

std::vector<Answers::Option> Answers::optionsOf(std::vector<Score> cells) const
{
    const auto width = fights_.width();
    std::vector<Option> options;
    for (std::size_t set = 0; set < sets_.size(); ++set)
        for (std::size_t ending = 0; ending < width; ++ending) {
            auto &here = cells[set * width + ending];
            Score smaller = outOfReach;
            for (const auto below : below_[set])
                smaller = std::min(smaller, cells[below * width + ending]);
            if (here < smaller)
                options.push_back(
                    {static_cast<std::uint32_t>(set), static_cast<std::uint32_t>(ending), here});
            here = std::min(here, smaller);
        }
    return options;
}

// The stories where the Minion stands, and whether the game can end there.
void Answers::layOut(const std::vector<Own> &sent)
{
    used_ = 0;
    int minion = 0;
    int player = 0;
    for (std::size_t arena = 0; arena < sent.size(); ++arena) {
        if (sent[arena] == 0)
            continue;
        auto &layer = layers_[used_++];
        layer.arena = arena;
        layer.row = &rowOf(arena, sent[arena]);
        minion += layer.row->ends[1] ? 1 : 0;
        player += layer.row->ends[2] ? 1 : 0;
    }
    minionCanEnd_ = minion >= fights_.board().minionNeeds;
    playerCanEnd_ = player >= fights_.board().playerNeeds;
}

// Stories are only counted for whom the count can come to something.
std::size_t Answers::next(std::size_t state, std::size_t ending) const
{
    return state + (ending == 1 && minionCanEnd_ ? std::size_t{toWin} : 0) +
           (ending == 2 && playerCanEnd_ ? 1 : 0);
}

bool Answers::isReached(std::size_t at, std::size_t state) const
{
    const auto &board = fights_.board();
    return (minionCanEnd_ || minionIn(state) == 0) && (playerCanEnd_ || playerIn(state) == 0) &&
           minionIn(state) < board.minionNeeds && playerIn(state) < board.playerNeeds &&
           minionIn(state) + playerIn(state) <= static_cast<int>(at);
}

Answers::Way Answers::wayOf(std::size_t at, std::size_t state, const Option &option) const
{
    const Score over =
        fights_.canEnd() ? fights_.after(option.ending, minionIn(state), playerIn(state), 0) : 0;
    const bool goesOn = over == 0 && at + 1 < used_;
    return {option.set, option.score + over,
            goesOn ? layers_[at + 1].worst[next(state, option.ending)].data() : nullptr};
}

void Answers::fillLayer(std::size_t at, std::size_t state)
{
    constexpr std::uint64_t looksInAStride = 16;
    strides_ += layers_[at].row->options.size() * (at == 0 ? 1 : sets_.size()) / looksInAStride;
    ways_.clear();
    for (const auto &option : layers_[at].row->options)
        ways_.push_back(wayOf(at, state, option));
    auto &worst = layers_[at].worst.at(state);
    worst.resize(sets_.size());
    for (std::size_t free = at == 0 ? sets_.size() - 1 : 0; free < sets_.size(); ++free) {
        Score least = outOfReach;
        for (const auto &way : ways_)
            if (holds(free, way.set))
                least = std::min(least, way.with(free));
        worst[free] = least;
    }
}

Answer Answers::best(const std::vector<Own> &sent)
{
    layOut(sent);
    Answer answer{0, std::vector<Theirs>(sent.size(), 0)};
    if (used_ == 0)
        return answer;
    for (std::size_t at = used_; at-- > 0;)
        for (std::size_t state = 0; state < standings; ++state)
            if (isReached(at, state))
                fillLayer(at, state);
    answer.score = layers_[0].worst[0].back();
    trace(answer);
    return answer;
}

// Goes through the layers once more and takes what gave the worst.
void Answers::trace(Answer &answer) const
{
    std::size_t free = sets_.size() - 1;
    std::size_t state = 0;
    Theirs taken = 0;
    for (std::size_t at = 0; at < used_; ++at) {
        const Score worst = layers_[at].worst.at(state)[free];
        const auto &options = layers_[at].row->options;
        const auto &option = *std::find_if(options.begin(), options.end(), [&](const Option &each) {
            return holds(free, each.set) && wayOf(at, state, each).with(free) == worst;
        });
        const auto set = freeOnes(sets_[option.set], taken);
        answer.sets[layers_[at].arena] = set;
        taken |= set;
        if (!wayOf(at, state, option).later)
            return;
        free -= option.set;
        state = next(state, option.ending);
    }
}

// The same kinds, by characters that are not sent anywhere yet.
Theirs Answers::freeOnes(Theirs set, Theirs taken) const
{
    const auto &theirs = fights_.board().theirs;
    Theirs found = 0;
    for (; set != 0; set &= set - 1) {
        const auto &wanted = theirs[static_cast<std::size_t>(std::countr_zero(set))];
        for (std::size_t i = 0; i < theirs.size(); ++i)
            if (theirs[i] == wanted && (((taken | found) >> i) & 1U) == 0) {
                found |= Theirs{1} << i;
                break;
            }
    }
    return found;
}

} // namespace torchside::cthulhu::lillith
