#include "models/cthulhu/lillith/search.h"

#include <algorithm>
#include <cmath>

namespace torchside::cthulhu::lillith {

namespace {

constexpr Score unknown = -outOfReach;
constexpr std::uint64_t looksBetweenStops = 4096;

// What the player sends where, held against every line: a bound for it, and refutes most at a glance.
class Refutation {
public:
    Refutation(Fights &fights, std::vector<Theirs> sets)
        : fights_(&fights),
          sets_(std::move(sets)),
          cells_(sets_.size(), std::vector<Score>(fights.width() << fights.board().own.size(), unknown)),
          met_(sets_.size())
    {}

    Score against(const std::vector<Own> &sent)
    {
        const auto width = fights_->width();
        for (std::size_t arena = 0; arena < sets_.size(); ++arena) {
            auto *cell = &cells_[arena][sent[arena] * width];
            if (*cell == unknown)
                fights_->fight(arena, sent[arena], sets_[arena], cell);
            met_[arena] = cell;
        }
        return fights_->worstOf(met_);
    }

private:
    Fights *fights_;
    std::vector<Theirs> sets_;
    std::vector<std::vector<Score>> cells_; // by arena and the Minion's set
    std::vector<const Score *> met_;
};

class Search {
public:
    Search(const Board &board, const Limits &limits)
        : board_(board),
          limits_(limits),
          scale_(board.attacker, board.own.size()),
          fights_(board, scale_),
          within_(isWithinReach(board)),
          places_(board.own.size(), nowhere()),
          sent_(board.arenas.size())
    {
        if (board.attacker == Side::minion) {
            answers_.emplace(fights_);
            refute(std::vector<Theirs>(board.arenas.size(), 0));
        } else {
            std::vector<Theirs> all;
            for (const auto &arena : board.arenas)
                all.push_back((Theirs{1} << arena.attackers.size()) - 1);
            refute(std::move(all));
        }
        for (std::size_t i = 0; i < board.arenas.size(); ++i)
            byPlace_.push_back(i);
        std::sort(byPlace_.begin(), byPlace_.end(), [&](std::size_t a, std::size_t b) {
            return board.arenas[a].place < board.arenas[b].place;
        });
        found_.exact = board.whole && (!answers_ || answers_->isWhole());
        lines_ = static_cast<std::uint64_t>(
            std::pow(static_cast<double>(board.arenas.size() + 1), static_cast<double>(board.own.size())));
    }

    Found run()
    {
        consider();
        climb();
        std::fill(places_.begin(), places_.end(), nowhere());
        std::fill(sent_.begin(), sent_.end(), Own{0});
        used_ = 0;
        tryAll(0);
        found_.exact = found_.exact && !stopped_ && fights_.isExact();
        found_.looked = looked_;
        return found_;
    }

    Line weigh(const Places &places)
    {
        for (std::size_t rank = 0; rank < places.size(); ++rank)
            send(rank, places[rank]);
        return exactLine();
    }

private:
    std::uint8_t nowhere() const { return static_cast<std::uint8_t>(board_.arenas.size()); }
    void refute(std::vector<Theirs> sets) { refutations_.emplace_back(fights_, std::move(sets)); }

    void send(std::size_t rank, std::uint8_t to)
    {
        if (places_[rank] != nowhere()) {
            sent_[byPlace_[places_[rank]]] &= ~board_.bit(rank);
            --used_;
        }
        places_[rank] = to;
        if (to != nowhere()) {
            sent_[byPlace_[to]] |= board_.bit(rank);
            ++used_;
        }
    }

