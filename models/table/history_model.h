#pragma once

#include "models/kernel/match.h"

#include <QAbstractListModel>

namespace torchside::table {

// The session's steps and notes, newest first; what was taken back stands above the step in effect.
// It reads them when somebody looks, not with every tap.
class HistoryModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        SeqRole = Qt::UserRole + 1,
        TextRole,
        TimeRole,
        NoteRole,
        CurrentRole,
        UndoneRole,
        MendedRole,
        WhereRole,
        SenderRole
    };

    explicit HistoryModel(const Match &match, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void markOld();

private:
    void read() const;
    QString chapterFrom(int row) const;
    QString whereOf(const HistoryEntry &entry) const;

    const Match &match_;
    mutable std::vector<HistoryEntry> entries_;
    mutable std::vector<Beat> beats_; // of the steps in effect: which turn, which encounter it was
    mutable bool old_ = true;
};

} // namespace torchside::table
