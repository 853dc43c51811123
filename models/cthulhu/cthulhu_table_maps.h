#pragma once

#include "models/cthulhu/cthulhu_schema.h"
#include "models/protocol/form_write.h"
#include "models/protocol/shared_forms.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QVariantMap>

namespace torchside::cthulhu {

// A value as pages hold it, by its form: what they hand back is read by the same.
template <class Value>
QVariantMap mapOf(const Value &value)
{
    protocol::JsonText json;
    protocol::write(json, value, protocol::Audience::everybody);
    return QJsonDocument::fromJson(QByteArray::fromStdString(json.take())).object().toVariantMap();
}

} // namespace torchside::cthulhu
