#include "models/table/history_model.h"

#include "models/table/translate.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace torchside::table {

HistoryModel::HistoryModel(const Match &match, QObject *parent) : QAbstractListModel(parent), match_(match)
{}

void HistoryModel::markOld()
{
    if (old_)
        return; // nobody has looked since the last change
    beginResetModel();
    old_ = true;
    endResetModel();
}

void HistoryModel::read() const
{
    if (!old_)
        return;
    old_ = false;
    entries_ = match_.history(true);
    std::reverse(entries_.begin(), entries_.end());
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    read();
    return static_cast<int>(entries_.size());
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &entry = entries_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SeqRole: return static_cast<int>(entry.seq);
    case TextRole: return shown(entry.text);
    case TimeRole:
        return QLocale().toString(QDateTime::fromMSecsSinceEpoch(entry.at).time(), QStringLiteral("HH:mm"));
    case NoteRole: return entry.isNote;
    case CurrentRole: return !entry.isNote && entry.seq == match_.seq();
    case UndoneRole: return entry.seq > match_.seq();
    case MendedRole: return shown(entry.mended);
    default: return {};
    }
}

QHash<int, QByteArray> HistoryModel::roleNames() const
{
    return {{SeqRole, "seq"},         {TextRole, "line"},     {TimeRole, "time"},    {NoteRole, "note"},
            {CurrentRole, "current"}, {UndoneRole, "undone"}, {MendedRole, "mended"}};
}

} // namespace torchside::table
