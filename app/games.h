#pragma once

#include "data/catalogue/pack_document.h"
#include "models/kernel/journal.h"
#include "models/protocol/describe.h"
#include "models/protocol/session.h"
#include "models/table/table.h"

#include <QJsonObject>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace torchside::app {

// What lies on a table, by the kinds of packs that it may be of.
struct Lying {
    QStringList kinds;
    QString name;
};

// A game as the programs know it: how it is called, how a session of it is made, and the
// table that a page shows of it.
struct GameEntry : Identity {
    std::unique_ptr<protocol::Session> (*session)(Journal &, Dice &, Clock, const Library *);
    QJsonObject (*describe)();
    std::optional<json::Replayed> (*replay)(std::vector<StoredStep>);
    std::unique_ptr<table::Table> (*table)(protocol::Session &);
    std::string (*flowchart)();                      // as Graphviz; nothing where a game has none
    data::Pack (*learnt)(const protocol::Session &); // what the newest step says about the boxes
    data::Pack (*used)(const protocol::Session &);   // what all its steps say
    bool (*hasMoved)(const protocol::Session &);     // it stands where no newest step has brought it
    std::vector<Lying> (*lying)(const protocol::Session &);
    QString (*turningPoint)(const protocol::Session &); // the picture of it, where the newest step is one
};

// The games in the order in which they are shown.
const std::vector<GameEntry> &games();
const GameEntry *findGame(std::string_view id);
std::string_view titleOf(std::string_view game); // its id where nobody knows it
QStringList peopleOf(const StoredSession &session);

} // namespace torchside::app
