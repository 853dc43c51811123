#include "models/cthulhu/lillith/search.h"

#include <algorithm>
#include <cmath>

namespace torchside::cthulhu::lillith {

namespace {

constexpr Score unknown = -outOfReach;
constexpr std::uint64_t looksBetweenStops = 4096;

} // namespace

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

    // Until it has looked up once more; false when there is no more to try.
    bool advance()
    {
        const auto before = lookUps_;
        while (stage_ != Stage::done && lookUps_ == before)
            step();
        return stage_ != Stage::done;
    }

    Found found() const
    {
        auto found = found_;
        found.exact = found.exact && !stopped_ && fights_.isExact();
        found.looked = looked_;
        return found;
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

    enum class Stage { first, climbing, trying, done };

    void step()
    {
        switch (stage_) {
        case Stage::first:
            consider();
            stage_ = Stage::climbing;
            climbFrom_ = found_.best.places;
            break;
        case Stage::climbing: climb(); break;
        case Stage::trying: tryNext(); break;
        case Stage::done: break;
        }
    }

    // Each of the Minion's in turn goes where that is better, until nobody wants to move.
    void climb()
    {
        constexpr int rounds = 4;
        if (climber_ == board_.own.size()) {
            for (std::size_t rank = 0; rank < board_.own.size(); ++rank)
                send(rank, found_.best.places[rank]);
            if (climbFrom_ == found_.best.places || isOver() || ++round_ == rounds)
                return tryAllFromNowOn();
            climbFrom_ = found_.best.places;
            climber_ = 0;
            climbTo_ = 0;
            return;
        }
        send(climber_, climbTo_);
        if (!isOver())
            consider();
        if (++climbTo_ > nowhere()) {
            send(climber_, found_.best.places[climber_]);
            ++climber_;
            climbTo_ = 0;
        }
    }

    void tryAllFromNowOn()
    {
        for (std::size_t rank = 0; rank < board_.own.size(); ++rank)
            send(rank, 0);
        stage_ = isOver() ? Stage::done : Stage::trying;
    }

    // As a counter goes up: the last one's place first.
    void tryNext()
    {
        consider();
        auto rank = board_.own.size();
        while (rank > 0 && places_[rank - 1] == nowhere())
            send(--rank, 0);
        if (rank == 0 || isOver())
            stage_ = Stage::done;
        else
            send(rank - 1, static_cast<std::uint8_t>(places_[rank - 1] + 1));
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
        ++lookUps_;
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
    std::uint64_t lookUps_ = 0;
    bool stopped_ = false;
    Stage stage_ = Stage::first;
    Places climbFrom_; // the best when the round of climbing began
    int round_ = 0;
    std::size_t climber_ = 0;
    std::uint8_t climbTo_ = 0;
};

bool isWithinReach(const Board &board)
{
    return board.own.size() <= ownWithinReach && board.theirs.size() <= ownWithinReach &&
           board.arenas.size() <= storiesWithinReach;
}

Found search(const Board &board, const Limits &limits)
{
    Search search(board, limits);
    while (search.advance()) {
    }
    return search.found();
}

SearchInPieces::SearchInPieces(Board board, Limits limits)
    : board_(std::move(board)), limits_(std::move(limits)), search_(std::make_unique<Search>(board_, limits_))
{}

SearchInPieces::~SearchInPieces() = default;

bool SearchInPieces::advance()
{
    return search_->advance();
}

Found SearchInPieces::found() const
{
    return search_->found();
}

Line weighed(const Board &board, const Places &places)
{
    const Limits none;
    return Search(board, none).weigh(places);
}

} // namespace torchside::cthulhu::lillith
