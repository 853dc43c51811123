#pragma once

#include "models/table/table.h"
#include "tests/harness/scripted_sessions.h"

#include "models/kernel/memory_journal.h"

namespace torchside::tests {

// A session with its table, as the shelf puts them together.
struct AtTable {
    MemoryJournal journal;
    SeededDice dice{1};
    std::unique_ptr<protocol::Session> session;
    std::unique_ptr<table::Table> table;

    explicit AtTable(const Script &script)
        : session(played(script, journal, dice)),
          table(app::findGame(script.game.toStdString())->table(*session))
    {}
};

} // namespace torchside::tests
