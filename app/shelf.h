#pragma once

#include "app/games.h"
#include "app/preferences.h"
#include "models/protocol/session.h"
#include "models/table/rows_model.h"
#include "models/table/seating.h"

#include <QObject>
#include <QUrl>
#include <QVariantMap>

#include <map>
#include <memory>

namespace torchside::app {

// The games on the shelf: what there is to play, what there is to go on with, and the one on the table.
class Shelf : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app keeps one.")

    Q_PROPERTY(QVariantMap identities READ identities CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *games READ games CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *sessions READ sessions CONSTANT FINAL)
    Q_PROPERTY(QString lastLine READ lastLine NOTIFY listed FINAL)
    Q_PROPERTY(QString lastGame READ lastGame NOTIFY listed FINAL)
    Q_PROPERTY(torchside::table::Table *table READ table NOTIFY tableChanged FINAL)
    Q_PROPERTY(torchside::table::Seating *seating READ seating CONSTANT FINAL)
    Q_PROPERTY(QList<int> hues READ hues NOTIFY huesChanged FINAL)
    Q_PROPERTY(QString notice READ notice CONSTANT FINAL)

public:
    struct GameRow {
        QString id;
        QString title;
        int fewest = 1;
        int most = 1;
        bool operator==(const GameRow &) const = default;
    };
    struct SessionRow {
        qlonglong id = 0;
        QString game;
        QString gameTitle;
        QString line;
        QString people;
        QStringList names;
        QString when;
        bool operator==(const SessionRow &) const = default;
    };

    // What a start command only names (a deck, its cards) is looked up in the library.
    Shelf(Journal &journal, Dice &dice, Clock clock, Preferences &preferences, QString notice,
          const Library *library = nullptr, QObject *parent = nullptr);
    ~Shelf() override;

    QVariantMap identities() const; // by game: {color, ink, emblem, wantsCards}
    QAbstractItemModel *games() { return &games_; }
    QAbstractItemModel *sessions() { return &sessions_; } // to go on with, the newest first
    QString lastLine() const { return lastLine_; } // how the last evening ended, and of which game it was
    QString lastGame() const { return lastGame_; }
    table::Table *table() const { return table_.get(); }
    protocol::Session *session() const { return session_.get(); }
    table::Seating *seating() { return &seating_; }
    QList<int> hues() const; // the colours of those at the table, or of those who sit down
    // Of the session on the table: its id (0 without one), and {game, title, fewest, most} of its game.
    Q_INVOKABLE qlonglong sessionId() const;
    Q_INVOKABLE QVariantMap gameOnTable() const;
    // Nobody here has played the game on the table before this session.
    Q_INVOKABLE bool firstEvening() const;
    QString notice() const { return notice_; } // what was found when the journal was opened

    // What the values of a game's start command may be, by key: {"players.name": {longest: 40}, …}.
    Q_INVOKABLE static QVariantMap startLimits(const QString &game);
    // What is done meanwhile at the table is kept by one word of the disk; false: nothing of it is.
    bool together(const std::function<void()> &deeds);
    // What is said of a session on the list beside when it was played; empty: nothing.
    void tellApart(std::function<QString(qlonglong session)> about);
    // Shows a session that is kept elsewhere, or nowhere: it is on no list.
    void lend(const GameEntry &game, std::unique_ptr<protocol::Session> session);

    Q_INVOKABLE static QUrl pageOf(const QString &game, const QString &name); // "Setup" and "Page" of each

public Q_SLOTS:
    // The people of the last table take their seats for a new game.
    void seatFor(const QString &game);
    // The same people as at the table that is there, for another game of it.
    void seatAgain();
    // Begins a game by its start command; what is refused is said in words.
    bool start(const QString &game, const QVariantMap &arguments);
    bool open(qlonglong session);
    void putAway(); // the table is left; everything is kept already
    void remove(qlonglong session);
    void restore(qlonglong session);
    void retranslate(); // the app speaks another language now
    void stepBack();    // to what is kept, where more was believed to be
    void refresh();     // the list of sessions, with the times as they are now
    void catchUp();     // with what another process has written, on the table and on the list

Q_SIGNALS:
    void tableChanged();
    void listed();
    void huesChanged();
    void refused(const QString &message, const QString &field);

private:
    void show(const GameEntry &game, std::unique_ptr<protocol::Session> session);
    void retire();
    void lookAgain();
    void keepHues();
    void keepSeats();
    void attempt(const std::function<void()> &change);

    Journal &journal_;
    std::int64_t foreign_ = 0; // what others had written when it was looked at
    Dice &dice_;
    Clock clock_;
    Preferences &preferences_;
    QString notice_;
    const Library *library_;
    table::RowsModel<GameRow> games_;
    table::RowsModel<SessionRow> sessions_;
    QString lastLine_;
    QString lastGame_;
    table::Seating seating_;
    using Seated = std::vector<table::Seating::Person>;
    QString seatedFor_;              // for which game people sit down
    Seated asSeated_;                // as they sat before anybody touched a seat
    std::map<QString, Seated> left_; // who sat where in a set-up that was left, by game
    std::function<QString(qlonglong session)> about_;
    std::unique_ptr<protocol::Session> session_;
    bool lent_ = false;
    std::unique_ptr<table::Table> table_;
    std::unique_ptr<protocol::Session> retiredSession_;
    std::unique_ptr<table::Table> retiredTable_;
};

} // namespace torchside::app
