#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace torchside::link {

// Who looks and acts: a seat, the table's hand, or, without either, everybody.
struct Part {
    std::optional<int> seat;
    bool hand = false;
    bool operator==(const Part &) const = default;
};

// What a guest asked for, with the name it gives to the request, so that one sent again is not done twice.
struct Deed {
    QString id;
    std::optional<qint64> at; // the step it was meant for, where it is a choice among what was shown
    QJsonObject command;
};

struct Done {
    bool ok = false;
    qint64 seq = 0;
    QString code{};
    QString message{};
};

// A turning point of the game, as everybody at the table sees it: by its picture's name; 0 where there was
// none.
struct Moment {
    qint64 seq = 0;
    QString picture{};
};

// A view as it is written down, with the step that it shows; and what it tells to do and offers to be done,
// whatever the numbers beside that are.
struct Sight {
    QByteArray view;
    QByteArray offers;
    qint64 seq = 0;
};

// What the link needs of the table that is open.
class TablePort {
public:
    virtual ~TablePort() = default;
    virtual QString title() const = 0; // of the game
    virtual QStringList seats() const = 0;
    virtual QJsonObject colors() const = 0; // of the game, and of the seats, as the app shows them
    virtual QJsonObject view(const Part &part, const QString &language) const = 0;
    // The same as it is written down.
    virtual Sight sight(const Part &part, const QString &language) const;
    virtual Moment moment() const { return {}; } // the newest
    // At which step a request of this name was done.
    virtual std::optional<qint64> doneAs(const QString &id) const = 0;
    virtual Done act(const Part &part, const Deed &deed, const QString &language) = 0;
    // Several deeds are kept by one word of the disk, all of them or none; false: none.
    virtual bool together(const std::function<void()> &deeds)
    {
        deeds();
        return true;
    }
};

} // namespace torchside::link
