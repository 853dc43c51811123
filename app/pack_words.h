#pragma once

#include "data/catalogue/kinds.h"

// What entries, their kinds and their fields are called.
namespace torchside::app {

QString kindTitle(const data::Sort &sort);
QString fieldLabel(const QString &field);
QString valueShown(const QJsonValue &value);
QString choiceShown(const QString &choice); // one of a few that a form knows
// "160 life · 4 prestige"; what it holds beside its name.
QString detailOf(const data::EntryKind &kind, const QJsonObject &entry);
// The fields of a kind as the page lists them; those of a list, as many as there are and one more.
QStringList fieldsOf(const data::EntryKind &kind, const QJsonObject &entry);

} // namespace torchside::app
