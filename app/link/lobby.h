#pragma once

#include "app/link/book.h"
#include "app/link/table_port.h"

#include <QByteArray>
#include <QJsonObject>

#include <deque>
#include <functional>
#include <map>
#include <vector>

namespace torchside::link {

// What guests and the table say to each other, without a network: messages come in and go out by the number
// of a connection.
class Lobby {
public:
    static constexpr int version = 1; // of the messages: a page of another one reads itself again
    static constexpr int unread = 2;  // views that may be on their way to one guest

    struct Wires {
        std::function<void(int connection, const QByteArray &message)> send;
        std::function<void(int connection)> drop;
        std::function<void()> changed; // who is there, or what is in the book
        // It has said that it saw something new: that was asked of it.
        std::function<void(int connection)> answered = [](int) {};
        // Deeds wait to be done, together with those that come at the same moment; without it each is done at
        // once.
        std::function<void()> due = {};
        // Keeps a phone's place, or without one that it was sent away; false: it is not so. For whoever
        // keeps each by itself.
        std::function<bool(const QByteArray &device, const Device *place)> keep = {};
        // What is said with the greeting, and with what each is told of the room.
        std::function<QJsonObject()> greeting = {};
        std::function<QJsonObject(int connection, const Device &place)> room = {};
        // What else a guest may say; false: no page of ours does.
        std::function<bool(int connection, const QJsonObject &message)> other = {};
    };
    // A house where nobody sits at a screen of the table's own: the spoken number is enough to come in, and
    // the table's hand answers for whoever is not there.
    struct Ways {
        bool isHouse = false;
        int pinTries = 5;
    };
    // A phone as the table sees it.
    struct Guest {
        QByteArray device;
        Device place;
        bool here = false;
        bool operator==(const Guest &) const = default;
    };
    // A seat that is taken, or a phone that came by the spoken number: somebody has to say yes.
    struct Wish {
        QByteArray device;
        std::optional<int> seat; // none: to come in
        bool operator==(const Wish &) const = default;
    };

    Lobby(TablePort &table, Book book, Wires wires) : Lobby(table, std::move(book), std::move(wires), Ways())
    {}
    Lobby(TablePort &table, Book book, Wires wires, Ways ways);

    void came(int connection);
    void said(int connection, const QByteArray &message);
    void left(int connection);
    bool hasJoined(int connection) const;
    bool isKnown(int connection) const; // has joined, or waits at the door by the spoken number
    void tableChanged();
    void doDeeds();
    // The same in two parts, for whoever keeps several tables by one word of the disk: what is done, and what
    // is then said of it.
    void tryDeeds();
    void tellDeeds();
    void takeUp(int connection, bool hand); // whoever may do everything: all of it, or the own seat alone
    bool holdsHand(int connection) const;
    void close(); // says goodbye to everybody
    void tellRoom();
    void say(int connection, QJsonObject message) const;
    bool isEmpty() const { return connections_.empty(); }
    std::size_t size() const { return connections_.size(); }
    const Device *placeOf(int connection) const; // of one that has joined
    QByteArray deviceOf(int connection) const;
    QString languageOf(int connection) const;
    void bookChanged(Book book); // somebody else has written in it

    const Book &book() const { return book_; }
    void setPort(quint16 port) { book_.port = port; }
    std::vector<Guest> guests() const;
    // Under which ticket whoever has joined may take the table's pack; nobody who was sent away.
    const QByteArray &packTicket() const { return packTicket_; }
    void offerPack(bool offered);
    const std::vector<Wish> &wishes() const { return wishes_; }
    void settle(const Wish &wish, bool granted);
    void letGo(const QByteArray &device);    // its seat is free again
    void sendAway(const QByteArray &device); // and it does not come back by itself
    void setRights(const QByteArray &device, Rights rights);
    // What stands behind the token in the code of one seat: who scans it sits there, once.
    QByteArray ticketFor(int seat);

private:
    struct Connection {
        QByteArray nonce;
        QByteArray device; // empty until it has joined
        QString language;
        qint64 seen = 0;      // the newest view that it has acknowledged
        QByteArray last;      // the view it was sent last
        bool waiting = false; // for a view that could not be sent yet
        qint64 moment = 0;    // the step of the newest turning point that it knows of
        bool plays = false;   // its own seat alone, though it may do everything
    };
    // What a phone may do, as it was shown last, and the step from which on it is offered that.
    struct Offered {
        QByteArray what;
        qint64 since = 0;
    };
    using Message = QJsonObject;
    struct Asked {
        int connection = 0;
        Deed deed;
    };

    void join(int connection, const Message &message);
    bool proves(const Connection &connection, const Message &message, const QByteArray &device);
    bool provesHand(const Connection &connection, const Message &message, const QByteArray &device) const;
    bool mayAnswer(const Wish &wish, const Device &place) const;
    bool keep(const QByteArray &device, const Device *place) const;
    void enter(int connection, const QByteArray &device, const Message &message, bool isAsKept = false);
    void claim(int connection, const Message &message);
    void release(int connection);
    void perform(int connection, const Message &message);
    Done resultOf(int connection, const Deed &deed);
    void answer(int connection, const QString &id, const Done &done) const;
    void acknowledge(int connection, const Message &message);
    void answerWish(int connection, const Message &message);

    void tellRoom(int connection) const;
    void tellView(int connection);
    void seat(const QByteArray &device, std::optional<int> seat);
    bool moveTo(const QByteArray &device, std::optional<int> seat);
    void ask(const Wish &wish);
    Part partOf(int connection) const;
    std::optional<int> connectionOf(const QByteArray &device) const;
    std::optional<QByteArray> deviceAt(int seat) const;
    Device *deviceOn(int connection);

    TablePort &table_;
    Book book_;
    Wires wires_;
    Ways ways_;
    std::map<int, Connection> connections_;
    std::vector<Asked> deeds_;              // that wait to be done
    std::vector<Asked> tried_;              // that were done, or not
    std::vector<Done> found_;               // what became of them
    std::map<QByteArray, Offered> offered_; // outlives a phone's sleep
    std::vector<Wish> wishes_;
    std::map<int, QByteArray> tickets_;
    QByteArray packTicket_; // empty: none is offered
};

} // namespace torchside::link
