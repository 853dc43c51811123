#pragma once

#include "app/link/table_port.h"
#include "models/kernel/journal.h"
#include "models/protocol/session.h"

namespace torchside::app {

// A session as guests come to it, whoever hosts it: each through the door of their seat.
class SessionSeats : public link::TablePort {
public:
    explicit SessionSeats(protocol::Session &session) : session_(session) {}

    QString title() const override;
    QStringList seats() const override;
    QJsonObject colors() const override; // as the kit has them
    QJsonObject view(const link::Part &part, const QString &language) const override;
    link::Sight sight(const link::Part &part, const QString &language) const override;
    std::optional<qint64> doneAs(const QString &id) const override;
    link::Done act(const link::Part &part, const link::Deed &deed, const QString &language) override;

protected:
    protocol::Session &session() const { return session_; }
    virtual QJsonObject asked(const Viewer &viewer, const QJsonObject &command, const Origin &origin,
                              const json::Tongue &tongue);

private:
    protocol::Session &session_;
};

} // namespace torchside::app
