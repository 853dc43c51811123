#pragma once

#include "app/link/table_port.h"
#include "models/protocol/session.h"
#include "models/table/table.h"

#include <functional>

namespace torchside::app {

// The table in the window, as guests come to it: through the door of their seat, and everything they do is
// shown and heard at the table as if it had been done there.
class TableSeats final : public link::TablePort {
public:
    using Shades =
        std::function<QVariantMap()>; // the theme's colours: {game, seats}, each on dark and on light

    TableSeats(protocol::Session &session, table::Table &table, Shades shades)
        : session_(session), table_(table), shades_(std::move(shades))
    {}

    QString title() const override { return table_.gameTitle(); }
    QStringList seats() const override { return table_.seats(); }
    QJsonObject colors() const override { return QJsonObject::fromVariantMap(shades_()); }
    link::Moment moment() const override { return moment_; }
    void saw(const QVariantList &sights); // what the newest step is to the eye
    QJsonObject view(const link::Part &part, const QString &language) const override;
    std::optional<qint64> doneAs(const QString &id) const override { return table_.doneAs(id); }
    link::Done act(const link::Part &part, const link::Deed &deed, const QString &language) override;

private:
    protocol::Session &session_;
    table::Table &table_;
    Shades shades_;
    link::Moment moment_;
};

} // namespace torchside::app
