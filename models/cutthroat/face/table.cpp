#include "models/cutthroat/face/cutthroat_table.h"

#include "models/cutthroat/face/json.h"
#include "models/json/codec.h"

#include "models/cutthroat/view.h"
#include "models/json/read.h"
#include "models/kernel/history.h"
#include "models/table/translate.h"

namespace torchside::cutthroat {

using table::idOf;
using table::shown;
using table::text;

// Roles that belong together stand in a line.
// clang-format off
CutthroatTable::CutthroatTable(protocol::GameSession<cutthroat::Game> &session, QObject *parent)
    : Table(session, parent),
      history_(session.history()),
      players_({{"name", &PlayerRow::name}, {"character", &PlayerRow::character},
                {"life", &PlayerRow::life}, {"maxLife", &PlayerRow::maxLife},
                {"prestige", &PlayerRow::prestige}, {"poison", &PlayerRow::poison},
                {"initiative", &PlayerRow::initiative}, {"next", &PlayerRow::next},
                {"place", &PlayerRow::place}, {"alive", &PlayerRow::alive},
                {"acting", &PlayerRow::acting}, {"acted", &PlayerRow::acted}, {"low", &PlayerRow::low},
                {"form", &PlayerRow::form}, {"status", &PlayerRow::status}, {"items", &PlayerRow::items},
                {"reputations", &PlayerRow::reputations},
                {"lifeMark", &PlayerRow::lifeMark}, {"poisonMark", &PlayerRow::poisonMark},
                {"byPoison", &PlayerRow::byPoison}, {"poisonDue", &PlayerRow::poisonDue}}),
      stack_({{"name", &StackRow::name}, {"damage", &StackRow::damage}, {"current", &StackRow::current},
              {"held", &StackRow::held}, {"guarded", &StackRow::guarded}}),
      tokens_({{"tokenId", &TokenRow::id}, {"kind", &TokenRow::kind}, {"text", &TokenRow::text},
               {"where", &TokenRow::where}, {"attacks", &TokenRow::attacks}, {"own", &TokenRow::own}}),
      events_({{"name", &EventRow::name}, {"text", &EventRow::text}, {"active", &EventRow::active}}),
      spoils_({{"item", &SpoilRow::item}, {"from", &SpoilRow::from}, {"fromName", &SpoilRow::fromName},
               {"tipped", &SpoilRow::tipped}}),
      ranking_({{"rank", &RankRow::rank}, {"seat", &RankRow::seat}, {"name", &RankRow::name},
                {"prestige", &RankRow::prestige}, {"note", &RankRow::note}, {"won", &RankRow::won},
                {"alive", &RankRow::alive}}),
      story_({{"number", &ChapterRow::number}, {"name", &ChapterRow::name}, {"text", &ChapterRow::text},
              {"deadly", &ChapterRow::deadly}})
{
    CutthroatTable::show();
}
// clang-format on

QString CutthroatTable::creature() const
{
    return state().encounter ? text(state().encounter->name) : QString();
}

QString CutthroatTable::kind() const
{
    return state().encounter ? idOf(state().encounter->kind) : QString();
}

QString CutthroatTable::stage() const
{
    return state().encounter && state().encounter->stage ? idOf(*state().encounter->stage) : QString();
}

QString CutthroatTable::barrier() const
{
    if (!state().encounter || !state().encounter->barrier)
        return {};
    return *state().encounter->barrier ? QStringLiteral("up") : QStringLiteral("down");
}

int CutthroatTable::life() const
{
    return static_cast<int>(state().creatureLife().value_or(0));
}

QString CutthroatTable::quest() const
{
    return text(state().quest.value_or(std::string()));
}

int CutthroatTable::maxLife() const
{
    return state().hasCreature() ? static_cast<int>(state().encounter->maxLife.value_or(0)) : 0;
}

int CutthroatTable::pending() const
{
    return state().hasCreature() && !state().encounter->counted ? static_cast<int>(state().stackTotal()) : 0;
}

int CutthroatTable::killer() const
{
    return state().encounter ? state().encounter->killer.value_or(-1) : -1;
}

bool CutthroatTable::cardIsSet() const
{
    return state().turn && !history_.refusalOf(Uncover{*state().turn});
}

QString CutthroatTable::whyNoChange() const
{
    const auto refusal = history_.refusalOf(Modify{0, std::nullopt, true});
    return refusal ? table::told(*refusal) : QString();
}

QString CutthroatTable::whyNoClose() const
{
    const auto refusal = history_.refusalOf(EndEncounter{});
    return refusal ? table::told(*refusal) : QString();
}

QList<int> CutthroatTable::living() const
{
    return table::listOf(state().living());
}

QList<int> CutthroatTable::biters() const
{
    QList<int> seats;
    if (state().phase == Phase::attacks || state().phase == Phase::creature)
        for (const int seat : state().living())
            if (state().player(seat).shape == Form::vampyre && !state().player(seat).bitten)
                seats.append(seat);
    return seats;
}

QList<int> CutthroatTable::winners() const
{
    return state().outcome ? table::listOf(state().outcome->winners) : QList<int>();
}

} // namespace torchside::cutthroat
