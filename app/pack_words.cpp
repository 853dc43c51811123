#include "app/pack_words.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

QString word(const char *text)
{
    return QCoreApplication::translate("Packs", text);
}

const QHash<QString, const char *> &kindTitles()
{
    static const QHash<QString, const char *> all{
        {u"creature"_s, QT_TRANSLATE_NOOP("Packs", "Creatures")},
        {u"event"_s, QT_TRANSLATE_NOOP("Packs", "Events")},
        {u"item"_s, QT_TRANSLATE_NOOP("Packs", "Items")},
        {u"relic"_s, QT_TRANSLATE_NOOP("Packs", "Relics")},
        {u"reputation"_s, QT_TRANSLATE_NOOP("Packs", "Reputations")},
        {u"quest"_s, QT_TRANSLATE_NOOP("Packs", "Quests")},
        {u"card"_s, QT_TRANSLATE_NOOP("Packs", "Cards")},
        {u"enemy"_s, QT_TRANSLATE_NOOP("Packs", "Enemies")},
        {u"location"_s, QT_TRANSLATE_NOOP("Packs", "Locations")},
        {u"character"_s, QT_TRANSLATE_NOOP("Packs", "Characters")},
        {u"deck"_s, QT_TRANSLATE_NOOP("Packs", "Decks")},
    };
    return all;
}

const QHash<QString, const char *> &labels()
{
    static const QHash<QString, const char *> all{
        {u"name"_s, QT_TRANSLATE_NOOP("Packs", "Name")},
        {u"kind"_s, QT_TRANSLATE_NOOP("Packs", "What it is")},
        {u"life"_s, QT_TRANSLATE_NOOP("Packs", "Life")},
        {u"prestige"_s, QT_TRANSLATE_NOOP("Packs", "Prestige")},
        {u"attacks"_s, QT_TRANSLATE_NOOP("Packs", "Attack")},
        {u"target"_s, QT_TRANSLATE_NOOP("Packs", "whom")},
        {u"damage"_s, QT_TRANSLATE_NOOP("Packs", "damage")},
        {u"poison"_s, QT_TRANSLATE_NOOP("Packs", "poison")},
        {u"note"_s, QT_TRANSLATE_NOOP("Packs", "Own note")},
        {u"active"_s, QT_TRANSLATE_NOOP("Packs", "Active in encounters")},
        {u"when"_s, QT_TRANSLATE_NOOP("Packs", "When")},
        {u"cost"_s, QT_TRANSLATE_NOOP("Packs", "Cost")},
        {u"dice"_s, QT_TRANSLATE_NOOP("Packs", "Dice")},
        {u"might"_s, QT_TRANSLATE_NOOP("Packs", "might")},
        {u"cunning"_s, QT_TRANSLATE_NOOP("Packs", "cunning")},
        {u"wisdom"_s, QT_TRANSLATE_NOOP("Packs", "wisdom")},
        {u"perPlayer"_s, QT_TRANSLATE_NOOP("Packs", "One more die for each player")},
        {u"blow"_s, QT_TRANSLATE_NOOP("Packs", "Blow")},
        {u"hands"_s, QT_TRANSLATE_NOOP("Packs", "Hands")},
        {u"uses"_s, QT_TRANSLATE_NOOP("Packs", "Uses")},
        {u"subtitle"_s, QT_TRANSLATE_NOOP("Packs", "Subtitle")},
        {u"type"_s, QT_TRANSLATE_NOOP("Packs", "Type")},
        {u"skill"_s, QT_TRANSLATE_NOOP("Packs", "Skill")},
        {u"icons"_s, QT_TRANSLATE_NOOP("Packs", "Icons")},
        {u"terror"_s, QT_TRANSLATE_NOOP("Packs", "terror")},
        {u"combat"_s, QT_TRANSLATE_NOOP("Packs", "combat")},
        {u"arcane"_s, QT_TRANSLATE_NOOP("Packs", "arcane")},
        {u"investigation"_s, QT_TRANSLATE_NOOP("Packs", "investigation")},
        {u"attachment"_s, QT_TRANSLATE_NOOP("Packs", "Attachment")},
        {u"unique"_s, QT_TRANSLATE_NOOP("Packs", "Unique")},
        {u"traits"_s, QT_TRANSLATE_NOOP("Packs", "Traits")},
        {u"keywords"_s, QT_TRANSLATE_NOOP("Packs", "Keywords")},
        {u"tokens"_s, QT_TRANSLATE_NOOP("Packs", "Tokens")},
        {u"struggles"_s, QT_TRANSLATE_NOOP("Packs", "Struggles")},
        {u"trigger"_s, QT_TRANSLATE_NOOP("Packs", "Trigger")},
        {u"text"_s, QT_TRANSLATE_NOOP("Packs", "Text")},
        {u"set"_s, QT_TRANSLATE_NOOP("Packs", "Set")},
    };
    return all;
}

