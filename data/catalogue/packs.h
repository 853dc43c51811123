#pragma once

#include "data/catalogue/merge.h"
#include "data/catalogue/pack_document.h"

#include <set>

namespace torchside::data {

// Two tables know a thing otherwise.
struct Conflict {
    Sort sort;
    QString id;
    QString name;
    Difference difference;
    auto key() const { return std::tuple(sort.game, sort.kind, id, difference.field); }
};

// What a pack brings, before it is taken in: entries that are new here, those that it tells more of, those
// that are here as they are, and where it differs.
struct PackNews {
    int fresh = 0;
    int fuller = 0;
    int same = 0;
    std::vector<Conflict> conflicts;
};

using Chosen = std::set<std::tuple<QString, QString, QString, QString>>; // the conflicts that theirs wins
PackNews newsOf(const Entries &entries, const Pack &pack);
// All of it, or it throws and nothing is.
PackNews takeIn(Entries &entries, const Pack &pack, const Chosen &theirs = {});

// What was entered at the table at this moment of a session is learnt. Where it differs from what one knows,
// it is told and stays as it was, but for what the same session has brought.
std::vector<Conflict> learn(Entries &entries, const Packed &entry, std::int64_t session, std::int64_t now);

// The steps of a session are others than they were: what was learnt of it alone is as if it had been learnt
// of these, but for what somebody has corrected by hand.
void learnAnew(Entries &entries, const QString &game, const Pack &steps, std::int64_t session,
               std::int64_t now);

// Pairs that somebody may have typed twice.
std::vector<std::pair<QString, QString>> alike(const Entries &entries, const Sort &sort);
// The second goes into the first, which keeps its name; what differs is as the first has it, but for the
// fields named.
PackNews unite(Entries &entries, const Sort &sort, const QString &first, const QString &second,
               const QStringList &fromSecond = {});

} // namespace torchside::data
