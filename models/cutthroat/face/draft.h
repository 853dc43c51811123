#pragma once

#include <QList>
#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

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
    Q_PROPERTY(int mostCards READ mostCards CONSTANT FINAL)
    Q_PROPERTY(int fullLife READ life CONSTANT FINAL)

public:
    using QObject::QObject;

    bool running() const { return player_ >= 0; }
    int player() const { return player_; } // who chooses now; -1 when nobody does
    int pick() const { return pick_; }     // which of the picks it is, from 1
    QList<int> hand() const;               // what that player chooses from
    int handSize() const;
    int mostCards() const { return 120; } // that a row can have
    int life() const;                     // that they are paid from

public Q_SLOTS:
    // `order`: the cards of the row as they were shuffled, from 0.
    bool deal(int players, const QList<int> &order, bool quick);
    bool keep(int card);
    QList<int> keptBy(int player) const;

Q_SIGNALS:
    void changed();

private:
    void handOn();

    std::vector<QList<int>> hands_;
    std::vector<QList<int>> kept_;
    int player_ = -1;
    int pick_ = 0;
};

} // namespace torchside::cutthroat
