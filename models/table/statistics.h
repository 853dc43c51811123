#pragma once

#include "models/kernel/chronicle.h"
#include "models/table/rows_model.h"

#include <QObject>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::table {

// All the evenings: how often what was played, who won, what was the most. Of one game, or of all.
class Statistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app keeps one.")

    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
    Q_PROPERTY(int plays READ plays NOTIFY changed FINAL)
    Q_PROPERTY(int running READ running NOTIFY changed FINAL)
    Q_PROPERTY(QString lastPlayed READ lastPlayed NOTIFY changed FINAL)
    Q_PROPERTY(QString allTime READ allTime NOTIFY changed FINAL)
    Q_PROPERTY(QString longest READ longest NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel *games READ games CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *people READ people CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *records READ records CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *past READ past CONSTANT FINAL)

public:
    // One session, as far as it is known without reading its steps; length and bests come later.
    struct Play {
        qlonglong id = 0;
        QString game;
        QString gameTitle;
        QStringList people;
        QList<int> winners;
        Moment started = 0;
        Moment changed = 0;
        QString line;
        bool over = false;
        std::optional<Moment> length;
        std::vector<Best> bests;
    };
    struct GameRow {
        QString id;
        QString title;
        int plays = 0;
        QString best; // who won it most often
        bool operator==(const GameRow &) const = default;
    };
    struct PersonRow {
        QString name;
        int plays = 0;
        int wins = 0;
        double share = 0;
        QString detail; // wins by game
        bool operator==(const PersonRow &) const = default;
    };
    struct RecordRow {
        QString title;
        QString value;
        QString detail;
        qlonglong session = 0;
        QString game;
        bool operator==(const RecordRow &) const = default;
    };
    struct PastRow {
        qlonglong session = 0;
        QString game;
        QString gameTitle;
        QString line;
        QString people;
        QString when;
        bool operator==(const PastRow &) const = default;
    };

    explicit Statistics(QObject *parent = nullptr);

    QString game() const { return game_; }
    void setGame(const QString &game);   // empty: all of them
    int plays() const { return plays_; } // that ended
    int running() const { return running_; }
    QString lastPlayed() const { return lastPlayed_; }
    QString allTime() const { return allTime_; }
    QString longest() const { return longest_; }
    QAbstractItemModel *games() { return &games_; }
    QAbstractItemModel *people() { return &people_; }
    QAbstractItemModel *records() { return &records_; }
    QAbstractItemModel *past() { return &past_; }

    void show(std::vector<Play> plays); // newest first

Q_SIGNALS:
    void changed();

private:
    std::vector<const Play *> counted() const;
    void count();
    void showGames();
    void showPeople(const std::vector<const Play *> &plays);
    void showRecords(const std::vector<const Play *> &plays);
    void showPast(const std::vector<const Play *> &plays);

    std::vector<Play> all_;
    QString game_;
    int plays_ = 0;
    int running_ = 0;
    QString lastPlayed_;
    QString allTime_;
    QString longest_;
    RowsModel<GameRow> games_;
    RowsModel<PersonRow> people_;
    RowsModel<RecordRow> records_;
    RowsModel<PastRow> past_;
};

} // namespace torchside::table