const QHash<QString, const char *> &values()
{
    static const QHash<QString, const char *> all{
        {u"dealt-most"_s, QT_TRANSLATE_NOOP("Packs", "who dealt most")},
        {u"dealt-least"_s, QT_TRANSLATE_NOOP("Packs", "who dealt least")},
        {u"all"_s, QT_TRANSLATE_NOOP("Packs", "everybody")},
        {u"initiative-1"_s, QT_TRANSLATE_NOOP("Packs", "next number 1")},
        {u"initiative-2"_s, QT_TRANSLATE_NOOP("Packs", "next number 2")},
        {u"initiative-3"_s, QT_TRANSLATE_NOOP("Packs", "next number 3")},
        {u"initiative-4"_s, QT_TRANSLATE_NOOP("Packs", "next number 4")},
        {u"initiative-5"_s, QT_TRANSLATE_NOOP("Packs", "next number 5")},
        {u"initiative-6"_s, QT_TRANSLATE_NOOP("Packs", "next number 6")},
        {u"life-most"_s, QT_TRANSLATE_NOOP("Packs", "who has most life")},
        {u"life-least"_s, QT_TRANSLATE_NOOP("Packs", "who has least life")},
        {u"prestige-most"_s, QT_TRANSLATE_NOOP("Packs", "who has most prestige")},
        {u"prestige-least"_s, QT_TRANSLATE_NOOP("Packs", "who has least prestige")},
        {u"creature"_s, QT_TRANSLATE_NOOP("Packs", "Creature")},
        {u"challenge"_s, QT_TRANSLATE_NOOP("Packs", "Challenge")},
        {u"undead"_s, QT_TRANSLATE_NOOP("Packs", "Horde of undead")},
        {u"treasure-spore"_s, QT_TRANSLATE_NOOP("Packs", "Treasure Spore")},
        {u"emperor-lich"_s, QT_TRANSLATE_NOOP("Packs", "Emperor Lich")},
        {u"barrier-magus"_s, QT_TRANSLATE_NOOP("Packs", "Barrier Magus")},
        {u"shadowmancer"_s, QT_TRANSLATE_NOOP("Packs", "Shadowmancer")},
        {u"ragnarok"_s, QT_TRANSLATE_NOOP("Packs", "Ragnarok")},
        {u"hivemind"_s, QT_TRANSLATE_NOOP("Packs", "Hivemind")},
        {u"blink-dogs"_s, QT_TRANSLATE_NOOP("Packs", "Blink Dogs")},
        {u"thantigist"_s, QT_TRANSLATE_NOOP("Packs", "Thantigist")},
        {u"naiad"_s, QT_TRANSLATE_NOOP("Packs", "Cursed Naiad")},
        {u"drake"_s, QT_TRANSLATE_NOOP("Packs", "Spitting Drake")},
        {u"now"_s, QT_TRANSLATE_NOOP("Packs", "at once")},
        {u"end"_s, QT_TRANSLATE_NOOP("Packs", "at the end of the encounter")},
        {u"character"_s, QT_TRANSLATE_NOOP("Packs", "Character")},
        {u"support"_s, QT_TRANSLATE_NOOP("Packs", "Support")},
        {u"event"_s, QT_TRANSLATE_NOOP("Packs", "Event")},
        {u"conspiracy"_s, QT_TRANSLATE_NOOP("Packs", "Conspiracy")},
        {u"story"_s, QT_TRANSLATE_NOOP("Packs", "Story")},
        {u"other"_s, QT_TRANSLATE_NOOP("Packs", "elsewhere")},
        {u"true"_s, QT_TRANSLATE_NOOP("Packs", "yes")},
        {u"false"_s, QT_TRANSLATE_NOOP("Packs", "no")},
        {u"operations"_s, QT_TRANSLATE_NOOP("Packs", "in operations")},
        {u"player-commits"_s, QT_TRANSLATE_NOOP("Packs", "when the player commits")},
        {u"minion-commits"_s, QT_TRANSLATE_NOOP("Packs", "when the Minion commits")},
        {u"struggle-lost"_s, QT_TRANSLATE_NOOP("Packs", "when a struggle is lost")},
        {u"would-go-insane"_s, QT_TRANSLATE_NOOP("Packs", "when somebody would go insane")},
        {u"would-be-wounded"_s, QT_TRANSLATE_NOOP("Packs", "when somebody would be wounded")},
        {u"story-won"_s, QT_TRANSLATE_NOOP("Packs", "when a story is won")},
        {u"any"_s, QT_TRANSLATE_NOOP("Packs", "whenever it fits")},
    };
    return all;
}

