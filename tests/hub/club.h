#pragma once

#include "app/hub/desk.h"
#include "app/hub/hall.h"
#include "app/hub/papers.h"
#include "app/link/proof.h"
#include "data/journal/journal_at.h"

#include <QJsonDocument>
#include <QTemporaryDir>

// A hub without a net: what browsers say is told to it, and what it says is kept. Several may share a
// journal, which is a file or a server's address.
class Club {
public:
    explicit Club(const QString &journal)
        : journal_(std::move(
              torchside::data::openJournalAt(journal.toStdString(), torchside::data::Purpose::play).journal)),
          cards_(&journal_->database()),
          store(journal_->database()),
          tables({*journal_, dice_, [this] { return now; }, &cards_}, store),
          house{tables,
                store,
                rules_,
                {[this](int to, const QByteArray &said) {
                     heard[to].append(QJsonDocument::fromJson(said).object());
                     if (heard[to].last()[QStringLiteral("type")] == QStringLiteral("state"))
                         unread[to] = heard[to].last()[QStringLiteral("n")].toInteger();
                 },
                 [this](int who) {
                     dropped.append(who);
                     left(who);
                 },
                 [](int) {}, [](int) {}, [this] { isDue = true; }},
                QStringLiteral("Thursday club"),
                "http://127.0.0.1:7777",
                {},
                store.wordOr(QStringLiteral("organiser"), QStringLiteral("ABCDE-FGHIJ")),
                store.wordOr(QStringLiteral("opener"), QStringLiteral("KLMNO-PQRST")),
                [this] { isLost = true; }},
          rooms(house),
          results(house),
          wall(house, results),
          desk(house, rooms, wall, results),
          hall(house),
          papers(house, cards_)
    {}

    static QByteArray device(int phone) { return QByteArray::number(phone).rightJustified(32, '0'); }

    QJsonObject newest(int phone, const QString &type) const
    {
        QJsonObject found;
        for (const auto &message : heard.value(phone))
            if (message[QStringLiteral("type")] == type)
                found = message;
        return found;
    }
    QByteArray nonce(int phone) const
    {
        QByteArray newest;
        for (const auto &message : heard.value(phone))
            if (message.contains(QStringLiteral("nonce")))
                newest = message[QStringLiteral("nonce")].toString().toLatin1();
        return newest;
    }

    // A phone at a table.
    void say(int phone, QJsonObject message)
    {
        rooms.said(phone, QJsonDocument(message).toJson());
        work();
    }
    void join(int phone, torchside::SessionId table, const QByteArray &secret, QJsonObject more = {})
    {
        rooms.came(phone, table);
        more[QStringLiteral("type")] = QStringLiteral("join");
        more[QStringLiteral("v")] = torchside::link::Lobby::version;
        more[QStringLiteral("device")] = QString::fromLatin1(device(phone));
        if (!more.contains(QStringLiteral("language")))
            more[QStringLiteral("language")] = QStringLiteral("en");
        const auto key =
            more.contains(QStringLiteral("pin")) ? QStringLiteral("pin") : QStringLiteral("proof");
        more[key] = QString::fromLatin1(torchside::link::proofOf(secret, nonce(phone), device(phone)));
        say(phone, more);
    }
    void sit(int phone, torchside::SessionId table, int seat)
    {
        join(phone, table, tables.find(table)->hosted.token);
        say(phone, {{QStringLiteral("type"), QStringLiteral("claim")}, {QStringLiteral("seat"), seat}});
    }
    QJsonObject act(int phone, const QString &id, const QJsonObject &command)
    {
        say(phone, {{QStringLiteral("type"), QStringLiteral("do")},
                    {QStringLiteral("id"), id},
                    {QStringLiteral("do"), command}});
        return newest(phone, QStringLiteral("done"));
    }
    void left(int connection)
    {
        rooms.left(connection);
        hall.left(connection);
        wall.left(connection);
        desk.left(connection);
    }
    void work()
    {
        while (std::exchange(isDue, false)) {
            rooms.work();
            hall.work();
        }
        for (const auto &[phone, n] : std::exchange(unread, {})) // as a page says what it has read
            rooms.said(phone, QJsonDocument(QJsonObject{{QStringLiteral("type"), QStringLiteral("ack")},
                                                        {QStringLiteral("n"), n}})
                                  .toJson());
    }
    torchside::SessionId open(const QByteArray &start = R"({"do":"start","players":["Ann","Bo"]})",
                              const char *game = "mandom", const QString &name = {})
    {
        const auto opened =
            tables.open(*torchside::app::findGame(game), QJsonDocument::fromJson(start).object(), name);
        return std::get<torchside::SessionId>(opened);
    }
    // What another hub has written is looked at.
    void lookAround()
    {
        tables.lookAround();
        rooms.lookAround();
        work();
    }
    torchside::data::SqlJournal &journal() { return *journal_; }

    torchside::Moment now = 1'700'000'000'000;
    bool isDue = false;
    bool isLost = false;
    QHash<int, QList<QJsonObject>> heard;
    std::map<int, qint64> unread; // the newest view of each phone
    QList<int> dropped;

private:
    std::unique_ptr<torchside::data::SqlJournal> journal_;
    torchside::SeededDice dice_{7};
    torchside::data::Catalogue cards_;
    torchside::hub::RulesDesk rules_;

public:
    torchside::hub::Store store;
    torchside::hub::Tables tables;
    torchside::hub::House house;
    torchside::hub::Rooms rooms;
    torchside::hub::Results results;
    torchside::hub::Wall wall;
    torchside::hub::Desk desk;
    torchside::hub::Hall hall;
    torchside::hub::Papers papers;
};
