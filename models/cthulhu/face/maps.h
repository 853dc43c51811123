#pragma once

#include "models/cthulhu/view.h"
#include "models/json/text.h"
#include "models/json/write.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QVariantMap>

namespace torchside::cthulhu {

// A value as pages hold it, by its form: what they hand back is read by the same.
template <class Value>
QVariantMap mapOf(const Value &value)
{
    json::JsonText json;
    json::write(json, value, json::Audience::everybody);
    return QJsonDocument::fromJson(QByteArray::fromStdString(json.take())).object().toVariantMap();
}

} // namespace torchside::cthulhu
