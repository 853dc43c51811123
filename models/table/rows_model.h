#pragma once

#include <QAbstractListModel>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace torchside::table {

// A list of plain values for QML. It is shown new rows as a whole and tells the views only what differs, so
// that a row that stays keeps its delegate and its animation.
template <class Row>
class RowsModel final : public QAbstractListModel {
public:
    // A role is a member of the row, or made from the row.
    struct Role {
        QByteArray name;
        std::function<QVariant(const Row &)> value;

        template <class Value>
        Role(const char *role, Value Row::*member)
            : name(role), value([member](const Row &row) { return QVariant::fromValue(row.*member); })
        {}
        Role(const char *role, QVariant (*made)(const Row &)) : name(role), value(made) {}
    };

    explicit RowsModel(std::vector<Role> roles, QObject *parent = nullptr)
        : QAbstractListModel(parent), roles_(std::move(roles))
    {}

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        const auto which = static_cast<std::size_t>(role - Qt::UserRole - 1);
        if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role <= Qt::UserRole ||
            which >= roles_.size())
            return {};
        return roles_[which].value(rows_[static_cast<std::size_t>(index.row())]);
    }

    QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (std::size_t i = 0; i < roles_.size(); ++i)
            names.insert(Qt::UserRole + 1 + static_cast<int>(i), roles_[i].name);
        return names;
    }

    const std::vector<Row> &rows() const { return rows_; }

    void show(std::vector<Row> rows)
    {
        const auto kept = std::min(rows.size(), rows_.size());
        for (std::size_t i = 0; i < kept; ++i)
            if (!(rows_[i] == rows[i])) {
                const auto roles = rolesThatDiffer(rows_[i], rows[i]);
                rows_[i] = std::move(rows[i]);
                const auto at = index(static_cast<int>(i));
                if (!roles.empty())
                    Q_EMIT dataChanged(at, at, roles);
            }
        if (rows_.size() > kept) {
            beginRemoveRows({}, static_cast<int>(kept), static_cast<int>(rows_.size()) - 1);
            rows_.resize(kept);
            endRemoveRows();
        } else if (rows.size() > kept) {
            beginInsertRows({}, static_cast<int>(kept), static_cast<int>(rows.size()) - 1);
            rows_.insert(rows_.end(),
                         std::make_move_iterator(rows.begin() + static_cast<std::ptrdiff_t>(kept)),
                         std::make_move_iterator(rows.end()));
            endInsertRows();
        }
    }

private:
    QList<int> rolesThatDiffer(const Row &one, const Row &other) const
    {
        QList<int> differing;
        for (std::size_t i = 0; i < roles_.size(); ++i)
            if (roles_[i].value(one) != roles_[i].value(other))
                differing.append(Qt::UserRole + 1 + static_cast<int>(i));
        return differing;
    }

    std::vector<Role> roles_;
    std::vector<Row> rows_;
};

} // namespace torchside::table
