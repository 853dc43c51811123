#include "models/cthulhu/cthulhu_rules.h"
#include "models/cthulhu/cthulhu_table_rows.h"
#include "models/cthulhu/cthulhu_table_words.h"
#include "models/cthulhu/cthulhu_words.h"
#include "models/table/translate.h"

// The fights of a step as rows, one after another, so that the eye can follow them.
namespace torchside::cthulhu {

using table::shown;
using table::text;

namespace {

QString winnerText(std::optional<Side> winner)
{
    return winner ? text(std::string(nameOf(*winner))) : QString();
}

struct Telling {
    const State &before;
    Reports &rows;

    const Story &story(int at) const { return before.stories.at(static_cast<std::size_t>(at)); }
    void line(const Event &event)
    {
        if (!rows.empty())
            rows.push_back({QStringLiteral("line"), {}, shown(Words::tell(before, event)), 0, 0, {}});
    }
    void tell(const FightBegan &event)
    {
        rows.push_back({QStringLiteral("story"), text(story(event.story).name), {}, 0, 0, {}});
    }
    void tell(const StruggleDecided &event)
    {
        if (rows.empty()) // the fight began in an earlier step
            tell(FightBegan{event.story});
        rows.push_back({QStringLiteral("struggle"), text(std::string(nameOf(event.struggle))),
                        label::struggle(event.struggle), event.minion, event.player, winnerText(event.winner)});
    }
    void tell(const SkillCompared &event)
    {
        if (rows.empty())
            tell(FightBegan{event.story});
        const auto winner = event.tokens > 0 && before.fight ? winnerText(before.fight->attacker) : QString();
        rows.push_back({QStringLiteral("skill"), {}, {}, event.minion, event.player, winner});
    }
    void tell(const PlayerLost &event)
    {
        if (rows.empty())
            tell(FightBegan{event.story});
        line(event);
    }
    void tell(const PlayerReadied &event) { line(event); }
    void tell(const WentInsane &event) { line(event); }
    void tell(const Wounded &event) { line(event); }
    void tell(const Destroyed &event) { line(event); }
    void tell(const Readied &event) { line(event); }
    void tell(const TokensMoved &event) { line(event); }
    void tell(const StoryWon &event) { line(event); }
    template <class Other>
    void tell(const Other &)
    {
    }
};

bool isFight(const Reports &rows)
{
    for (const auto &row : rows)
        if (row.kind == QStringLiteral("struggle") || row.kind == QStringLiteral("skill"))
            return true;
    return false;
}

} // namespace

Reports reportOf(State before, const std::vector<Event> &events)
{
    Reports rows;
    for (const auto &event : events) {
        Telling telling{before, rows};
        std::visit([&](const auto &each) { telling.tell(each); }, event);
        before = Rules::evolve(std::move(before), event);
    }
    return isFight(rows) ? rows : Reports{};
}

std::vector<table::RowsModel<ReportRow>::Role> reportRoles()
{
    using R = ReportRow;
    return {{"kind", &R::kind},     {"what", &R::what},     {"text", &R::text},
            {"minion", &R::minion}, {"player", &R::player}, {"winner", &R::winner}};
}

} // namespace torchside::cthulhu
