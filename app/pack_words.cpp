#include "app/pack_words.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

QString word(const char *text)
{
    return QCoreApplication::translate("Packs", text);
}

struct Word {
    const char *of;
    const char *text;
};

template <std::size_t N>
const char *wordOf(const Word (&words)[N], const QString &of)
{
    for (const auto &each : words)
        if (of == QLatin1String(each.of))
            return each.text;
    return nullptr;
}

constexpr Word kindTitles[] = {
    {"creature", QT_TRANSLATE_NOOP("Packs", "Creatures")},
    {"event", QT_TRANSLATE_NOOP("Packs", "Events")},
    {"item", QT_TRANSLATE_NOOP("Packs", "Items")},
    {"relic", QT_TRANSLATE_NOOP("Packs", "Relics")},
    {"reputation", QT_TRANSLATE_NOOP("Packs", "Reputations")},
    {"quest", QT_TRANSLATE_NOOP("Packs", "Quests")},
    {"card", QT_TRANSLATE_NOOP("Packs", "Cards")},
    {"enemy", QT_TRANSLATE_NOOP("Packs", "Enemies")},
    {"location", QT_TRANSLATE_NOOP("Packs", "Locations")},
    {"character", QT_TRANSLATE_NOOP("Packs", "Characters")},
    {"deck", QT_TRANSLATE_NOOP("Packs", "Decks")},
};

constexpr Word labels[] = {
    {"name", QT_TRANSLATE_NOOP("Packs", "Name")},
    {"kind", QT_TRANSLATE_NOOP("Packs", "What it is")},
    {"life", QT_TRANSLATE_NOOP("Packs", "Life")},
    {"prestige", QT_TRANSLATE_NOOP("Packs", "Prestige")},
    {"attacks", QT_TRANSLATE_NOOP("Packs", "Attack")},
    {"target", QT_TRANSLATE_NOOP("Packs", "whom")},
    {"damage", QT_TRANSLATE_NOOP("Packs", "damage")},
    {"poison", QT_TRANSLATE_NOOP("Packs", "poison")},
    {"note", QT_TRANSLATE_NOOP("Packs", "Own note")},
    {"active", QT_TRANSLATE_NOOP("Packs", "Active in encounters")},
    {"when", QT_TRANSLATE_NOOP("Packs", "When")},
    {"cost", QT_TRANSLATE_NOOP("Packs", "Cost")},
    {"dice", QT_TRANSLATE_NOOP("Packs", "Dice")},
    {"might", QT_TRANSLATE_NOOP("Packs", "might")},
    {"cunning", QT_TRANSLATE_NOOP("Packs", "cunning")},
    {"wisdom", QT_TRANSLATE_NOOP("Packs", "wisdom")},
    {"perPlayer", QT_TRANSLATE_NOOP("Packs", "One more die for each player")},
    {"blow", QT_TRANSLATE_NOOP("Packs", "Blow")},
    {"hands", QT_TRANSLATE_NOOP("Packs", "Hands")},
    {"uses", QT_TRANSLATE_NOOP("Packs", "Uses")},
    {"subtitle", QT_TRANSLATE_NOOP("Packs", "Subtitle")},
    {"type", QT_TRANSLATE_NOOP("Packs", "Type")},
    {"skill", QT_TRANSLATE_NOOP("Packs", "Skill")},
    {"icons", QT_TRANSLATE_NOOP("Packs", "Icons")},
    {"terror", QT_TRANSLATE_NOOP("Packs", "terror")},
    {"combat", QT_TRANSLATE_NOOP("Packs", "combat")},
    {"arcane", QT_TRANSLATE_NOOP("Packs", "arcane")},
    {"investigation", QT_TRANSLATE_NOOP("Packs", "investigation")},
    {"attachment", QT_TRANSLATE_NOOP("Packs", "Attachment")},
    {"unique", QT_TRANSLATE_NOOP("Packs", "Unique")},
    {"traits", QT_TRANSLATE_NOOP("Packs", "Traits")},
    {"keywords", QT_TRANSLATE_NOOP("Packs", "Keywords")},
    {"tokens", QT_TRANSLATE_NOOP("Packs", "Tokens")},
    {"struggles", QT_TRANSLATE_NOOP("Packs", "Struggles")},
    {"trigger", QT_TRANSLATE_NOOP("Packs", "Trigger")},
    {"text", QT_TRANSLATE_NOOP("Packs", "Text")},
    {"set", QT_TRANSLATE_NOOP("Packs", "Set")},
};

