#pragma once

#include "app/games.h"
#include "app/hub/store.h"
#include "models/kernel/journal.h"

#include <QJsonObject>

#include <functional>
#include <map>
#include <set>
#include <variant>
#include <vector>

namespace torchside::hub {

// A table as the wall shows it.
struct Row {
    Hosted hosted;
    const app::GameEntry *game = nullptr;
    Standing standing;
    Moment changed = 0;
    std::int64_t seq = 0;
};

// All tables of the hub, as they stand: what is kept beside their sessions, and one line about each.
class Tables {
public:
    // What a session is made with.
    struct Makings {
        Journal &journal;
        Dice &dice;
        Clock clock;
        const Library *library = nullptr;
    };

    // Throws JournalFailure.
    Tables(Makings makings, Store &store);

    enum class News { row, standing }; // what is kept beside the session, or how the session stands
    using Changed = std::function<void(SessionId, News)>;
    void tell(Changed changed) { changed_.push_back(std::move(changed)); }

    const std::map<SessionId, Row> &rows() const { return rows_; }
    const Row *find(SessionId session) const;
    // For whoever comes with its number: another hub may have opened it a moment ago, and its news not be
    // here yet.
    const Row *sought(SessionId session);
    std::vector<const Row *> inOrder(bool withClosed = false) const;

    // A new table; the refusal of its game where it can't begin so. Whoever opened it comes by the hand.
    std::variant<SessionId, Refusal> open(const app::GameEntry &game, const QJsonObject &start,
                                          const QString &name,
                                          const QString &pattern = QStringLiteral("Table %1"));
    // One of a session that is there. Without a name it is called by its number.
    SessionId host(SessionId session, const QString &name,
                   const QString &pattern = QStringLiteral("Table %1"));
    // A session opened for play or to be looked at.
    std::unique_ptr<protocol::Session> session(SessionId session) const;

    void change(SessionId session, const std::function<void(Hosted &)> &how);
    void stands(SessionId session, const Match &match); // after a step
    // Steps were done at it elsewhere: how it stands is read when somebody wants to know it.
    void isBehind(SessionId session);
    void catchUp();
    void lookAgain(SessionId session); // at all that is kept of it
    void lookAgain();                  // at all sessions
    void lookAround();                 // what other hubs have changed
    Moment now() const { return makings_.clock(); }
    Makings &makings() { return makings_; }

private:
    void read(const Hosted &hosted);
    void read(const Hosted &hosted, const StoredSession &stored);
    void said(SessionId session, News news) const;
    Hosted fresh(SessionId session, const QString &name) const;

    Makings makings_;
    Store &store_;
    std::map<SessionId, Row> rows_;
    std::set<SessionId> behind_;
    std::vector<Changed> changed_;
};

} // namespace torchside::hub
