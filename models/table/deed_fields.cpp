#include "models/table/deed_fields.h"

#include "models/table/deed_forms.h"
#include "models/table/deed_words.h"
#include "models/table/translate.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::table {

namespace {

// Numbers that are somebody's seat, where they have no limits of their own.
const QStringList &people()
{
    static const QStringList keys{u"player"_s,     u"character"_s, u"by"_s,     u"of"_s,
                                  u"partner"_s,    u"from"_s,      u"to"_s,     u"for"_s,
                                  u"killer"_s,     u"first"_s,     u"a"_s,      u"b"_s,
                                  u"challenger"_s, u"claimant"_s,  u"target"_s, u"other"_s};
    return keys;
}

const QStringList &severalPeople()
{
    static const QStringList keys{u"participants"_s, u"dodge"_s, u"ignored"_s, u"winners"_s, u"active"_s};
    return keys;
}

constexpr int mostToTell = 9999;
constexpr int indexed = 9; // domains, and more than any table has

QString word(const QString &key)
{
    return shown(deedWord(key.toStdString()));
}

QVariantMap choice(const QJsonValue &value)
{
    constexpr double half = 0.5;
    const auto text = value.isString()           ? word(value.toString())
                      : value.toDouble() == half ? u"½"_s
                                                 : QString::number(value.toDouble());
    return {{u"value"_s, value.toVariant()}, {u"text"_s, text}};
}

bool isByPerson(const QString &key, const QJsonObject &items)
{
    static const QStringList keys{u"order"_s, u"rolls"_s, u"players"_s};
    return keys.contains(key) || items[u"properties"_s][u"player"_s][u"type"_s] == u"string"_s;
}

// A double is told by the face; who is known by name needs no numbers.
bool isToldOtherwise(const QJsonObject &properties, const QJsonObject &object, const QString &key)
{
    return (isRoll(properties) && key == u"double"_s) ||
           (isFighter(properties) && !properties.contains(u"gone"_s) && key != u"id"_s &&
            object.contains(u"id"_s));
}

// Was somebody sent, and everybody by who they are?
bool areRemembered(const QJsonArray &sent)
{
    bool are = !sent.isEmpty();
    for (const auto there : sent)
        for (const auto one : there[u"characters"_s].toArray())
            are = are && one[u"id"_s].isString();
    return are;
}

// What goes together in one hand: a card, a roll with its double, a row of dice.
QString wholeKind(const QJsonObject &schema)
{
    if (isCard(schema))
        return u"card"_s;
    return hasChoice(schema[u"items"_s].toObject(), u"might"_s) ? u"symbols"_s : QString();
}

// Fields with the way to them, gathered as they are come by.
class Fields {
public:
    explicit Fields(const QStringList &seats) : seats_(seats) {}

    void add(const QJsonObject &schema, const QJsonValue &value, const QString &path, const QString &label,
             bool isMust)
    {
        const auto form = formFor(schema, value);
        const auto key = path.section(u'.', -1);
        if (const auto kind = wholeKind(schema); !kind.isEmpty())
            return append({{u"kind"_s, kind}, {u"to"_s, schema[u"maxItems"_s].toInt(mostToTell)}}, value,
                          path, label, isMust);
        if (isSending(schema)) {
            append({{u"kind"_s, u"sending"_s}}, value, path, label, isMust);
            if (areRemembered(value.toArray()))
                return; // nothing more was told of them
        }
        if (const auto choices = ways(schema); !choices.isEmpty())
            return append({{u"kind"_s, u"choice"_s}, {u"choices"_s, choices}}, value, path, label, isMust);
        if (form.contains(u"properties"_s))
            return addAll(form, value.toObject(), path, label);
        if (form[u"additionalProperties"_s].isObject())
            return addNamed(form[u"additionalProperties"_s].toObject(), value.toObject(), path, label);
        if (form.contains(u"items"_s) && !severalPeople().contains(key))
            return addEach(form, value.toArray(), path, label);
        const bool isSomebody = key == u"id"_s && form[u"type"_s] == u"string"_s && !form.contains(u"enum"_s);
        const auto field = isSomebody ? QVariantMap{{u"kind"_s, u"fighter"_s}} : kindOf(form, key);
        const bool isSet = !value.isUndefined() && !value.isNull();
        if (!field.isEmpty() && (isSet || isMust || !isInner(field, form)))
            append(field, value, path, label, isMust);
    }

