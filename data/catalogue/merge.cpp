#include "data/catalogue/merge.h"

#include "data/catalogue/name_index.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

bool holdsRecords(const QJsonObject &schema)
{
    return schema[u"items"_s][u"type"_s] == u"object"_s;
}

QJsonArray joined(const QJsonObject &schema, const QJsonArray &first, const QJsonArray &second)
{
    auto all = first;
    for (const auto each : second)
        if (!all.contains(each))
            all.append(each);
    const auto most = schema[u"maxItems"_s].toInteger(all.size());
    while (all.size() > most)
        all.removeLast();
    return all;
}

// Letters and accents that one writes otherwise make no other name.
bool isSameName(const QString &field, const QJsonValue &one, const QJsonValue &other)
{
    return field == u"name"_s && NameIndex::isName(one.toString(), other.toString());
}

struct Merging {
    const EntryKind &kind;
    Newer newer;
    std::vector<Difference> differences{};

    QJsonObject records(const QString &at, QJsonObject ours, const QJsonObject &theirs)
    {
        for (auto each = theirs.begin(); each != theirs.end(); ++each)
            ours[each.key()] = values(at.isEmpty() ? each.key() : at + u'.' + each.key(),
                                      ours.value(each.key()), each.value());
        return ours;
    }

    QJsonValue values(const QString &field, const QJsonValue &ours, const QJsonValue &theirs)
    {
        if (ours.isUndefined() || ours == theirs || isSameName(field, ours, theirs))
            return ours.isUndefined() ? theirs : ours;
        if (ours.isObject() && theirs.isObject())
            return records(field, ours.toObject(), theirs.toObject());
        const auto schema = schemaAt(kind.schema, field);
        if (!kind.hasIds && ours.isArray() && theirs.isArray() && holdsRecords(schema))
            return newer == Newer::ours ? joined(schema, ours.toArray(), theirs.toArray())
                                        : joined(schema, theirs.toArray(), ours.toArray());
        differences.push_back({field, ours, theirs});
        return ours;
    }
};

} // namespace

Merged merged(const EntryKind &kind, const QJsonObject &ours, const QJsonObject &theirs, Newer newer)
{
    Merging merging{kind, newer};
    auto entry = merging.records({}, ours, theirs);
    return {std::move(entry), std::move(merging.differences)};
}

} // namespace torchside::data
