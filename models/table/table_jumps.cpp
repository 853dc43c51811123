#include "models/table/table.h"
#include "models/table/table_has.h"
#include "models/table/translate.h"

using namespace Qt::StringLiterals;

// Back and forth in the session, and what to change on the physical table for it.
namespace torchside::table {

void Table::undo()
{
    if (elsewhere_)
        return static_cast<void>(askThere({{u"do"_s, u"undo"_s}}));
    const auto before = match_.pieces();
    moved(before, match_.undo());
}

void Table::redo()
{
    if (elsewhere_)
        return static_cast<void>(askThere({{u"do"_s, u"redo"_s}}));
    const auto before = match_.pieces();
    moved(before, match_.redo());
}

void Table::goTo(int seq)
{
    if (elsewhere_)
        return static_cast<void>(askThere({{u"do"_s, u"goto"_s}, {u"seq"_s, seq}}));
    const auto before = match_.pieces();
    moved(before, match_.goTo(seq));
}

QStringList Table::toChange() const
{
    return shown(toChange_);
}

void Table::changesMade()
{
    goOn();
    tellChange();
}

std::string Table::lying() const
{
    return tableHas_ ? textOf(*tableHas_, match_.seq()) : std::string();
}

void Table::comeBackTo(const std::string &lying)
{
    auto pieces = piecesOf(lying, match_.seq());
    if (!pieces)
        return;
    tableHas_ = std::move(pieces);
    toChange_ = torchside::resync(*tableHas_, match_.pieces());
    tellChange();
}

void Table::goOn()
{
    tableHas_.reset();
    toChange_.clear();
}

QStringList Table::changesTo(int seq) const
{
    return seq >= 1 && seq <= match_.last() ? shown(match_.resyncTo(seq)) : QStringList();
}

// The net from where the table stood when the first step was taken back: several are one list.
void Table::moved(const std::vector<Piece> &before, const Moved &moved)
{
    if (const auto *refusal = std::get_if<Refusal>(&moved)) {
        settle(*refusal);
        return;
    }
    const auto &changes = std::get<std::vector<Sentence>>(moved);
    tableHas_ = tableHas_.value_or(before);
    toChange_ = torchside::resync(*tableHas_, match_.pieces());
    if (toChange_.empty() && torchside::resync(match_.pieces(), *tableHas_).empty()) // also there and back
        goOn();
    settle(std::nullopt);
    Q_EMIT resynced(shown(changes));
    cue({});
    sight({});
}

} // namespace torchside::table
