#pragma once

#include "models/kernel/dice.h"

#include <QList>
#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

#include <memory>
#include <vector>

namespace torchside::cutthroat {

// Dealing reputations before a game: the cards lie numbered on the table, the app deals their numbers. In the
// standard draft each keeps one and hands the rest to the left until all are kept; in the quick one each
// keeps all five to choose from.
class ReputationDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(int player READ player NOTIFY changed FINAL)
    Q_PROPERTY(int pick READ pick NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> hand READ hand NOTIFY changed FINAL)
    Q_PROPERTY(int handSize READ handSize CONSTANT FINAL)

public:
    explicit ReputationDraft(QObject *parent = nullptr);
    ReputationDraft(std::unique_ptr<Dice> dice, QObject *parent);

    bool running() const { return player_ >= 0; }
    int player() const { return player_; } // who chooses now; -1 when nobody does
    int pick() const { return pick_; }     // which of the picks it is, from 1
    QList<int> hand() const;               // what that player chooses from
    int handSize() const;

public Q_SLOTS:
    bool deal(int players, int cards, bool quick);
    bool keep(int card);
    QList<int> keptBy(int player) const;

Q_SIGNALS:
    void changed();

private:
    void handOn();

    std::unique_ptr<Dice> dice_;
    std::vector<QList<int>> hands_;
    std::vector<QList<int>> kept_;
    int player_ = -1;
    int pick_ = 0;
};

} // namespace torchside::cutthroat
