#include "models/json/codec.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace torchside::json {

QJsonValue parsed(std::string_view json, bool *ok)
{
    QJsonParseError error{};
    const auto document = QJsonDocument::fromJson(
        QByteArray::fromRawData(json.data(), static_cast<qsizetype>(json.size())), &error);
    if (ok)
        *ok = error.error == QJsonParseError::NoError;
    if (document.isArray())
        return document.array();
    return document.isObject() ? QJsonValue(document.object()) : QJsonValue();
}

namespace {

QJsonValue step(const QJsonValue &from, const QString &key)
{
    if (from.isObject())
        return from.toObject().value(key);
    bool isIndex = false;
    const auto index = key.toInt(&isIndex);
    if (from.isArray() && isIndex && index >= 0 && index < from.toArray().size())
        return from.toArray().at(index);
    return QJsonValue(QJsonValue::Undefined);
}

// A key may have a point in its name ("St. John"): the longest that is there counts.
QJsonValue valueAt(const QJsonValue &from, const QStringList &path)
{
    if (path.isEmpty())
        return from;
    for (auto words = path.size(); words > 0; --words)
        if (const auto next = step(from, path.first(words).join(u'.')); !next.isUndefined())
            if (auto value = valueAt(next, path.sliced(words)); !value.isUndefined())
                return value;
    return QJsonValue(QJsonValue::Undefined);
}

std::string textOf(const QJsonValue &value)
{
    // A lone value is no document: it is written inside a list, and the brackets are cut off.
    const auto text = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return text.mid(1, text.size() - 2).toStdString();
}

} // namespace

std::optional<std::string> jsonAt(std::string_view json, const std::string &path)
{
    const auto value = valueAt(parsed(json), QString::fromStdString(path).split(u'.'));
    if (value.isUndefined())
        return std::nullopt;
    return textOf(value);
}

} // namespace torchside::json