QString called(const QString &part)
{
    const auto *label = labels().value(part);
    return label ? word(label) : part;
}

void collect(const QJsonObject &schema, const QJsonValue &value, const QString &at, QStringList &all)
{
    const auto within = [&](const QString &key) { return at.isEmpty() ? key : at + u'.' + key; };
    if (schema.contains(u"properties"_s)) {
        const auto properties = schema[u"properties"_s].toObject();
        for (auto each = properties.begin(); each != properties.end(); ++each)
            collect(each->toObject(), value.toObject().value(each.key()), within(each.key()), all);
    } else if (const auto items = schema[u"items"_s].toObject(); items.contains(u"properties"_s)) {
        for (qsizetype i = 1; i <= value.toArray().size(); ++i)
            collect(items, value.toArray().at(i - 1), within(QString::number(i)), all);
    } else {
        all.append(at);
    }
}

// In the order in which a card is read.
auto placeOf(const QString &field)
{
    static const QStringList order{u"name"_s,   u"subtitle"_s, u"type"_s,    u"kind"_s,      u"cost"_s,
                                   u"life"_s,   u"prestige"_s, u"dice"_s,    u"perPlayer"_s, u"blow"_s,
                                   u"hands"_s,  u"uses"_s,     u"active"_s,  u"when"_s,      u"skill"_s,
                                   u"icons"_s,  u"attacks"_s,  u"lines"_s,   u"target"_s,    u"damage"_s,
                                   u"poison"_s, u"might"_s,    u"cunning"_s, u"wisdom"_s};
    const auto rank = [](const QString &part) {
        const auto at = order.indexOf(part);
        return part == u"note"_s ? 1000 : at < 0 ? 100 : static_cast<int>(at);
    };
    const auto parts = field.split(u'.');
    return std::tuple(rank(parts.front()), parts.size() > 2 ? parts[1].toInt() : 0, rank(parts.back()));
}

// "attacks.2" of "attacks.2.damage"; empty where it is no element of a list.
QString elementOf(const QString &field)
{
    return field.count(u'.') == 2 ? field.section(u'.', 0, 1) : QString();
}

} // namespace

QString kindTitle(const data::Sort &sort)
{
    const auto *title = kindTitles().value(sort.kind);
    return title ? word(title) : sort.kind;
}

QString fieldLabel(const QString &field)
{
    const auto parts = field.split(u'.');
    if (parts.size() == 1)
        return called(field);
    if (parts[0] == u"life"_s || parts[0] == u"prestige"_s)
        return word(QT_TRANSLATE_NOOP("Packs", "%1 for %2 players")).arg(called(parts[0]), parts[1]);
    QStringList words;
    for (const auto &part : parts)
        words.append(called(part));
    return words.join(u" "_s);
}

QString valueShown(const QJsonValue &value)
{
    const auto text = data::textOf(value);
    return value.isBool() ? choiceShown(text) : text;
}

QString choiceShown(const QString &choice)
{
    const auto *known = values().value(choice);
    return known ? word(known) : choice;
}

QStringList fieldsOf(const data::EntryKind &kind, const QJsonObject &entry)
{
    QStringList all;
    collect(kind.schema, entry, {}, all);
    std::ranges::stable_sort(
        all, [](const QString &one, const QString &other) { return placeOf(one) < placeOf(other); });
    return all;
}

QString detailOf(const data::EntryKind &kind, const QJsonObject &entry)
{
    constexpr qsizetype most = 6;
    QStringList parts;
    QString last; // the element of a list that is being told
    for (const auto &field : fieldsOf(kind, entry)) {
        const auto value = data::valueAt(entry, field);
        const auto schema = data::schemaAt(kind.schema, field);
        const auto text = schema.contains(u"enum"_s) ? choiceShown(data::textOf(value)) : valueShown(value);
        if (field == u"name"_s || text.isEmpty() || value == 0 || value == false)
            continue;
        const auto element = elementOf(field);
        const auto label = element.isEmpty()            ? fieldLabel(field) + u' '
                           : schema.contains(u"enum"_s) ? QString()
                                                        : called(field.section(u'.', -1)) + u' ';
        if (element.isEmpty())
            parts.append(label + text);
        else if (element == last)
            parts.back() += u", "_s + label + text;
        else
            parts.append(called(field.section(u'.', 0, 0)) + u": "_s + label + text);
        last = element;
    }
    return parts.mid(0, most).join(u" · "_s);
}

} // namespace torchside::app
