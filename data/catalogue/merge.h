#pragma once

#include "data/catalogue/kinds.h"

namespace torchside::data {

struct Difference {
    QString field;
    QJsonValue ours;
    QJsonValue theirs;
};

struct Merged {
    QJsonObject entry;
    std::vector<Difference> differences;
};

enum class Newer { ours, theirs }; // whose elements of a list come first

// What we know of an entry and what others know, in one: what is missing here is filled in, lists are joined;
// where the two differ ours stays, and it is told.
Merged merged(const EntryKind &kind, const QJsonObject &ours, const QJsonObject &theirs,
              Newer newer = Newer::ours);

} // namespace torchside::data
