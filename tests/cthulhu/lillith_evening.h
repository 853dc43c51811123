#pragma once

#include "models/cthulhu/game.h"
#include "models/cthulhu/minion/steps.h"
#include "models/json/codec.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace torchside::tests {

// An evening with LILLITH that nobody wins, as lines of the protocol: the same characters of hers every turn,
// and the player has as many ready, sends nobody, and takes her tokens away again. It is told with the search
// that stands in for hers.
class LillithEvening {
public:
    using Search = cthulhu::lillith::Foresight::Search;

    LillithEvening(int characters, int ready, int steps, Search search) : search_(std::move(search))
    {
        using namespace cthulhu;
        const lillith::Foresight foresight(search_);
        Start start;
        start.stories = {"A", "B", "C"};
        start.first = Side::minion;
        start.options.variant = Variant::lillith;
        submit(start);
        submit(Scout{fighter("Scout", 0, 3)});
        submit(Draw{std::vector<CardRef>(handAtFirst, tooDear())});
        for (int i = 1; i < characters; ++i)
            submit(PutIntoPlay{fighter("Own " + std::to_string(i), i, i % 5)});
        for (int i = 0; i < ready; ++i)
            ready_.push_back({"P" + std::to_string(i), 1 + i % 4, icons(i), {}, 0});
        while (std::ssize(lines_) < steps)
            submit(next());
    }

    const std::vector<std::string> &lines() const { return lines_; }
    const Search &search() const { return search_; }
    static constexpr int firstOwn = 4; // the step that put one of hers into play

private:
    static cthulhu::Icons icons(int i) { return {i % 2, i % 3, i % 2, i % 4 == 0 ? 1 : 0}; }
    static cthulhu::CardRef fighter(const std::string &name, int i, int cost)
    {
        cthulhu::Printed card;
        card.name = name;
        card.cost = {cost, false};
        card.skill = 1 + i % 3;
        card.icons = icons(i);
        return {{}, card, {}};
    }
    static cthulhu::CardRef tooDear()
    {
        cthulhu::Printed card;
        card.name = "Too dear";
        card.cost = {9, false};
        return {{}, card, {}};
    }

    cthulhu::Command next() const
    {
        using namespace cthulhu;
        switch (stepIdOf(state_).value()) {
        case StepId::draw:
            return Draw{std::vector<CardRef>(static_cast<std::size_t>(drawsNow(state_)), tooDear())};
        case StepId::defenders: return CountDefenders{std::nullopt, ready_};
        case StepId::answer: return Commits{};
        case StepId::player: return players();
        default: return Confirm{};
        }
    }
    cthulhu::Command players() const
    {
        for (int story = 0; story < std::ssize(state_.stories); ++story)
            if (const auto &each = state_.stories[static_cast<std::size_t>(story)]; each.minion > 0)
                return cthulhu::MoveTokens{story, cthulhu::Side::minion, -each.minion};
        return cthulhu::EndTurn{};
    }

    void submit(const cthulhu::Command &command)
    {
        const auto decision = cthulhu::Rules::decide(state_, command, dice_);
        if (const auto *refusal = std::get_if<Refusal>(&decision))
            throw std::logic_error(english(refusal->message));
        lines_.push_back(Codec<cthulhu::Game>::text(command));
        for (const auto &event : std::get<std::vector<cthulhu::Event>>(decision))
            state_ = cthulhu::Rules::evolve(std::move(state_), event);
    }

    Search search_;
    cthulhu::State state_;
    SeededDice dice_{1};
    std::vector<cthulhu::PlayerCharacter> ready_;
    std::vector<std::string> lines_;
};

} // namespace torchside::tests
