#include "models/cutthroat/face/book.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::cutthroat {

namespace {

constexpr qsizetype creaturesKept = 200;
constexpr qsizetype offered = 6;
constexpr qsizetype namesKept = 40;

bool begins(const QString &name, const QString &letters)
{
    if (name.startsWith(letters, Qt::CaseInsensitive))
        return true;
    return name.contains(u' ' + letters, Qt::CaseInsensitive);
}

} // namespace

QVariantMap CreatureBook::memory() const
{
    return {{u"creatures"_s, creatures_}, {u"cards"_s, cards_}, {u"items"_s, items_}};
}

void CreatureBook::setMemory(const QVariantMap &memory)
{
    const auto creatures = memory.value(u"creatures"_s).toList();
    const auto cards = memory.value(u"cards"_s).toStringList();
    const auto items = memory.value(u"items"_s).toStringList();
    if (creatures == creatures_ && cards == cards_ && items == items_)
        return;
    creatures_ = creatures;
    cards_ = cards;
    items_ = items;
    Q_EMIT changed();
}

QVariantList CreatureBook::offers(const QString &letters, int players) const
{
    QVariantList found;
    const auto wanted = letters.trimmed();
    for (const auto &each : creatures_) {
        const auto creature = each.toMap();
        const auto name = creature.value(u"name"_s).toString();
        if (found.size() == offered || !begins(name, wanted) ||
            name.compare(wanted, Qt::CaseInsensitive) == 0)
            continue;
        found.append(
            QVariantMap{{u"name"_s, name},
                        {u"kind"_s, creature.value(u"kind"_s)},
                        {u"prestige"_s, creature.value(u"prestige"_s)},
                        {u"life"_s, creature.value(u"life"_s).toMap().value(QString::number(players), 0)}});
    }
    return found;
}

void CreatureBook::learn(const QString &name, const QString &kind, int players, int life, int prestige)
{
    auto creature = taken(name);
    creature[u"kind"_s] = kind;
    creature[u"prestige"_s] = prestige;
    if (life > 0) {
        auto lives = creature.value(u"life"_s).toMap();
        lives[QString::number(players)] = life;
        creature[u"life"_s] = lives;
    }
    keep(creature);
}

QVariantMap CreatureBook::strikeOf(const QString &name) const
{
    const auto at = find(name);
    return at < 0 ? QVariantMap() : creatures_[at].toMap().value(u"strike"_s).toMap();
}

QVariantMap CreatureBook::guessFor(const QString &name) const
{
    if (auto known = strikeOf(name); !known.isEmpty())
        return known;
    for (const auto &each : creatures_)
        if (const auto strike = each.toMap().value(u"strike"_s).toMap(); !strike.isEmpty())
            return {{u"key"_s, strike.value(u"key"_s)}};
    return {{u"key"_s, u"all"_s}};
}

void CreatureBook::learnCard(const QString &card)
{
    learn(cards_, card);
}

void CreatureBook::learnItem(const QString &item)
{
    learn(items_, item);
}

void CreatureBook::learn(QStringList &names, const QString &typed)
{
    const auto name = typed.trimmed();
    if (name.isEmpty())
        return;
    names.removeAll(name);
    names.prepend(name);
    names = names.first(std::min(names.size(), namesKept));
    Q_EMIT changed();
}

// A blow at one person by name was the table's choice of that moment: it says nothing about the next one.
void CreatureBook::learnStrike(const QString &name, const QString &key, int damage, int poison)
{
    if (key.startsWith("player"_L1))
        return;
    auto creature = taken(name);
    creature[u"strike"_s] = QVariantMap{{u"key"_s, key}, {u"damage"_s, damage}, {u"poison"_s, poison}};
    keep(creature);
}

qsizetype CreatureBook::find(const QString &name) const
{
    for (qsizetype i = 0; i < creatures_.size(); ++i)
        if (creatures_[i].toMap().value(u"name"_s).toString().compare(name.trimmed(), Qt::CaseInsensitive) ==
            0)
            return i;
    return -1;
}

QVariantMap CreatureBook::taken(const QString &name)
{
    const auto at = find(name);
    return at < 0 ? QVariantMap{{u"name"_s, name.trimmed()}} : creatures_.takeAt(at).toMap();
}

void CreatureBook::keep(const QVariantMap &creature)
{
    creatures_.prepend(creature);
    creatures_ = creatures_.first(std::min(creatures_.size(), creaturesKept));
    Q_EMIT changed();
}

} // namespace torchside::cutthroat
