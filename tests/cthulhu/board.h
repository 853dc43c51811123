#pragma once

#include "models/cthulhu/facts.h"
#include "models/cthulhu/game.h"
#include "models/cthulhu/minion/steps.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

// Boards in short: what is in the hand and in play, told in a word a card.
//     Big:5.3.0010   a character of cost 5 and skill 3 with terror, combat, arcane, investigation icons
//     House=2 Knife+1 Curse^2 Plot~3   a support, an own attachment, one for elsewhere, a conspiracy
// Behind them: u unique, v villainous, h heroic, w willpower, t toughness 1, k invulnerable, f fast, and in
// play /i insane, /e exhausted, /b barred, /a carrying an attachment, /w wounded once.
namespace torchside::tests {

inline cthulhu::Printed cardFrom(const QString &word)
{
    using namespace cthulhu;
    Printed card;
    const auto kind = word.indexOf(QRegularExpression(QStringLiteral("[:=+^~]")));
    card.name = word.left(kind).toStdString();
    auto rest = word.mid(kind + 1).section(u'/', 0, 0);
    const auto mark = word[kind];
    card.type = mark == u':' ? CardType::character : mark == u'~' ? CardType::conspiracy : CardType::support;
    card.attachment = mark == u'+' ? Attachment::own : mark == u'^' ? Attachment::other : Attachment::none;
    while (!rest.isEmpty() && rest.back().isLower()) {
        switch (rest.back().toLatin1()) {
        case 'u': card.unique = true; break;
        case 'v': card.keywords.emplace_back("villainous"); break;
        case 'h': card.keywords.emplace_back("heroic"); break;
        case 'w': card.keywords.emplace_back("willpower"); break;
        case 't': card.keywords.emplace_back("toughness 1"); break;
        case 'k': card.keywords.emplace_back("invulnerability"); break;
        default: card.keywords.emplace_back("fast");
        }
        rest.chop(1);
    }
    const auto parts = rest.split(u'.');
    card.cost = parts[0] == QLatin1String("X") ? Cost{0, true} : Cost{parts[0].toInt(), false};
    card.skill = parts.value(1).toInt();
    const auto icons = parts.value(2, QStringLiteral("0000"));
    card.icons = {icons[0].digitValue(), icons[1].digitValue(), icons[2].digitValue(), icons[3].digitValue()};
    return card;
}

inline cthulhu::CardId comeUp(cthulhu::State &state, const cthulhu::Printed &card)
{
    const cthulhu::CardId id{static_cast<int>(state.cards.size()) + 1};
    state = cthulhu::Rules::evolve(std::move(state), cthulhu::CameUp{id, card});
    return id;
}

// A board in the Minion's turn: three stories without tokens, the domains as told ("2 2 4d": the third
// drained).
inline cthulhu::State boardOf(const QString &hand, const QString &inPlay, const QString &domains)
{
    using namespace cthulhu;
    State state;
    const auto add = [&](const Event &event) { state = Rules::evolve(std::move(state), event); };
    add(Started{{"A", "B", "C"}, Side::minion, false, {}, std::nullopt});
    add(TurnBegan{1, Side::minion});
    for (const auto &word : hand.split(u' ', Qt::SkipEmptyParts))
        add(Drawn{{comeUp(state, cardFrom(word))}});
    for (const auto &word : inPlay.split(u' ', Qt::SkipEmptyParts)) {
        const auto id = comeUp(state, cardFrom(word));
        add(EnteredPlay{id, std::nullopt});
        for (const auto mark : word.section(u'/', 1)) {
            if (mark == u'i')
                add(WentInsane{id});
            if (mark == u'e')
                add(Exhausted{id});
            if (mark == u'b')
                add(Barred{id, true});
            if (mark == u'w')
                add(Wounded{id});
            if (mark == u'a')
                add(Attached{comeUp(state, cardFrom(QStringLiteral("Thing+1"))), id});
        }
    }
    int at = 0;
    for (const auto &word : domains.split(u' ', Qt::SkipEmptyParts)) {
        if (at >= 3)
            add(DomainAdded{});
        const auto drained = word.endsWith(u'd');
        const int resources = (drained ? word.chopped(1) : word).toInt();
        add(DomainChanged{at, resources - state.domains[static_cast<std::size_t>(at)].resources, drained});
        ++at;
    }
    return state;
}

// One of the player's as it is sent.
inline cthulhu::Sent sent(const cthulhu::PlayerCharacter &told)
{
    return {told.name, told.skill, told.icons, told.keywords, told.wounds};
}

inline QString nameIn(const cthulhu::State &state, cthulhu::CardId card)
{
    return QString::fromStdString(state.name(card));
}

} // namespace torchside::tests