    // Each of the Minion's in turn goes where that is better, until nobody wants to move.
    void climb()
    {
        constexpr int rounds = 4;
        for (int round = 0; round < rounds; ++round) {
            const auto before = found_.best.places;
            for (std::size_t rank = 0; rank < board_.own.size(); ++rank) {
                for (std::uint8_t to = 0; to <= nowhere(); ++to) {
                    send(rank, to);
                    if (!isOver())
                        consider();
                }
                send(rank, found_.best.places[rank]);
            }
            for (std::size_t rank = 0; rank < board_.own.size(); ++rank)
                send(rank, found_.best.places[rank]);
            if (before == found_.best.places || isOver())
                return;
        }
    }

    void tryAll(std::size_t rank)
    {
        if (isOver())
            return;
        if (rank == board_.own.size())
            return consider();
        for (std::uint8_t to = 0; to <= nowhere(); ++to) {
            send(rank, to);
            tryAll(rank + 1);
        }
    }

    bool isOfInterest(Score atMost) const
    {
        if (!found_.refused || atMost != found_.refused->score)
            return !found_.refused || atMost > found_.refused->score;
        if (used_ != found_.refused->used)
            return used_ < found_.refused->used;
        return places_ < found_.refused->places;
    }

    void consider()
    {
        if (++looked_ % looksBetweenStops == 0)
            lookUp();
        for (std::size_t i = 0; i < refutations_.size(); ++i) {
            if (isOfInterest(refutations_[i].against(sent_)))
                continue;
            if (i > 0)
                std::swap(refutations_[i], refutations_[i / 2]);
            return;
        }
        keep(exactLine());
    }

    Line exactLine()
    {
        Line line{refutations_.front().against(sent_), used_, places_, {}};
        if (!answers_)
            return line;
        auto answer = answers_->best(sent_);
        lookUp();
        line.score = answer.score;
        line.answer = answer.sets;
        if (refutations_.size() >= mostRefutations())
            refutations_.pop_back();
        refute(std::move(answer.sets));
        std::swap(refutations_.front(), refutations_.back());
        return line;
    }

    void keep(Line line)
    {
        if (found_.best.score == unknown || isBetter(line, found_.best)) {
            if (found_.best.score != unknown)
                found_.refused = found_.best;
            found_.best = std::move(line);
        } else if (line.places != found_.best.places &&
                   (!found_.refused || isBetter(line, *found_.refused))) {
            found_.refused = std::move(line);
        }
    }

    // Each takes room for every set of the Minion's.
    std::size_t mostRefutations() const
    {
        constexpr std::size_t most = 300;
        constexpr std::size_t least = 16;
        const auto own = board_.own.size();
        return own <= ownWithinReach ? most : std::max(least, most >> (own - ownWithinReach));
    }

    std::uint64_t work() const { return looked_ + fights_.strides() + (answers_ ? answers_->strides() : 0); }
    // Never before there is a line to play and one to refuse.
    bool isOver() const { return stopped_ && found_.refused; }

    void lookUp()
    {
        stopped_ = stopped_ || (!within_ && work() > limits_.budget) ||
                   (limits_.stop && limits_.stop({looked_, lines_, found_.best}));
    }

    const Board &board_;
    const Limits &limits_;
    Scale scale_;
    Fights fights_;
    std::optional<Answers> answers_;
    std::vector<Refutation> refutations_; // what refuted last stands in front
    std::vector<std::size_t> byPlace_;    // arenas in the order of the row
    const bool within_;
    Places places_;
    std::vector<Own> sent_; // by arena
    int used_ = 0;
    Found found_;
    std::uint64_t looked_ = 0;
    std::uint64_t lines_ = 0;
    bool stopped_ = false;
};

} // namespace

bool isWithinReach(const Board &board)
{
    return board.own.size() <= ownWithinReach && board.theirs.size() <= ownWithinReach &&
           board.arenas.size() <= storiesWithinReach;
}

Found search(const Board &board, const Limits &limits)
{
    return Search(board, limits).run();
}

Line weighed(const Board &board, const Places &places)
{
    const Limits none;
    return Search(board, none).weigh(places);
}

} // namespace torchside::cthulhu::lillith
