#pragma once

#include "app/session_seats.h"
#include "models/table/table.h"

#include <functional>

namespace torchside::app {

// The table in the window, as guests come to it: through the door of their seat, and everything they do is
// shown and heard at the table as if it had been done there.
class TableSeats final : public SessionSeats {
public:
    using Shades =
        std::function<QVariantMap()>; // the theme's colours: {game, seats}, each on dark and on light

    // Keeps all of what is done in a call, or nothing.
    using Together = std::function<bool(const std::function<void()> &)>;

    TableSeats(protocol::Session &session, table::Table &table, Shades shades, Together together = {})
        : SessionSeats(session), table_(table), shades_(std::move(shades)), together_(std::move(together))
    {}

    QString title() const override { return table_.gameTitle(); }
    QStringList seats() const override { return table_.seats(); }
    QJsonObject colors() const override { return QJsonObject::fromVariantMap(shades_()); }
    link::Moment moment() const override { return moment_; }
    void saw(); // the newest step: it may be a turning point
    QJsonObject view(const link::Part &part, const QString &language) const override;
    link::Sight sight(const link::Part &part, const QString &language) const override
    {
        return TablePort::sight(part, language);
    }
    bool together(const std::function<void()> &deeds) override
    {
        return together_ ? together_(deeds) : TablePort::together(deeds);
    }

protected:
    QJsonObject asked(const Viewer &viewer, const QJsonObject &command, const Origin &origin,
                      const json::Tongue &tongue) override
    {
        return table_.actFrom(viewer, command, origin, tongue);
    }

private:
    table::Table &table_;
    Shades shades_;
    Together together_;
    link::Moment moment_;
};

} // namespace torchside::app
