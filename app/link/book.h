#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <map>
#include <optional>
#include <set>

namespace torchside::link {

// What people may do with their phones.
enum class Rights { seat, everything, watch };

QString nameOf(Rights rights);
std::optional<Rights> rightsOf(const QString &name);

// A phone that has been let in, and where it sits.
struct Device {
    std::optional<int> seat{};
    Rights rights = Rights::seat;
    qint64 sent = 0; // how many views it has been sent
    bool operator==(const Device &) const = default;
};

// One opening of the table, as it outlives the app: the same code, seats and port after a restart.
struct Book {
    qint64 session = 0;
    quint16 port = 0;
    QByteArray token;
    QByteArray hand; // whoever has this may do everything; empty: nobody comes by it
    QByteArray pin;
    QByteArray epoch;
    int wrongPins = 0;
    std::map<QByteArray, Device> devices;
    std::set<QByteArray> barred; // sent away

    static Book fresh(qint64 session);
    QByteArray written() const;
    static std::optional<Book> read(const QByteArray &text);
    bool operator==(const Book &) const = default;
};

constexpr int mostDevices = 64;
constexpr int pinTries = 5;

} // namespace torchside::link
