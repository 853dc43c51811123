#include "models/cutthroat/face/book.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::cutthroat {

namespace {

constexpr int offered = 6;
constexpr int namesOffered = 40;
const auto game = u"cutthroat"_s;
const auto creature = u"creature"_s;

QVariantMap usualOf(const QVariantMap &known)
{
    const auto attacks = known.value(u"attacks"_s).toList();
    if (attacks.isEmpty())
        return {};
    const auto attack = attacks.first().toMap();
    return {{u"key"_s, attack.value(u"target"_s)},
            {u"damage"_s, attack.value(u"damage"_s).toInt()},
            {u"poison"_s, attack.value(u"poison"_s).toInt()}};
}

// As many players' number, or the one that is nearest to it: prestige seldom differs.
int nearest(const QVariantMap &byPlayers, int players)
{
    int best = 3;
    int distance = 100;
    for (auto each = byPlayers.begin(); each != byPlayers.end(); ++each)
        if (const int away = std::abs(each.key().toInt() - players); away < distance) {
            distance = away;
            best = each->toInt();
        }
    return best;
}

QVariantList creaturesFrom(const QVariantMap &memory)
{
    QVariantList all;
    for (const auto &each : memory.value(u"creatures"_s).toList()) {
        const auto was = each.toMap();
        QVariantMap prestige;
        for (const auto &players : was.value(u"life"_s).toMap().keys())
            prestige[players] = was.value(u"prestige"_s);
        if (prestige.isEmpty() && was.contains(u"prestige"_s))
            prestige[u"4"_s] = was.value(u"prestige"_s);
        QVariantMap entry{{u"name"_s, was.value(u"name"_s)},
                          {u"life"_s, was.value(u"life"_s).toMap()},
                          {u"prestige"_s, prestige}};
        if (was.contains(u"kind"_s))
            entry[u"kind"_s] = was.value(u"kind"_s);
        if (const auto strike = was.value(u"strike"_s).toMap(); !strike.isEmpty())
            entry[u"attacks"_s] = QVariantList{QVariantMap{{u"target"_s, strike.value(u"key"_s)},
                                                           {u"damage"_s, strike.value(u"damage"_s)},
                                                           {u"poison"_s, strike.value(u"poison"_s)}}};
        all.append(QVariantMap{{u"kind"_s, creature}, {u"entry"_s, entry}});
    }
    return all;
}

} // namespace

void CreatureBook::setPacks(table::Packs *packs)
{
    if (packs_)
        packs_->disconnect(this);
    packs_ = packs;
    if (packs_)
        connect(packs_, &table::Packs::changed, this, &CreatureBook::changed);
    Q_EMIT changed();
}

QStringList CreatureBook::names(const QString &kind) const
{
    QStringList all;
    if (packs_)
        for (const auto &each : packs_->offers(game, kind, {}, namesOffered))
            all.append(each.toMap().value(u"name"_s).toString());
    return all;
}

QVariantList CreatureBook::offers(const QString &letters, int players) const
{
    QVariantList found;
    if (!packs_)
        return found;
    for (const auto &each : packs_->offers(game, creature, letters, offered)) {
        const auto known = each.toMap();
        const auto name = known.value(u"name"_s).toString();
        if (name.compare(letters.trimmed(), Qt::CaseInsensitive) == 0)
            continue;
        found.append(
            QVariantMap{{u"name"_s, name},
                        {u"detail"_s, known.value(u"detail"_s).toString()},
                        {u"kind"_s, known.value(u"kind"_s, creature)},
                        {u"prestige"_s, nearest(known.value(u"prestige"_s).toMap(), players)},
                        {u"life"_s, known.value(u"life"_s).toMap().value(QString::number(players), 0)}});
    }
    return found;
}

QVariantMap CreatureBook::strikeOf(const QString &name) const
{
    return packs_ ? usualOf(packs_->known(game, creature, name)) : QVariantMap();
}

QVariantMap CreatureBook::guessFor(const QString &name) const
{
    if (auto known = strikeOf(name); !known.isEmpty())
        return known;
    if (packs_)
        for (const auto &each : packs_->offers(game, creature, {}, namesOffered))
            if (const auto usual = usualOf(each.toMap()); !usual.isEmpty())
                return {{u"key"_s, usual.value(u"key"_s)}};
    return {{u"key"_s, u"all"_s}};
}

QVariantList entriesFromMemory(const QVariantMap &memory)
{
    auto all = creaturesFrom(memory);
    for (const auto &[list, kind] : {std::pair(u"cards"_s, u"card"_s), std::pair(u"items"_s, u"item"_s)})
        for (const auto &name : memory.value(list).toStringList())
            all.append(QVariantMap{{u"kind"_s, kind}, {u"entry"_s, QVariantMap{{u"name"_s, name}}}});
    return all;
}

} // namespace torchside::cutthroat