    // What must be there first, then what was told, then what else may be.
    void addAll(const QJsonObject &form, const QJsonObject &object, const QString &path, const QString &label)
    {
        const auto properties = form[u"properties"_s].toObject();
        const auto must = form[u"required"_s].toArray();
        const auto placeOf = [&](const QString &key) {
            return must.contains(QJsonValue(key)) ? 0 : object.contains(key) ? 1 : 2;
        };
        auto keys = properties.keys();
        std::stable_sort(keys.begin(), keys.end(), [&](const QString &one, const QString &other) {
            return placeOf(one) < placeOf(other);
        });
        for (const auto &key : keys) {
            if (key == u"do"_s || isToldOtherwise(properties, object, key))
                continue;
            const auto own = word(key);
            add(properties[key].toObject(), object.value(key), path.isEmpty() ? key : path + u'.' + key,
                label.isEmpty() ? own : label + u" · "_s + own, placeOf(key) == 0 && path.isEmpty());
            if (isRoll(properties) && key == u"symbol"_s)
                tellDouble(path, object);
        }
    }

    const QVariantList &all() const { return fields_; }

private:
    void tellDouble(const QString &path, const QJsonObject &roll)
    {
        auto field = fields_.last().toMap();
        field[u"isDouble"_s] = roll[u"double"_s].toBool();
        field[u"doublePath"_s] = path.isEmpty() ? u"double"_s : path + u".double"_s;
        fields_.last() = field;
    }

    void append(QVariantMap field, const QJsonValue &value, const QString &path, const QString &label,
                bool isMust)
    {
        field[u"path"_s] = path;
        field[u"label"_s] = field[u"label"_s].isNull() ? label : field[u"label"_s];
        field[u"value"_s] = value.toVariant();
        field[u"set"_s] = !value.isUndefined() && !value.isNull();
        field[u"must"_s] = isMust;
        fields_.append(field);
    }

    // Each with the way to take it out, and behind them the way to one more.
    void addEach(const QJsonObject &form, const QJsonArray &list, const QString &path, const QString &label)
    {
        const auto items = form[u"items"_s].toObject();
        const bool isFixed = isByPerson(path.section(u'.', -1), items) && list.size() == seats_.size();
        for (qsizetype i = 0; i < list.size(); ++i) {
            const auto own = path + u'.' + QString::number(i);
            const auto name = label + u" · "_s + (isFixed ? seats_.at(i) : QString::number(i + 1));
            const bool isWhole = !formFor(items, list.at(i)).contains(u"properties"_s) || isCard(items);
            if (!isWhole && !isFixed)
                append({{u"kind"_s, u"item"_s}, {u"removable"_s, true}}, {}, own, name, true);
            add(items, list.at(i), own, name, true);
            if (isWhole && !isFixed && !fields_.isEmpty()) {
                auto field = fields_.last().toMap();
                field[u"removable"_s] = true;
                fields_.last() = field;
            }
        }
        const int room = form[u"maxItems"_s].toInt(mostToTell);
        if (!isFixed && list.size() < room)
            append({{u"kind"_s, u"list"_s}}, {}, path, label, false);
    }

    // Of each person their own, or of each name that stands there.
    void addNamed(const QJsonObject &form, const QJsonObject &object, const QString &path,
                  const QString &label)
    {
        if (form.contains(u"minimum"_s))
            for (int seat = 0; seat < seats_.size(); ++seat)
                add(form, object.value(QString::number(seat)), path + u'.' + QString::number(seat),
                    label + u" · "_s + seats_.at(seat), false);
        else
            for (const auto &key : object.keys())
                append({{u"kind"_s, u"story"_s}}, object.value(key), path + u'.' + key,
                       label + u" · "_s + key, true);
    }

    // Where each of several forms is one choice or a few, all of them: everybody, somebody, whoever has most.
    QVariantList ways(const QJsonObject &schema) const
    {
        QVariantList all;
        for (const auto each : schema[u"anyOf"_s].toArray()) {
            const auto some = waysOf(each.toObject());
            if (some.isEmpty())
                return {};
            all += some;
        }
        return all;
    }

