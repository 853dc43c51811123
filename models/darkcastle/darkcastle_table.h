#pragma once

#include "models/darkcastle/darkcastle_codec.h"
#include "models/protocol/session.h"
#include "models/table/table.h"

namespace torchside::darkcastle {

// Escape the Dark Castle as its page sees it.
class DarkcastleTable : public table::Table {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are made by the app when a session is opened.")

    Q_PROPERTY(QString phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(int chapter READ chapter NOTIFY changed FINAL)
    Q_PROPERTY(int chapters READ chapters NOTIFY changed FINAL)

public:
    explicit DarkcastleTable(History<darkcastle::Game> &history, QObject *parent = nullptr);

    QString game() const override;
    QString gameTitle() const override;
    QString heading() const override;
    QString subheading() const override;

    QString phase() const;
    int chapter() const { return state().chapter; }
    int chapters() const { return state().chapters; }

protected:
    void show() override {}

private:
    const State &state() const { return history_.state(); }

    History<darkcastle::Game> &history_;
};

} // namespace torchside::darkcastle
