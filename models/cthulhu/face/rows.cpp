#include "models/cthulhu/face/rows.h"

#include "models/cthulhu/face/captions.h"
#include "models/cthulhu/facts.h"
#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/rules/struggles.h"
#include "models/table/translate.h"

#include <algorithm>

namespace torchside::cthulhu {

using table::text;
using table::texts;

namespace {

// The cards that the open step speaks of.
std::vector<CardId> proposedNow(const State &state)
{
    const auto step = stepOf(state);
    return step ? proposedCards(*step) : std::vector<CardId>{};
}

CardRow rowOf(const State &state, CardId card, const std::vector<CardId> &proposed)
{
    const auto &printed = state.printed(card);
    const auto numbers = numbersOf(state, card);
    CardRow row;
    row.cardId = text(textOf(card));
    row.name = text(printed.name);
    row.subtitle = text(printed.subtitle);
    row.kind = text(std::string(nameOf(printed.type)));
    row.kindText = label::kind(printed);
    row.cost = label::cost(numbers.cost);
    row.skill = numbers.skill;
    row.terror = numbers.icons.terror;
    row.combat = numbers.icons.combat;
    row.arcane = numbers.icons.arcane;
    row.investigation = numbers.icons.investigation;
    row.keywords = texts(numbers.keywords);
    row.rank = printed.type == CardType::character ? label::rank(state, card) : QString();
    row.says = text(printed.text.value_or(std::string()));
    row.proposed = contains(proposed, card);
    return row;
}

QString namesOf(const State &state, const std::vector<CardId> &cards)
{
    QStringList names;
    for (const auto card : cards)
        names.append(text(state.name(card)));
    return names.join(QStringLiteral(", "));
}

QString fightersAt(const State &state, int key)
{
    const auto *there = state.attendanceAt(key);
    QStringList names;
    for (std::size_t i = 0; there && i < there->characters.size(); ++i)
        if (!there->gone.at(i))
            names.append(label::fighter(there->characters[i], static_cast<int>(i)));
    return names.join(QStringLiteral(", "));
}

QVariantMap fighterMap(const QString &name, int skill, const Icons &icons)
{
    return {{QStringLiteral("name"), name},           {QStringLiteral("skill"), skill},
            {QStringLiteral("terror"), icons.terror}, {QStringLiteral("combat"), icons.combat},
            {QStringLiteral("arcane"), icons.arcane}, {QStringLiteral("investigation"), icons.investigation}};
}

QVariantList minionTeamAt(const State &state, int key)
{
    QVariantList team;
    for (const auto &character : state.characters)
        if (character.story == key) {
            const auto numbers = numbersOf(state, character.card);
            team.append(fighterMap(text(state.name(character.card)), numbers.skill, numbers.icons));
        }
    return team;
}

QVariantList playerTeamAt(const State &state, int key)
{
    QVariantList team;
    const auto *there = state.attendanceAt(key);
    for (std::size_t i = 0; there && i < there->characters.size(); ++i)
        if (!there->gone.at(i))
            team.append(fighterMap(label::fighter(there->characters[i], static_cast<int>(i)),
                                   there->characters[i].skill, there->characters[i].icons));
    return team;
}

} // namespace

std::vector<CardRow> handRows(const State &state)
{
    const auto proposed = proposedNow(state);
    std::vector<CardRow> rows;
    for (const auto card : state.hand)
        rows.push_back(rowOf(state, card, proposed));
    return rows;
}

std::vector<CardRow> poolRows(const State &state)
{
    std::vector<CardRow> rows;
    for (const auto &pooled : state.pool) {
        rows.push_back(rowOf(state, pooled.card, {}));
        if (pooled.valid)
            rows.back().status = QStringLiteral("valid");
        rows.back().statusText = label::pooled(state, pooled);
    }
    return rows;
}

std::vector<CardRow> characterRows(const State &state)
{
    const auto proposed = proposedNow(state);
    std::vector<CardRow> rows;
    for (const auto &character : state.characters) {
        auto row = rowOf(state, character.card, proposed);
        row.status = text(std::string(nameOf(character.status)));
        row.statusText = label::status(character);
        row.attachments = namesOf(state, character.attachments);
        row.wounds = character.wounds;
        row.barred = character.barred;
        row.changed = !(character.boost == Boost{});
        if (const auto at = character.story ? state.indexOf(*character.story) : std::nullopt)
            row.place = text(state.stories[*at].name);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<CardRow> supportRows(const State &state)
{
    std::vector<CardRow> rows;
    for (const auto card : state.supports)
        rows.push_back(rowOf(state, card, {}));
    for (const auto &character : state.characters)
        for (const auto card : character.attachments) {
            rows.push_back(rowOf(state, card, {}));
            rows.back().place = text(state.name(character.card));
        }
    for (const auto &dormant : state.dormant) {
        rows.push_back(rowOf(state, dormant.card, {}));
        rows.back().dormant = true;
        if (const auto at = dormant.story ? state.indexOf(*dormant.story) : std::nullopt)
            rows.back().place = text(state.stories[*at].name);
    }
    return rows;
}

std::vector<StoryRow> storyRows(const State &state)
{
    std::vector<StoryRow> rows;
    for (const auto &story : state.stories) {
        StoryRow row;
        row.name = text(story.name);
        row.minion = story.minion;
        row.player = story.player;
        row.need = story.need;
        row.conspiracy = story.conspiracy ? text(std::string(nameOf(*story.conspiracy))) : QString();
        row.cardId = story.card ? text(textOf(*story.card)) : QString();
        for (const auto struggle : story.struggles)
            row.struggles.append(text(std::string(nameOf(struggle))));
        std::vector<CardId> there;
        for (const auto &character : state.characters)
            if (character.story == story.key)
                there.push_back(character.card);
        row.minionThere = namesOf(state, there);
        row.minionStands = !there.empty();
        row.playerThere = fightersAt(state, story.key);
        row.minionTeam = minionTeamAt(state, story.key);
        row.playerTeam = playerTeamAt(state, story.key);
        row.resolving = !state.outcome && state.fight && !state.fight->order.empty() &&
                        state.fight->order.front() == story.key;
        row.won = isWon(state, story.key);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<DomainRow> domainRows(const State &state)
{
    std::optional<int> paying;
    if (const auto step = stepOf(state))
        if (const auto *drain = std::get_if<DrainProposal>(&step->proposal))
            paying = drain->domain;
    std::vector<DomainRow> rows;
    for (std::size_t i = 0; i < state.domains.size(); ++i)
        rows.push_back(
            {state.domains[i].resources, state.domains[i].drained, false, paying == static_cast<int>(i)});
    rows.push_back({state.events.resources, state.events.drained, true, false});
    return rows;
}

std::vector<CandidateRow> candidateRows(const State &state)
{
    const auto step = stepOf(state);
    std::vector<CandidateRow> rows;
    if (!step)
        return rows;
    const auto proposed = proposedNow(state);
    const auto best = std::find_if(step->candidates.begin(), step->candidates.end(),
                                   [&](const Candidate &c) { return contains(proposed, c.card); });
    for (const auto &each : step->candidates) {
        CandidateRow row;
        row.cardId = text(textOf(each.card));
        row.name = text(state.name(each.card));
        for (const int number : each.key)
            row.numbers.append(number);
        row.chosen = contains(proposed, each.card);
        row.tied = each.tied;
        row.dropped = each.dropped.has_value();
        row.costX = each.dropped == Test::costX;
        row.verdict =
            label::verdict(state, each, best == step->candidates.end() ? nullptr : &*best, step->id);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<FighterRow> loserRows(const State &state)
{
    std::vector<FighterRow> rows;
    if (stepIdOf(state) != StepId::lose || !state.fight || state.fight->order.empty())
        return rows;
    const auto *there = state.attendanceAt(state.fight->order.front());
    for (const int at : state.fight->owed) {
        const auto &each = there->characters.at(static_cast<std::size_t>(at));
        rows.push_back({at, label::fighter(each, at), each.skill, each.icons.terror, each.icons.combat,
                        each.icons.arcane, each.icons.investigation,
                        texts(each.keywords).join(QStringLiteral(", "))});
    }
    return rows;
}

std::vector<Cards::Role> cardRoles()
{
    using R = CardRow;
    return {{"cardId", &R::cardId},
            {"name", &R::name},
            {"subtitle", &R::subtitle},
            {"kind", &R::kind},
            {"kindText", &R::kindText},
            {"cost", &R::cost},
            {"skill", &R::skill},
            {"terror", &R::terror},
            {"combat", &R::combat},
            {"arcane", &R::arcane},
            {"investigation", &R::investigation},
            {"status", &R::status},
            {"statusText", &R::statusText},
            {"keywords", &R::keywords},
            {"attachments", &R::attachments},
            {"says", &R::says},
            {"place", &R::place},
            {"wounds", &R::wounds},
            {"rank", &R::rank},
            {"barred", &R::barred},
            {"dormant", &R::dormant},
            {"changed", &R::changed},
            {"proposed", &R::proposed}};
}

std::vector<table::RowsModel<StoryRow>::Role> storyRoles()
{
    using R = StoryRow;
    return {{"name", &R::name},
            {"minion", &R::minion},
            {"player", &R::player},
            {"need", &R::need},
            {"conspiracy", &R::conspiracy},
            {"cardId", &R::cardId},
            {"struggles", &R::struggles},
            {"minionThere", &R::minionThere},
            {"playerThere", &R::playerThere},
            {"minionTeam", &R::minionTeam},
            {"playerTeam", &R::playerTeam},
            {"minionStands", &R::minionStands},
            {"resolving", &R::resolving},
            {"won", &R::won}};
}

std::vector<table::RowsModel<DomainRow>::Role> domainRoles()
{
    using R = DomainRow;
    return {{"resources", &R::resources},
            {"drained", &R::drained},
            {"events", &R::events},
            {"proposed", &R::proposed}};
}

std::vector<table::RowsModel<CandidateRow>::Role> candidateRoles()
{
    using R = CandidateRow;
    return {{"cardId", &R::cardId}, {"name", &R::name}, {"numbers", &R::numbers}, {"verdict", &R::verdict},
            {"chosen", &R::chosen}, {"tied", &R::tied}, {"dropped", &R::dropped}, {"costX", &R::costX}};
}

std::vector<table::RowsModel<FighterRow>::Role> fighterRoles()
{
    using R = FighterRow;
    return {{"at", &R::at},
            {"name", &R::name},
            {"skill", &R::skill},
            {"terror", &R::terror},
            {"combat", &R::combat},
            {"arcane", &R::arcane},
            {"keywords", &R::keywords},
            {"investigation", &R::investigation}};
}

} // namespace torchside::cthulhu