    QVariantList waysOf(const QJsonObject &form) const
    {
        if (form.contains(u"const"_s) && form[u"const"_s].isString())
            return {choice(form[u"const"_s])};
        const auto properties = form[u"properties"_s].toObject();
        if (form[u"type"_s] == u"integer"_s && form.size() == 1)
            return counted(0, indexed - 1, [](int i) { return QVariant(i); }, {});
        if (properties.size() != 1)
            return {};
        const auto key = properties.begin().key();
        const auto inner = properties.begin().value().toObject();
        const auto wrapped = [&](const QVariant &value) { return QVariant(QVariantMap{{key, value}}); };
        QVariantList all;
        for (const auto each : inner[u"enum"_s].toArray())
            all.append(QVariantMap{{u"value"_s, wrapped(each.toVariant())},
                                   {u"text"_s, word(key) + u": "_s + word(each.toString())}});
        if (inner[u"type"_s] == u"integer"_s && !inner.contains(u"minimum"_s))
            for (int seat = 0; seat < seats_.size(); ++seat)
                all.append(QVariantMap{{u"value"_s, wrapped(seat)}, {u"text"_s, seats_.at(seat)}});
        else if (inner[u"type"_s] == u"integer"_s)
            all =
                counted(inner[u"minimum"_s].toInt(), inner[u"maximum"_s].toInt(), wrapped, word(key) + u' ');
        return all;
    }

    template <class Wrap>
    static QVariantList counted(int from, int to, Wrap &&wrap, const QString &before)
    {
        QVariantList all;
        for (int i = from; i <= to; ++i)
            all.append(QVariantMap{{u"value"_s, wrap(i)},
                                   {u"text"_s, before + QString::number(before.isEmpty() ? i + 1 : i)}});
        return all;
    }

    QVariantMap kindOf(const QJsonObject &form, const QString &key) const
    {
        if (form.contains(u"enum"_s)) {
            QVariantList choices;
            for (const auto each : form[u"enum"_s].toArray())
                choices.append(choice(each));
            const auto kind = hasChoice(form, u"might"_s)         ? u"roll"_s
                              : hasChoice(form, u"goblin"_s)      ? u"monster"_s
                              : hasChoice(form, u"plate-armor"_s) ? u"treasure"_s
                                                                  : u"choice"_s;
            return {{u"kind"_s, kind}, {u"choices"_s, choices}};
        }
        const auto type = form[u"type"_s].toString();
        if (severalPeople().contains(key) && type == u"array"_s)
            return {{u"kind"_s, u"people"_s}, {u"choices"_s, everybody()}};
        if (type == u"integer"_s)
            return numberOf(form, key);
        if (type == u"boolean"_s)
            return {{u"kind"_s, u"truth"_s}};
        if (type == u"string"_s)
            return {{u"kind"_s, u"text"_s}, {u"longest"_s, form[u"maxLength"_s].toInt(40)}};
        return {};
    }

    // The number of a foe, of a token: nothing that people would say.
    static bool isInner(const QVariantMap &field, const QJsonObject &form)
    {
        return field[u"kind"_s] == u"number"_s && !form.contains(u"minimum"_s) &&
               !form.contains(u"maximum"_s);
    }

    QVariantMap numberOf(const QJsonObject &form, const QString &key) const
    {
        constexpr int byTens = 10;
        constexpr int faces = 6;
        const bool isLimited = form.contains(u"minimum"_s) || form.contains(u"maximum"_s);
        if (!isLimited && people().contains(key))
            return {{u"kind"_s, u"person"_s}, {u"choices"_s, everybody()}};
        if (!isLimited && key == u"story"_s)
            return {{u"kind"_s, u"story"_s}};
        const bool isOwn = !key.isEmpty() && key.front().isDigit();
        const bool isDie = (isOwn || key == u"value"_s) && form[u"maximum"_s].toInt() == faces;
        const bool isSymbol = key == u"might"_s || key == u"cunning"_s || key == u"wisdom"_s;
        QVariantMap field{{u"kind"_s, isDie               ? u"die"_s
                                      : isSymbol          ? u"dice"_s
                                      : key == u"value"_s ? u"values"_s
                                                          : u"number"_s},
                          {u"from"_s, form[u"minimum"_s].toInt(0)},
                          {u"to"_s, std::min(mostToTell, form[u"maximum"_s].toInt(mostToTell))},
                          {u"step"_s, key == u"value"_s ? byTens : 1}}; // attacks go by tens
        if (key == u"by"_s)
            field[u"label"_s] = word(u"by how much"_s);
        return field;
    }

    QVariantList everybody() const
    {
        QVariantList all;
        for (int seat = 0; seat < seats_.size(); ++seat)
            all.append(QVariantMap{{u"value"_s, seat}, {u"text"_s, seats_.at(seat)}});
        return all;
    }

    const QStringList &seats_;
    QVariantList fields_;
};

} // namespace

QVariantList fieldsOf(const QJsonObject &schema, const QJsonObject &command, const QStringList &seats)
{
    Fields fields(seats);
    fields.addAll(schema, command, {}, {});
    return fields.all();
}

} // namespace torchside::table
