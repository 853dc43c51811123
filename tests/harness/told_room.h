#pragma once

#include "app/link/lobby.h"
#include "app/link/proof.h"
#include "app/preferences.h"
#include "app/shelf.h"
#include "app/table_seats.h"
#include "models/kernel/memory_journal.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <memory>

// A game with phones at it, and every byte that they are sent.
namespace torchside::tests {

using namespace Qt::StringLiterals;

inline QByteArray deviceOf(int phone)
{
    return QByteArray::number(phone).rightJustified(32, '7');
}

// What one phone has been told, byte for byte; the greeting's number is new every time and says nothing.
struct Phone {
    QByteArray told;
    QByteArray everything;
    QByteArray nonce;
    QJsonObject view;
    QJsonObject newest; // the message that brought it
    QJsonObject done;
    QString language;
};

// A game that is open for phones, as the app opens it, without a network.
class Room {
public:
    Room(const QString &game, std::uint64_t seed, const link::Book &book)
        : dice_(seed),
          shelf_(journal_, dice_, [this] { return now; }, preferences_, {}),
          lobby_(begun(game), book,
                 {[this](int to, const QByteArray &message) { hear(to, message); }, [](int) {}, [] {}})
    {
        const int people = static_cast<int>(table().seats().size());
        for (int phone = 0; phone < people + 2; ++phone) {
            phones[phone].language = phone % 2 ? u"de"_s : u"en"_s;
            come(phone, false);
            if (phone < people)
                say(phone, {{u"type"_s, u"claim"_s}, {u"seat"_s, phone}});
        }
        lobby_.setRights(deviceOf(people + 1), link::Rights::everything);
        settle();
    }

    Moment now = 1'000'000;
    std::map<int, Phone> phones; // one a seat, one that watches, one that may do everything

    table::Table &table() { return *shelf_.table(); }
    protocol::Session &session() { return *shelf_.session(); }
    int watcher() { return static_cast<int>(table().seats().size()); }
    int hand() { return watcher() + 1; }

    void come(int phone, bool asBefore)
    {
        lobby_.came(phone);
        QJsonObject join{{u"type"_s, u"join"_s},
                         {u"v"_s, link::Lobby::version},
                         {u"device"_s, QString::fromLatin1(deviceOf(phone))},
                         {u"language"_s, phones[phone].language},
                         {u"proof"_s, QString::fromLatin1(link::proofOf(
                                          lobby_.book().token, phones[phone].nonce, deviceOf(phone)))}};
        if (asBefore) {
            join[u"epoch"_s] = QString::fromLatin1(lobby_.book().epoch);
            join[u"n"_s] = phones[phone].newest[u"n"_s];
            join[u"mark"_s] = phones[phone].newest[u"mark"_s];
        }
        say(phone, join);
    }
    void leave(int phone) { lobby_.left(phone); }

    bool ask(int phone, const QString &id, const QJsonObject &command)
    {
        phones[phone].done = {};
        say(phone, {{u"type"_s, u"do"_s}, {u"id"_s, id}, {u"do"_s, command}});
        return phones[phone].done[u"ok"_s].toBool();
    }

    // Everybody is told what has changed, and has read it.
    void settle()
    {
        lobby_.tableChanged();
        for (auto &[number, phone] : phones)
            say(number, {{u"type"_s, u"ack"_s}, {u"n"_s, phone.newest[u"n"_s]}});
    }

private:
    link::TablePort &begun(const QString &game)
    {
        const auto &entry = *app::findGame(game.toStdString());
        const QByteArray example(entry.example.data(), static_cast<qsizetype>(entry.example.size()));
        shelf_.start(game, QJsonDocument::fromJson(example).object().toVariantMap());
        if (game == u"cutthroat"_s) // where there are secrets soon
            for (const auto &command : {QVariantMap{{u"do"_s, u"encounter"_s},
                                                    {u"name"_s, u"Ogre"_s},
                                                    {u"life"_s, 400},
                                                    {u"prestige"_s, 3}},
                                        QVariantMap{{u"do"_s, u"initiative"_s}}})
                shelf_.table()->act(command);
        seats_ = std::make_unique<app::TableSeats>(*shelf_.session(), *shelf_.table(),
                                                   [] { return QVariantMap(); });
        return *seats_;
    }

    void say(int phone, const QJsonObject &message) { lobby_.said(phone, QJsonDocument(message).toJson()); }

    void hear(int to, QByteArray message)
    {
        auto &phone = phones[to];
        const auto read = QJsonDocument::fromJson(message).object();
        if (const auto nonce = read[u"nonce"_s].toString().toLatin1(); !nonce.isEmpty()) {
            phone.nonce = nonce;
            message.replace(nonce, "");
        }
        if (read[u"type"_s] == u"state"_s) {
            phone.newest = read;
            phone.view = read[u"view"_s].toObject();
        }
        if (read[u"type"_s] == u"done"_s)
            phone.done = read;
        phone.told += message + '\n';
        phone.everything += message + '\n';
    }

    MemoryJournal journal_;
    SeededDice dice_;
    app::Preferences preferences_{QString()};
    app::Shelf shelf_;
    std::unique_ptr<app::TableSeats> seats_;
    link::Lobby lobby_;
};

} // namespace torchside::tests
