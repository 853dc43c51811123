#pragma once

#include "app/hub/hosted.h"
#include "app/link/book.h"
#include "data/journal/sql/database.h"

#include <QHash>
#include <QJsonObject>

#include <functional>
#include <map>
#include <vector>

namespace torchside::hub {

// A hub as the others see it.
struct Running {
    QString hub;
    QByteArray address; // "http://192.168.1.20:7777"
    Moment seen = 0;
    QByteArray text; // its figures; empty: it was stopped
};

// What hubs keep in the journal's database beside the sessions. Everything throws JournalFailure where the
// database says no; then nothing is changed.
class Store {
public:
    explicit Store(data::Database &database) : db_(database) {}

    QString word(const QString &name) const; // empty where there is none
    void keepWord(const QString &name, const QString &value);
    // Whoever is first gives a word its value; everybody then has the same.
    QString wordOr(const QString &name, const QString &first);

    std::vector<Hosted> tables() const;
    std::optional<Hosted> table(SessionId session) const;
    std::map<SessionId, qint64> versions() const;
    void add(const Hosted &table);
    void change(Hosted &table); // its version is the next one

    link::Book book(const Hosted &table) const;
    // False: somebody else sits there. Without a place it is sent away.
    bool keep(SessionId session, const QByteArray &device, const link::Device *place);

    struct Result {
        Moment changed = 0;
        QByteArray text;
    };
    std::map<SessionId, Result> results() const;
    void keepResult(SessionId session, const Result &result);

    void keepRunning(const Running &hub);
    void keepStopped(const QString &hub);
    // The other hubs hear at once that there is another one, or one less.
    void tellOfHubs();
    // What is told under the number of no session: of what is kept beside one, and of the hubs.
    static constexpr SessionId beside(SessionId session) { return -session; }
    static constexpr SessionId ofHubs = 0;
    // What an earlier run at this address left, and all that is older.
    void forgetRunning(const QByteArray &address, Moment before);
    std::vector<Running> running() const;

private:
    // Whole or not at all, and told to the other hubs.
    void changing(SessionId session, const std::function<void()> &change);
    void insert(const Hosted &table);
    void update(const Hosted &table);
    void grow(SessionId session);
    bool isTaken(SessionId session, const QByteArray &device, int seat) const;

    data::Database &db_;
};

} // namespace torchside::hub
