#include "models/cthulhu/face/captions.h"
#include "models/cthulhu/face/rows.h"
#include "models/cthulhu/game.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/words/words.h"
#include "models/kernel/course.h"
#include "models/table/translate.h"

#include <algorithm>

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
                        label::struggle(event.struggle), event.minion, event.player,
                        winnerText(event.winner)});
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
    void tell(const NotResolved &event)
    {
        tell(FightBegan{event.story});
        line(event);
    }
    void tell(const WentInsane &event) { line(event); }
    void tell(const Wounded &event) { line(event); }
    void tell(const Destroyed &event) { line(event); }
    void tell(const Readied &event) { line(event); }
    // Of several tokens, one after another, only what lies there in the end.
    void tell(const TokensMoved &event)
    {
        const auto whose = text(story(event.story).name) + winnerText(event.side);
        std::erase_if(rows, [&](const ReportRow &row) {
            return row.kind == QStringLiteral("line") && row.what == whose;
        });
        line(event);
        if (!rows.empty())
            rows.back().what = whose;
    }
    void tell(const StoryWon &event) { line(event); }
    template <class Other>
    void tell(const Other &)
    {}
};

bool isFight(const Reports &rows)
{
    for (const auto &row : rows)
        if (row.kind == QStringLiteral("struggle") || row.kind == QStringLiteral("skill"))
            return true;
    return false;
}

// The answers that a fight waits for: it is told on, not anew.
bool isFighting(const Command &command)
{
    return std::holds_alternative<Lose>(command) || std::holds_alternative<Choose>(command) ||
           std::holds_alternative<StoryEffect>(command) || std::holds_alternative<NewStory>(command);
}

Reports fightsIn(State &state, const std::vector<Event> &events)
{
    Reports rows;
    state =
        applied<Rules>(std::move(state), events, [&](const State &before, const Event &event, const State &) {
            Telling telling{before, rows};
            std::visit([&](const auto &each) { telling.tell(each); }, event);
        });
    return isFight(rows) ? rows : Reports{};
}

Reports together(Reports earlier, Reports rows)
{
    if (!earlier.empty() && rows.front().kind == QStringLiteral("story")) {
        const auto last = std::find_if(earlier.rbegin(), earlier.rend(), [](const ReportRow &row) {
            return row.kind == QStringLiteral("story");
        });
        if (last != earlier.rend() && last->what == rows.front().what)
            rows.erase(rows.begin());
    }
    earlier.insert(earlier.end(), rows.begin(), rows.end());
    return earlier;
}

} // namespace

Report reportAfter(const Reports &earlier, State before, const Command &command,
                   const std::vector<Event> &events)
{
    const auto stood = stepIdOf(before);
    auto rows = fightsIn(before, events);
    if (!rows.empty())
        return isFighting(command) ? Report{together(earlier, std::move(rows)), true}
                                   : Report{std::move(rows), false};
    // Hands of the table that leave the step where it is leave the report where it lies, too.
    const auto now = stepIdOf(before);
    if (isFighting(command) || (stood && now && *stood == *now))
        return {earlier, true};
    return {};
}

QVariantList fightsOf(const Reports &rows)
{
    struct Told {
        QString name;
        QVariantList cells;
        QStringList lines;
    };
    std::vector<Told> all;
    for (const auto &row : rows) {
        if (row.kind == QStringLiteral("story") || all.empty())
            all.push_back({row.what, {}, {}});
        if (row.kind == QStringLiteral("line"))
            all.back().lines.append(row.text);
        else if (row.kind != QStringLiteral("story"))
            all.back().cells.append(QVariantMap{{QStringLiteral("what"), row.what},
                                                {QStringLiteral("minion"), row.minion},
                                                {QStringLiteral("player"), row.player},
                                                {QStringLiteral("winner"), row.winner}});
    }
    QVariantList fights;
    for (const auto &told : all)
        fights.append(QVariantMap{{QStringLiteral("name"), told.name},
                                  {QStringLiteral("cells"), told.cells},
                                  {QStringLiteral("lines"), told.lines}});
    return fights;
}

std::vector<table::RowsModel<ReportRow>::Role> reportRoles()
{
    using R = ReportRow;
    return {{"kind", &R::kind},     {"what", &R::what},     {"text", &R::text},
            {"minion", &R::minion}, {"player", &R::player}, {"winner", &R::winner}};
}

} // namespace torchside::cthulhu
