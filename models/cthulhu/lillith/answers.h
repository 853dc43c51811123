#pragma once

#include "models/cthulhu/lillith/duel.h"

// What the player's side of a story phase can do, tabulated by story.
namespace torchside::cthulhu::lillith {

// The fights of one board. Where the game can end in this phase, the endings are kept apart (the stories
// after it count no more); else the worst of them is enough.
class Fights {
public:
    Fights(const Board &board, const Scale &scale);
    bool canEnd() const { return canEnd_; }
    std::size_t width() const { return canEnd_ ? endings : 1; }
    // Writes width() scores.
    void fight(std::size_t arena, Own own, Theirs theirs, Score *to);
    // The Minion's sets by arena and its scores there, worked through in order.
    Score worstOf(const std::vector<const Score *> &cells) const;
    Score after(std::size_t ending, int minion, int player, Score ifItGoesOn) const;
    std::uint64_t strides() const;
    bool isExact() const;
    const Board &board() const { return board_; }

private:
    Score worstFrom(const std::vector<const Score *> &cells, std::size_t arena, int minion, int player) const;

    const Board &board_;
    const Scale &scale_;
    bool canEnd_ = false;
    std::vector<Duel> duels_;
};

struct Answer {
    Score score = 0;
    std::vector<Theirs> sets; // by arena
};

// Finds the player's best answer to a commitment. Characters just alike count as one kind: a set is told by
// how many of each kind are in it.
class Answers {
public:
    explicit Answers(Fights &fights);
    Answer best(const std::vector<Own> &sent);
    bool isWhole() const { return whole_; }
    // What was worked through, in about the time of a turn of a fight.
    std::uint64_t strides() const { return strides_; }

private:
    // Sending this set to a story, so that it ends like this.
    struct Option {
        std::uint32_t set = 0;
        std::uint32_t ending = 0;
        Score score = 0;
    };
    // What is worth considering at a story: no smaller set does the same as well.
    struct Row {
        bool known = false;
        std::array<bool, endings> ends{};
        std::vector<Option> options;
    };
    // An option in a certain count of stories won: what follows, or nothing where the game is over.
    struct Way {
        std::uint32_t set = 0;
        Score score = 0;
        const Score *later = nullptr;
        Score with(std::size_t free) const { return later ? score + later[free - set] : score; }
    };
    static constexpr std::size_t standings =
        std::size_t{toWin} * toWin; // of stories won, while nobody has won
    struct Layer {
        std::size_t arena = 0;
        const Row *row = nullptr;
        std::array<std::vector<Score>, standings> worst; // by stories won so far, and by who is free
    };

    void count(const std::vector<Fighter> &theirs);
    const Row &rowOf(std::size_t arena, Own own);
    std::vector<Option> optionsOf(std::vector<Score> cells) const;
    void layOut(const std::vector<Own> &sent);
    std::size_t next(std::size_t state, std::size_t ending) const;
    void fillLayer(std::size_t at, std::size_t state);
    Way wayOf(std::size_t at, std::size_t state, const Option &option) const;
    bool isReached(std::size_t at, std::size_t state) const;
    bool holds(std::size_t whole, std::size_t part) const { return (sets_[part] & ~sets_[whole]) == 0; }
    void trace(Answer &answer) const;
    Theirs freeOnes(Theirs set, Theirs taken) const;

    Fights &fights_;
    std::vector<Theirs> sets_;                      // one set for each number of each kind
    std::vector<std::vector<std::uint32_t>> below_; // the sets that are smaller by one
    std::vector<Row> rows_;                         // by arena and the Minion's set
    std::vector<Layer> layers_;
    std::vector<Way> ways_;
    std::size_t used_ = 0; // of the layers
    bool minionCanEnd_ = false;
    bool playerCanEnd_ = false;
    bool whole_ = true;
    std::uint64_t strides_ = 0;
};

} // namespace torchside::cthulhu::lillith
