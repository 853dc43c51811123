#pragma once

#include "models/cthulhu/commands.h"
#include "models/cthulhu/events.h"
#include "models/table/rows_model.h"

#include <QStringList>
#include <QVariantList>

// The rows of the lists that the page shows.
namespace torchside::cthulhu {

// One of the Minion's cards, wherever it lies.
struct CardRow {
    QString cardId;
    QString name;
    QString subtitle;
    QString kind;
    QString kindText;
    QString cost;
    int skill = 0;
    int terror = 0;
    int combat = 0;
    int arcane = 0;
    int investigation = 0;
    QString status; // ready, exhausted, insane; valid in the pool; empty elsewhere
    QString statusText;
    QStringList keywords;
    QString attachments;
    QString says;  // its text, as far as it is known
    QString place; // the story it is committed to, or dormant at
    int wounds = 0;
    QString rank;
    bool barred = false;
    bool dormant = false;
    bool changed = false;  // its numbers are not the printed ones
    bool proposed = false; // it is what the open step speaks of
    bool operator==(const CardRow &) const = default;
};

struct StoryRow {
    QString name;
    int minion = 0;
    int player = 0;
    int need = 0;
    QString conspiracy; // whose; empty for a story
    QString cardId;     // of the Minion's conspiracy
    QStringList struggles;
    QString minionThere;
    QString playerThere;
    QVariantList minionTeam; // {name, skill, terror, combat, arcane, investigation} of each
    QVariantList playerTeam;
    bool minionStands = false;
    bool resolving = false;
    bool won = false;
    bool operator==(const StoryRow &) const = default;
};

struct DomainRow {
    int resources = 0;
    bool drained = false;
    bool events = false;
    bool proposed = false;
    bool operator==(const DomainRow &) const = default;
};

struct CandidateRow {
    QString cardId;
    QString name;
    QVariantList numbers;
    QString verdict;
    bool chosen = false;
    bool tied = false;
    bool dropped = false;
    bool costX = false;
    bool operator==(const CandidateRow &) const = default;
};

// One of the player's characters at a story.
struct FighterRow {
    int at = 0; // its number in the story's list
    QString name;
    int skill = 0;
    int terror = 0;
    int combat = 0;
    int arcane = 0;
    int investigation = 0;
    QString keywords;
    bool operator==(const FighterRow &) const = default;
};

// What came of the stories in the last step, in the order in which it happened.
struct ReportRow {
    QString kind; // story, struggle, skill, line
    QString what;
    QString text;
    int minion = 0;
    int player = 0;
    QString winner;
    bool operator==(const ReportRow &) const = default;
};

using Cards = table::RowsModel<CardRow>;
using Reports = std::vector<ReportRow>;

std::vector<Cards::Role> cardRoles();
std::vector<table::RowsModel<StoryRow>::Role> storyRoles();
std::vector<table::RowsModel<DomainRow>::Role> domainRoles();
std::vector<table::RowsModel<CandidateRow>::Role> candidateRoles();
std::vector<table::RowsModel<FighterRow>::Role> fighterRoles();
std::vector<table::RowsModel<ReportRow>::Role> reportRoles();

std::vector<CardRow> handRows(const State &state);
std::vector<CardRow> poolRows(const State &state);
std::vector<CardRow> characterRows(const State &state);
std::vector<CardRow> supportRows(const State &state); // what is attached and what is dormant too
std::vector<StoryRow> storyRows(const State &state);
std::vector<DomainRow> domainRows(const State &state);
std::vector<CandidateRow> candidateRows(const State &state);
std::vector<FighterRow> loserRows(const State &state);

// The same story by story: {name, cells: [{what, text, minion, player, winner}], lines: […]}.
QVariantList fightsOf(const Reports &rows);

// What came of the stories, as it lies there after a step.
struct Report {
    Reports rows;
    bool goesOn = false; // what lay there before it still counts
};
Report reportAfter(const Reports &earlier, State before, const Command &command,
                   const std::vector<Event> &events);

} // namespace torchside::cthulhu
