#include "models/cutthroat/cutthroat_table.h"

#include "models/table/translate.h"

namespace torchside::cutthroat {

using table::shown;
using table::text;

namespace {

template <auto Member, class Row>
QVariant get(const Row &row)
{
    return QVariant::fromValue(row.*Member);
}

template <class Enum>
QString idOf(Enum value)
{
    return text(std::string(nameOf(value)));
}

QList<int> listOf(const std::vector<int> &numbers)
{
    return {numbers.begin(), numbers.end()};
}

std::optional<Refusal> readInto(Command &command, const QVariantMap &request)
{
    const auto json = QJsonObject::fromVariantMap(request);
    protocol::Reader reader;
    const bool known =
        readTagged(reader, json, "do", json.value(QLatin1String("do")).toString().toStdString(), command);
    if (!known && reader.ok())
        return refuse("unknown-command", say("That is nothing this game knows."));
    return reader.fault();
}

} // namespace

CutthroatTable::CutthroatTable(History<cutthroat::Game> &history, QObject *parent)
    : Table(history, parent),
      history_(history),
      players_({{"name", get<&PlayerRow::name, PlayerRow>},
                {"character", get<&PlayerRow::character, PlayerRow>},
                {"life", get<&PlayerRow::life, PlayerRow>},
                {"maxLife", get<&PlayerRow::maxLife, PlayerRow>},
                {"prestige", get<&PlayerRow::prestige, PlayerRow>},
                {"poison", get<&PlayerRow::poison, PlayerRow>},
                {"initiative", get<&PlayerRow::initiative, PlayerRow>},
                {"next", get<&PlayerRow::next, PlayerRow>},
                {"place", get<&PlayerRow::place, PlayerRow>},
                {"alive", get<&PlayerRow::alive, PlayerRow>},
                {"acting", get<&PlayerRow::acting, PlayerRow>},
                {"acted", get<&PlayerRow::acted, PlayerRow>},
                {"low", get<&PlayerRow::low, PlayerRow>},
                {"form", get<&PlayerRow::form, PlayerRow>},
                {"status", get<&PlayerRow::status, PlayerRow>},
                {"items", get<&PlayerRow::items, PlayerRow>}}),
      stack_({{"name", get<&StackRow::name, StackRow>},
              {"damage", get<&StackRow::damage, StackRow>},
              {"current", get<&StackRow::current, StackRow>},
              {"held", get<&StackRow::held, StackRow>},
              {"guarded", get<&StackRow::guarded, StackRow>}}),
      tokens_({{"tokenId", get<&TokenRow::id, TokenRow>},
               {"kind", get<&TokenRow::kind, TokenRow>},
               {"text", get<&TokenRow::text, TokenRow>},
               {"where", get<&TokenRow::where, TokenRow>},
               {"attacks", get<&TokenRow::attacks, TokenRow>}}),
      events_({{"name", get<&EventRow::name, EventRow>},
               {"text", get<&EventRow::text, EventRow>},
               {"active", get<&EventRow::active, EventRow>}}),
      spoils_({{"item", get<&SpoilRow::item, SpoilRow>},
               {"from", get<&SpoilRow::from, SpoilRow>},
               {"fromName", get<&SpoilRow::fromName, SpoilRow>},
               {"tipped", get<&SpoilRow::tipped, SpoilRow>}}),
      ranking_({{"rank", get<&RankRow::rank, RankRow>},
                {"seat", get<&RankRow::seat, RankRow>},
                {"name", get<&RankRow::name, RankRow>},
                {"prestige", get<&RankRow::prestige, RankRow>},
                {"note", get<&RankRow::note, RankRow>},
                {"won", get<&RankRow::won, RankRow>},
                {"alive", get<&RankRow::alive, RankRow>}}),
      story_({{"number", get<&ChapterRow::number, ChapterRow>},
              {"name", get<&ChapterRow::name, ChapterRow>},
              {"text", get<&ChapterRow::text, ChapterRow>},
              {"deadly", get<&ChapterRow::deadly, ChapterRow>}})
{
    CutthroatTable::show();
}

QString CutthroatTable::game() const
{
    return QStringLiteral("cutthroat");
}

QString CutthroatTable::gameTitle() const
{
    return tr("Cutthroat Caverns");
}

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

bool CutthroatTable::struck() const
{
    return struckAt_ > 0 && struckAt_ <= history_.seq() && struckIn_ == std::pair(state().met, state().round);
}

QString CutthroatTable::whyNoChange() const
{
    const auto refusal = history_.refusalOf(Modify{0, std::nullopt, true});
    return refusal ? shown(refusal->message) : QString();
}

QString CutthroatTable::whyNoClose() const
{
    const auto refusal = history_.refusalOf(EndEncounter{});
    return refusal ? shown(refusal->message) : QString();
}

QList<int> CutthroatTable::living() const
{
    return listOf(state().living());
}

QList<int> CutthroatTable::winners() const
{
    return state().outcome ? listOf(state().outcome->winners) : QList<int>();
}

bool CutthroatTable::carryOut(const QVariantMap &request)
{
    Command command;
    if (const auto fault = readInto(command, request))
        return settle(*fault);
    if (const auto *attack = std::get_if<Attack>(&command)) {
        used_.removeAll(attack->value);
        used_.prepend(attack->value);
    }
    if (!std::holds_alternative<CreatureAttack>(command))
        return submit(history_, command);
    // Noted before the page is told, and forgotten again where nothing came of it.
    const auto before = std::pair(struckAt_, struckIn_);
    struckAt_ = history_.seq() + 1;
    struckIn_ = {state().met, state().round};
    const bool done = submit(history_, command);
    if (!done)
        std::tie(struckAt_, struckIn_) = before;
    return done;
}

QString CutthroatTable::whyNot(const QVariantMap &request) const
{
    Command command;
    auto fault = readInto(command, request);
    if (!fault)
        fault = history_.refusalOf(command);
    return fault ? shown(fault->message) : QString();
}

} // namespace torchside::cutthroat
