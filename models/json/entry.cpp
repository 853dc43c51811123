#include "models/json/entry.h"

namespace torchside::json {

namespace {

bool isBlank(const QJsonValue &value)
{
    return value.isNull() || (value.isString() && value.toString().isEmpty()) ||
           (value.isArray() && value.toArray().isEmpty()) || (value.isObject() && value.toObject().isEmpty());
}

} // namespace

QJsonObject withoutBlanks(const QJsonObject &json)
{
    QJsonObject kept;
    for (auto each = json.begin(); each != json.end(); ++each) {
        const auto value = each->isObject() ? QJsonValue(withoutBlanks(each->toObject())) : each.value();
        if (!isBlank(value))
            kept[each.key()] = value;
    }
    return kept;
}

} // namespace torchside::json
