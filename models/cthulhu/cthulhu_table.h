#pragma once

#include "models/cthulhu/cthulhu_codec.h"
#include "models/protocol/session.h"
#include "models/table/table.h"

namespace torchside::cthulhu {

// The game against the Minion as its page sees it.
class CthulhuTable : public table::Table {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are made by the app when a session is opened.")

public:
    explicit CthulhuTable(History<cthulhu::Game> &history, QObject *parent = nullptr);

    QString game() const override;
    QString gameTitle() const override;
    QString heading() const override;
    QString subheading() const override;

protected:
    void show() override;

private:
    History<cthulhu::Game> &history_;
};

} // namespace torchside::cthulhu
