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
    beats_ = match_.started() ? match_.chronicle().beats : std::vector<Beat>{};
}

// The chapter whose newest line this is; empty further down in it.
QString HistoryModel::chapterFrom(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    const auto here = whereOf(entries_[at]);
    return row > 0 && whereOf(entries_[at - 1]) == here ? QString() : here;
}

// What was taken back stands with the newest that is in effect.
QString HistoryModel::whereOf(const HistoryEntry &entry) const
{
    const auto after = std::upper_bound(beats_.begin(), beats_.end(), entry.seq,
                                        [](std::int64_t seq, const Beat &beat) { return seq < beat.seq; });
    return after == beats_.begin() ? QString() : shown(std::prev(after)->where);
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
    case WhereRole: return chapterFrom(index.row());
    case SenderRole: return QString::fromStdString(entry.sender);
    default: return {};
    }
}

QHash<int, QByteArray> HistoryModel::roleNames() const
{
    return {{SeqRole, "seq"},       {TextRole, "line"},       {TimeRole, "time"},
            {NoteRole, "note"},     {CurrentRole, "current"}, {UndoneRole, "undone"},
            {MendedRole, "mended"}, {WhereRole, "where"},     {SenderRole, "sender"}};
}

} // namespace torchside::table
