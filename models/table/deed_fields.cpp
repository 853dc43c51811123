#include "models/table/deed_fields.h"

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

// Fields with the way to them, gathered as they are come by.
class Fields {
public:
    explicit Fields(const QStringList &seats) : seats_(seats) {}

    void add(const QJsonObject &schema, const QJsonValue &value, const QString &path, const QString &label,
             bool isMust)
    {
        const auto form = formFor(schema, value);
        const auto key = path.section(u'.', -1);
        if (form.contains(u"const"_s))
            return;
        if (form.contains(u"properties"_s))
            return addAll(form, value.toObject(), path, label);
        if (form.contains(u"items"_s) && !severalPeople().contains(key))
            return addEach(form[u"items"_s].toObject(), value.toArray(), path, label);
        const bool isSet = !value.isUndefined() && !value.isNull();
        auto field = kindOf(form, key);
        if (field.isEmpty() || (!isSet && !isMust && isInner(field, form)))
            return;
        field[u"path"_s] = path;
        field[u"label"_s] = field[u"label"_s].isNull() ? label : field[u"label"_s];
        field[u"value"_s] = value.toVariant();
        field[u"set"_s] = isSet;
        field[u"must"_s] = isMust;
        fields_.append(field);
    }

    // What must be there first, then what may.
    void addAll(const QJsonObject &form, const QJsonObject &object, const QString &path, const QString &label)
    {
        const auto must = form[u"required"_s].toArray();
        const auto properties = form[u"properties"_s].toObject();
        for (const bool isMust : {true, false})
            for (auto each = properties.begin(); each != properties.end(); ++each) {
                if (each.key() == u"do"_s || must.contains(QJsonValue(each.key())) != isMust)
                    continue;
                const auto own = word(each.key());
                add(each.value().toObject(), object.value(each.key()),
                    path.isEmpty() ? each.key() : path + u'.' + each.key(),
                    label.isEmpty() ? own : label + u" · "_s + own, isMust && path.isEmpty());
            }
    }

    const QVariantList &all() const { return fields_; }

private:
    void addEach(const QJsonObject &form, const QJsonArray &list, const QString &path, const QString &label)
    {
        const bool isByPerson = list.size() == seats_.size();
        for (qsizetype i = 0; i < list.size(); ++i) {
            const auto name = isByPerson ? seats_.at(i) : QString::number(i + 1);
            add(form, list.at(i), path + u'.' + QString::number(i), label + u" · "_s + name, true);
        }
    }

    // Of several forms, the one that this value has.
    static QJsonObject formFor(const QJsonObject &schema, const QJsonValue &value)
    {
        for (const auto each : schema[u"anyOf"_s].toArray()) {
            const auto form = each.toObject();
            const bool isKept = value.isObject()
                                    ? hasKeys(form, value.toObject())
                                    : !form.contains(u"properties"_s) && form[u"type"_s] != u"null"_s;
            if (isKept)
                return form;
        }
        return schema;
    }

    static bool hasKeys(const QJsonObject &form, const QJsonObject &value)
    {
        const auto known = form[u"properties"_s].toObject();
        const auto keys = value.keys();
        return std::all_of(keys.begin(), keys.end(), [&](const QString &key) { return known.contains(key); });
    }

    QVariantMap kindOf(const QJsonObject &form, const QString &key) const
    {
        if (form.contains(u"enum"_s)) {
            QVariantList choices;
            for (const auto each : form[u"enum"_s].toArray())
                choices.append(choice(each));
            return {{u"kind"_s, u"choice"_s}, {u"choices"_s, choices}};
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
        constexpr int most = 9999;
        constexpr int byTens = 10;
        const bool isLimited = form.contains(u"minimum"_s) || form.contains(u"maximum"_s);
        if (!isLimited && people().contains(key))
            return {{u"kind"_s, u"person"_s}, {u"choices"_s, everybody()}};
        QVariantMap field{{u"kind"_s, u"number"_s},
                          {u"from"_s, form[u"minimum"_s].toInt(0)},
                          {u"to"_s, std::min(most, form[u"maximum"_s].toInt(most))},
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

QJsonValue changedAt(const QJsonValue &in, const QStringList &path, const QJsonValue &value)
{
    if (path.isEmpty())
        return value;
    if (in.isArray()) {
        auto list = in.toArray();
        const int at = path.first().toInt();
        if (at >= 0 && at < list.size())
            list[at] = changedAt(list.at(at), path.mid(1), value);
        return list;
    }
    auto object = in.toObject();
    const auto inner = changedAt(object.value(path.first()), path.mid(1), value);
    if (inner.isUndefined())
        object.remove(path.first());
    else
        object[path.first()] = inner;
    return object;
}

} // namespace

QVariantList fieldsOf(const QJsonObject &schema, const QJsonObject &command, const QStringList &seats)
{
    Fields fields(seats);
    fields.addAll(schema, command, {}, {});
    return fields.all();
}

QJsonObject withValue(const QJsonObject &command, const QString &path, const QJsonValue &value)
{
    return changedAt(command, path.split(u'.'), value).toObject();
}

QJsonObject withoutValue(const QJsonObject &command, const QString &path)
{
    return changedAt(command, path.split(u'.'), QJsonValue(QJsonValue::Undefined)).toObject();
}

} // namespace torchside::table
