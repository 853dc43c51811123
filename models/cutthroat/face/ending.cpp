// The end: who stands where, and the story of the evening, an encounter a line.
#include "models/cutthroat/face/cutthroat_table.h"

#include "models/cutthroat/face/json.h"
#include "models/json/codec.h"

#include "models/table/translate.h"

#include <algorithm>

namespace torchside::cutthroat {

using table::shown;
using table::text;

namespace {

struct Chapter {
    int number = 0;
    std::string name;
    bool isChallenge = false;
    std::optional<int> killer;
    std::vector<int> deaths;
    int rounds = 1;
    bool ended = false;
};

// Gathers what the story tells from the events, as they happened.
struct Chronicle {
    std::vector<Chapter> chapters{};

    void operator()(const Met &met)
    {
        chapters.push_back({met.number, met.name, met.kind == Kind::challenge, std::nullopt, {}, 1, false});
    }
    void operator()(const RoundBegan &began)
    {
        latest([&](Chapter &chapter) { chapter.rounds = began.round; });
    }
    void operator()(const Died &died)
    {
        latest([&](Chapter &chapter) { chapter.deaths.push_back(died.player); });
    }
    void operator()(const EncounterEnded &ended)
    {
        latest([&](Chapter &chapter) {
            chapter.killer = ended.killer;
            chapter.ended = true;
        });
    }
    template <class Other>
    void operator()(const Other &)
    {}

private:
    template <class Change>
    void latest(Change change)
    {
        if (!chapters.empty())
            change(chapters.back());
    }
};

} // namespace

void CutthroatTable::showRanking()
{
    std::vector<RankRow> rows;
    if (state().outcome) {
        const auto &won = state().outcome->winners;
        for (int seat = 0; seat < state().count(); ++seat) {
            const auto &each = state().player(seat);
            const bool wins = std::find(won.begin(), won.end(), seat) != won.end();
            const auto note = !each.alive                    ? tr("died in the caverns")
                              : each.shape == Form::wereboar ? tr("Wereboar · %1 life left").arg(each.life)
                                                             : tr("%1 life left").arg(each.life);
            rows.push_back({0, seat, text(state().name(seat)), each.prestige, note, wins, each.alive});
        }
        std::stable_sort(rows.begin(), rows.end(), [](const RankRow &a, const RankRow &b) {
            return std::tuple(!a.won, !a.alive, -a.prestige) < std::tuple(!b.won, !b.alive, -b.prestige);
        });
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool level = i > 0 && rows[i].won == rows[i - 1].won &&
                               rows[i].alive == rows[i - 1].alive && rows[i].prestige == rows[i - 1].prestige;
            rows[i].rank = level ? rows[i - 1].rank : static_cast<int>(i) + 1;
        }
    }
    ranking_.show(std::move(rows));
}

void CutthroatTable::showStory()
{
    Chronicle chronicle;
    if (state().outcome || state().phase == Phase::camp || state().phase == Phase::suddenDeath)
        for (const auto &entry : history_.history(false))
            if (const auto happened =
                    entry.isNote ? std::nullopt : Codec<cutthroat::Game>::events(entry.events))
                for (const auto &event : *happened)
                    std::visit(chronicle, event);
    std::vector<ChapterRow> rows;
    for (const auto &chapter : chronicle.chapters) {
        QStringList parts;
        if (!chapter.ended)
            parts.append(tr("never ended"));
        else if (!chapter.killer)
            parts.append(tr("nobody’s prestige"));
        else
            parts.append((chapter.isChallenge ? tr("prestige to %1") : tr("killed by %1"))
                             .arg(text(state().name(*chapter.killer))));
        if (chapter.rounds > 1)
            parts.append(tr("%1 rounds").arg(chapter.rounds));
        if (!chapter.deaths.empty())
            parts.append(tr("death of %1").arg(shown(listed(state().namesOf(chapter.deaths)))));
        rows.push_back({chapter.number, text(chapter.name), parts.join(tr(" · ")), !chapter.deaths.empty()});
    }
    story_.show(std::move(rows));
}

} // namespace torchside::cutthroat
