#pragma once

#include "models/table/table.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QVariantMap>

// A table spoken to as its page does, in the protocol's words.
namespace torchside::tests {

inline QVariantMap saying(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object().toVariantMap();
}

inline bool act(table::Table &table, const QByteArray &json)
{
    return table.act(saying(json));
}

inline QString whyNot(const table::Table &table, const QByteArray &json)
{
    return table.whyNot(saying(json));
}

} // namespace torchside::tests
