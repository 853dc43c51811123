#include "models/cthulhu/face/ahead.h"
#include "models/cthulhu/face/captions.h"
#include "models/cthulhu/face/cthulhu_table.h"
#include "models/cthulhu/face/json.h"
#include "models/json/variant.h"
#include "models/table/translate.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// What both sides have on the table, beside the rows of the lists.
namespace torchside::cthulhu {

using table::text;

QVariantList CthulhuTable::own() const
{
    QVariantList all;
    for (const auto &each : state().own)
        all.append(label::own(state(), each));
    return all;
}

QVariantList CthulhuTable::ownDomains() const
{
    QVariantList all;
    for (const auto &each : state().ownDomains)
        all.append(json::mapOf(each));
    return all;
}

QVariantList CthulhuTable::equals() const
{
    QVariantList all;
    if (!step_ || step_->wants != Wants::confirm)
        return all;
    for (const auto card : equalsOf(state(), *step_))
        all.append(QVariantMap{{u"id"_s, text(textOf(card))}, {u"name"_s, text(state().name(card))}});
    return all.size() > 1 ? all : QVariantList();
}

QVariantList CthulhuTable::payX() const
{
    QVariantList all;
    if (step_ && step_->id == StepId::drain)
        for (const auto &each : step_->candidates)
            if (each.dropped == Test::costX)
                all.append(QVariantMap{{u"id"_s, text(textOf(each.card))},
                                       {u"name"_s, text(state().name(each.card))}});
    return all;
}

QVariantList CthulhuTable::targets() const
{
    QVariantList all;
    const auto step = stepIdOf(state());
    if (step != StepId::answer && (step != StepId::player || storyPhaseFalls()))
        return all;
    for (int i = 0; const auto &story : stories_.rows()) {
        if (!story.won && (step == StepId::player || story.minionStands))
            all.append(
                QVariantMap{{u"index"_s, i}, {u"name"_s, story.name}, {u"minion"_s, story.minionTeam}});
        ++i;
    }
    return all;
}

QVariantList CthulhuTable::fights() const
{
    return fightsOf(report_.rows());
}

QVariantList CthulhuTable::deckCards() const
{
    QVariantList all;
    if (state().deck)
        for (const auto &entry : *state().deck)
            all.append(QVariantMap{{u"name"_s, text(entry.card.name)},
                                   {u"detail"_s, label::kind(entry.card)},
                                   {u"left"_s, entry.left}});
    return all;
}

QVariantList CthulhuTable::fighters() const
{
    auto own = state().own;
    QVariantList all;
    for (const auto &fighter : fighters_) {
        const auto name = fighter.toMap()[u"name"_s].toString().toStdString();
        const auto known =
            std::find_if(own.begin(), own.end(), [&](const Own &each) { return each.name == name; });
        if (known == own.end()) {
            all.append(fighter);
            continue;
        }
        all.append(label::own(state(), *known));
        own.erase(known);
    }
    for (const auto &each : own)
        all.append(label::own(state(), each));
    return all;
}

QVariantList CthulhuTable::known() const
{
    QVariantList all;
    std::vector<const Printed *> told;
    const auto add = [&](const Printed &card, int left) {
        for (const auto *each : told)
            if (*each == card)
                return;
        told.push_back(&card);
        all.append(QVariantMap{{u"card"_s, json::mapOf(card)}, {u"left"_s, left}});
    };
    if (state().deck)
        for (const auto &entry : *state().deck)
            add(entry.card, entry.left);
    for (auto card = state().cards.rbegin(); card != state().cards.rend(); ++card)
        add(*card, state().deck ? 0 : -1);
    return all;
}

QVariantList CthulhuTable::ownKnown() const
{
    QVariantList all;
    if (state().ownDeck)
        for (const auto &entry : *state().ownDeck)
            if (entry.card.type == CardType::character)
                all.append(QVariantMap{{u"card"_s, json::mapOf(entry.card)}, {u"left"_s, -1}});
    return all;
}

} // namespace torchside::cthulhu
