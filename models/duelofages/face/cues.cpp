#include "models/duelofages/face/duelofages_table.h"
#include "models/duelofages/words/words.h"

namespace torchside::duelofages {

using table::CueKind;

namespace {

struct Heard : table::Hearer<Game> {
    using Hearer::operator();

    void operator()(const TurnBegan &event) const
    {
        told(CueKind::turn, event, event.acting.empty() ? -1 : event.acting.front());
    }
    void operator()(const Counted &event) const { told(CueKind::tap, event, event.player); }
    void operator()(const Defeated &event) const
    {
        told(event.how == How::kill ? CueKind::kill : CueKind::hit, event, event.of);
    }
    void operator()(const Freed &event) const { told(CueKind::heal, event, event.player); }
    void operator()(const MarkerMoved &event) const { told(CueKind::tap, event, event.player); }
    void operator()(const TournamentWon &event) const { told(CueKind::story, event, event.player); }
    void operator()(const HqDestroyed &event) const { told(CueKind::kill, event, event.by); }
    void operator()(const LesserRolled &event) const { told(CueKind::dice, event, event.player); }
    void operator()(const Offered &event) const { told(CueKind::turn, event, event.asking.value_or(-1)); }
    void operator()(const Asked &event) const { told(CueKind::turn, event, event.player); }
    void operator()(const SidesChanged &event) const { told(CueKind::story, event); }
    void operator()(const GameEnded &event) const { told(CueKind::victory, event); }
};

} // namespace

void addCues(table::Cues &cues, const State &before, const Event &event, const State &)
{
    std::visit(Heard{{cues, before}}, event);
}

using table::Picture;

namespace {

void addThrow(table::Sight &sight, const Throw &thrown, const std::vector<std::string> &names)
{
    for (std::size_t i = 0; i < thrown.seats.size(); ++i)
        sight.figures.push_back(
            {say("%1", thrown.dice.at(i)), literally(names.at(static_cast<std::size_t>(thrown.seats[i])))});
}

struct Seen : table::Seer<Game> {
    using Seer::operator();

    // Only what the app threw: who has thrown dice at the table has seen them.
    void operator()(const Started &event) const
    {
        const auto *start = std::get_if<Start>(&command);
        if (!start || start->rolls)
            return;
        table::Sight sight{Picture::dice, event.loner ? say("%1 is the Loner.", after.name(*event.loner))
                                                      : say("%1 starts.", after.name(event.leader))};
        Throw all{{}, event.rolls};
        for (std::size_t seat = 0; seat < event.rolls.size(); ++seat)
            all.seats.push_back(static_cast<int>(seat));
        addThrow(sight, all, event.players);
        sight.lines.push_back(Words::tell(before, event));
        sights.push_back(std::move(sight));
    }
    void operator()(const LesserRolled &event) const
    {
        const auto *end = std::get_if<EndTurn>(&command);
        if (!end || end->dice || event.throws.empty())
            return;
        table::Sight sight{Picture::dice, say("%1 is the lesser.", before.name(event.player))};
        addThrow(sight, event.throws.front(), before.seats);
        if (event.throws.size() > 1)
            sight.lines.push_back(Words::tell(before, event));
        sights.push_back(std::move(sight));
    }
    void operator()(const Defeated &event) const
    {
        if (event.how == How::kill && event.unit == Unit::character)
            told(Picture::death, event);
    }
    void operator()(const TournamentWon &event) const { told(Picture::tournament, event); }
    void operator()(const HqDestroyed &event) const { told(Picture::ruin, event); }
    void operator()(const SidesChanged &event) const
    {
        if (!event.loner) {
            told(Picture::sides, event);
            return;
        }
        sights.push_back({Picture::sides,
                          say("%1 takes the Loner's place.", before.name(*event.loner)),
                          {},
                          {Words::tell(before, event)}});
    }
    void operator()(const GameEnded &event) const
    {
        const auto winners = peopleOf(before, event.winners);
        table::Sight sight{Picture::victory, event.winners.size() == 1 ? say("%1 wins!", winners)
                                                                       : say("%1 win together!", winners)};
        for (std::size_t seat = 0; seat < event.total.size(); ++seat)
            sight.figures.push_back({say("%1", event.total[seat]), literally(before.seats.at(seat))});
        sights.push_back(std::move(sight));
    }
};

} // namespace

void addSights(table::Sights &sights, const Command &command, const State &before, const Event &event,
               const State &after)
{
    std::visit(Seen{{sights, command, before, after}}, event);
}

} // namespace torchside::duelofages
