#pragma once

#include "models/cthulhu/minion/steps.h"
#include "models/cthulhu/minion/why.h"

#include <QString>
#include <QStringList>
#include <QVariantMap>

// What the page says in short: beside a card, in a cell of the candidates' table, above a step.
namespace torchside::cthulhu::label {

// lupdate finds the calls of this under the namespace's name.
QString tr(const char *english);
QString kind(const Printed &card);
QString cost(const Cost &cost);
// How high it stands among the Minion's characters: "CP 6", under LILLITH "cost 3, 2 icons".
QString rank(const State &state, CardId card);
QString status(const Character &character);
QString pooled(const State &state, const Pooled &event);
QString fighter(const PlayerCharacter &fighter, int at);
QString struggle(Struggle struggle);
// One of the player's that is remembered, as the page sends it and offers it: {id, name, …, status,
// statusText, at: where its story lies or -1, place: that story}.
QVariantMap own(const State &state, const Own &own);

// What dropped the candidate, or what put it behind the best; empty for the best itself.
QString verdict(const State &state, const Candidate &candidate, const Candidate *best, StepId step);
// The heads of the numbers compared, as many as it took to decide.
QStringList keyTitles(const std::vector<Candidate> &candidates);

QString stepCaption(const State &state, const Step &step);
QString stepPlace(const State &state); // "First drain"
QString question(Asked asked);
// The line that decided, in short.
QString gist(const State &state, const Step &step);
QString ending(const State &state);

} // namespace torchside::cthulhu::label
