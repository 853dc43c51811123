#pragma once

#include "app/hub/desk.h"
#include "app/hub/figures.h"
#include "app/hub/hall.h"
#include "app/hub/paths.h"
#include "app/link/server.h"
#include "data/journal/open_journal.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSocketNotifier>
#include <QTimer>

namespace torchside::hub {

// A hub: the net's end, the conversations, the journal they share, in one event loop.
class Hub : public QObject {
    Q_OBJECT

public:
    struct Setting {
        QHostAddress listenAt = QHostAddress(QHostAddress::Any);
        quint16 port = 0;
        QList<QHostAddress> addresses; // those that browsers can reach
        QByteArrayList names{};        // by which a proxy, or a name of our own, is asked
        QByteArray address{};          // where browsers find us; empty: the first address, at our port
        std::optional<QString> name{};
        std::optional<QSslConfiguration> protection{};
        bool isProxied = false;
        link::Server::Limits limits{};
    };

    // Throws JournalFailure.
    Hub(data::SqlJournal &journal, Setting setting, QObject *parent = nullptr);
    ~Hub() override;

    bool isOpen() const { return isOpen_; }
    quint16 port() const { return server_.port(); }
    const QByteArray &address() const { return house_.address; }
    QString organiser() const { return house_.organiser; }
    QString opener() const { return house_.opener; }
    QString name() const { return house_.name; }
    Figures figures() const;
    void stop(); // guests are told where to go on
    void lookAround();

private:
    void takeName(const QString &name);
    void wire();
    void begin();
    bool listen(const Setting &setting);
    // What can't be done without the database is not done.
    template <class Does>
    void attempt(Does &&does);
    link::Reply replyTo(const link::Request &request, const QHostAddress &from);
    void came(int connection, const QByteArray &path);
    void said(int connection, const QByteArray &message);
    void left(int connection);
    void work();
    void tick(); // for what hangs on walls
    void beat(); // every few seconds: tells the others that we are here
    void lose();
    void leave(const QString &type);
    void probe();
    QByteArray parting(const QString &type) const;
    void findOthers();
    void lookAt(const std::set<SessionId> &news);

    data::SqlJournal &journal_;
    SeededDice dice_;
    data::Catalogue cards_;
    Store store_;
    Tables tables_;
    RulesDesk rules_;
    link::Server server_;
    House house_;
    Rooms rooms_;
    Results results_;
    Wall wall_;
    Desk desk_;
    Hall hall_;
    Papers papers_;
    Paths paths_;
    std::map<int, Place> visitors_;
    QString self_; // what the others call us by
    QTimer due_;
    QTimer tick_;
    QTimer beat_;
    QTimer probe_;
    QTimer look_;
    std::unique_ptr<data::Watch> watch_; // of what the other hubs write
    std::unique_ptr<QSocketNotifier> heard_;
    std::size_t stepsBefore_ = 0;
    QElapsedTimer beaten_;
    Figures told_;
    bool isOpen_ = false;
    bool isLost_ = false;
    bool isStopping_ = false;
};

} // namespace torchside::hub