constexpr Word values[] = {
    {"dealt-most", QT_TRANSLATE_NOOP("Packs", "who dealt most")},
    {"dealt-least", QT_TRANSLATE_NOOP("Packs", "who dealt least")},
    {"all", QT_TRANSLATE_NOOP("Packs", "everybody")},
    {"initiative-1", QT_TRANSLATE_NOOP("Packs", "next number 1")},
    {"initiative-2", QT_TRANSLATE_NOOP("Packs", "next number 2")},
    {"initiative-3", QT_TRANSLATE_NOOP("Packs", "next number 3")},
    {"initiative-4", QT_TRANSLATE_NOOP("Packs", "next number 4")},
    {"initiative-5", QT_TRANSLATE_NOOP("Packs", "next number 5")},
    {"initiative-6", QT_TRANSLATE_NOOP("Packs", "next number 6")},
    {"life-most", QT_TRANSLATE_NOOP("Packs", "who has most life")},
    {"life-least", QT_TRANSLATE_NOOP("Packs", "who has least life")},
    {"prestige-most", QT_TRANSLATE_NOOP("Packs", "who has most prestige")},
    {"prestige-least", QT_TRANSLATE_NOOP("Packs", "who has least prestige")},
    {"creature", QT_TRANSLATE_NOOP("Packs", "Creature")},
    {"challenge", QT_TRANSLATE_NOOP("Packs", "Challenge")},
    {"undead", QT_TRANSLATE_NOOP("Packs", "Horde of undead")},
    {"treasure-spore", QT_TRANSLATE_NOOP("Packs", "Treasure Spore")},
    {"emperor-lich", QT_TRANSLATE_NOOP("Packs", "Emperor Lich")},
    {"barrier-magus", QT_TRANSLATE_NOOP("Packs", "Barrier Magus")},
    {"shadowmancer", QT_TRANSLATE_NOOP("Packs", "Shadowmancer")},
    {"ragnarok", QT_TRANSLATE_NOOP("Packs", "Ragnarok")},
    {"hivemind", QT_TRANSLATE_NOOP("Packs", "Hivemind")},
    {"blink-dogs", QT_TRANSLATE_NOOP("Packs", "Blink Dogs")},
    {"thantigist", QT_TRANSLATE_NOOP("Packs", "Thantigist")},
    {"naiad", QT_TRANSLATE_NOOP("Packs", "Cursed Naiad")},
    {"drake", QT_TRANSLATE_NOOP("Packs", "Spitting Drake")},
    {"now", QT_TRANSLATE_NOOP("Packs", "at once")},
    {"end", QT_TRANSLATE_NOOP("Packs", "at the end of the encounter")},
    {"character", QT_TRANSLATE_NOOP("Packs", "Character")},
    {"support", QT_TRANSLATE_NOOP("Packs", "Support")},
    {"event", QT_TRANSLATE_NOOP("Packs", "Event")},
    {"conspiracy", QT_TRANSLATE_NOOP("Packs", "Conspiracy")},
    {"story", QT_TRANSLATE_NOOP("Packs", "Story")},
    {"other", QT_TRANSLATE_NOOP("Packs", "elsewhere")},
    {"true", QT_TRANSLATE_NOOP("Packs", "yes")},
    {"false", QT_TRANSLATE_NOOP("Packs", "no")},
    {"operations", QT_TRANSLATE_NOOP("Packs", "in operations")},
    {"player-commits", QT_TRANSLATE_NOOP("Packs", "when the player commits")},
    {"minion-commits", QT_TRANSLATE_NOOP("Packs", "when the Minion commits")},
    {"struggle-lost", QT_TRANSLATE_NOOP("Packs", "when a struggle is lost")},
    {"would-go-insane", QT_TRANSLATE_NOOP("Packs", "when somebody would go insane")},
    {"would-be-wounded", QT_TRANSLATE_NOOP("Packs", "when somebody would be wounded")},
    {"story-won", QT_TRANSLATE_NOOP("Packs", "when a story is won")},
    {"any", QT_TRANSLATE_NOOP("Packs", "whenever it fits")},
};

QString called(const QString &part)
{
    const auto *label = wordOf(labels, part);
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
    const auto *title = wordOf(kindTitles, sort.kind);
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
    const auto *known = wordOf(values, choice);
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
