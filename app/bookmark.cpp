#include "app/bookmark.h"

#include <utility>

namespace torchside::app {

namespace {

constexpr int settled = 400;   // ms after which a table counts as shown
constexpr int untilDrawn = 50; // ms after which what a tap has changed is seen

} // namespace

Bookmark::Bookmark(Preferences &preferences, Shelf &shelf, QObject *parent)
    : QObject(parent), preferences_(preferences), shelf_(shelf)
{
    soon_.setSingleShot(true);
    soon_.setInterval(settled);
    connect(&soon_, &QTimer::timeout, this, &Bookmark::keep);
    afterTheFrame_.setSingleShot(true);
    afterTheFrame_.setInterval(untilDrawn);
    connect(&afterTheFrame_, &QTimer::timeout, this, &Bookmark::keepLying);
    connect(&shelf_, &Shelf::tableChanged, this, [this] {
        if (!shelf_.table())
            return keep();
        soon_.start();
        followTable();
    });
}

Bookmark::~Bookmark()
{
    keepLying();
}

// What is to be changed on the table is still to be changed when the app was gone.
void Bookmark::followTable()
{
    const auto session = shelf_.sessionId();
    if (session == 0)
        return;
    keepLying();
    auto *table = shelf_.table();
    if (const auto lying = preferences_.lying(session); !lying.empty())
        table->comeBackTo(lying);
    connect(table, &table::Table::changed, this, [this, table, session] {
        lying_ = {session, table->lying()};
        if (!afterTheFrame_.isActive())
            afterTheFrame_.start();
    });
}

// Nobody waits for it to see what a tap has changed.
void Bookmark::keepLying()
{
    if (const auto lying = std::exchange(lying_, {}))
        preferences_.keepLying(lying->first, lying->second);
}

void Bookmark::setPage(const QString &page)
{
    if (page_ == page)
        return;
    page_ = page;
    Q_EMIT pageChanged();
    if (shelf_.table())
        soon_.start();
}

// It is forgotten before it is opened and kept again a moment later: a session that brings the app down does
// so once.
QString Bookmark::reopen()
{
    const auto session = preferences_.openSession();
    const auto page = preferences_.openPage();
    preferences_.keepOpen(0);
    return session > 0 && shelf_.open(session) ? page : QString();
}

void Bookmark::closed()
{
    soon_.stop();
    keepLying();
    preferences_.keepOpen(0);
}

void Bookmark::keep()
{
    preferences_.keepOpen(shelf_.sessionId(), shelf_.table() ? page_ : QString());
}

} // namespace torchside::app
