#pragma once

#include <QByteArrayList>
#include <QHostAddress>
#include <QString>
#include <QStringList>

#include <optional>
#include <stdexcept>

namespace torchside::hub {

// A call that can't be understood: one sentence says what is wrong and what would be right.
struct WrongCall : std::runtime_error {
    using std::runtime_error::runtime_error;
    explicit WrongCall(const QString &text) : std::runtime_error(text.toStdString()) {}
};

struct Listening {
    QHostAddress address = QHostAddress(QHostAddress::Any);
    quint16 port = 0;
    bool operator==(const Listening &) const = default;
};

// What the program is called with.
struct Options {
    enum class What { serve, status, help, version };

    What what = What::serve;
    QString journal; // a file, or postgresql://…
    Listening listen{};
    std::optional<QString> name{}; // of the club; none: what it was called last
    QString certificate{};
    QString key{};
    QByteArrayList proxied{}; // the names by which a proxy before us is asked
    QByteArray address{};     // where browsers find us, where that is not told by the rest
    std::optional<Listening> metrics{};
    bool quiet = false; // no code to scan

    static Options of(const QStringList &words); // throws WrongCall
    static QString help();
};

} // namespace torchside::hub
