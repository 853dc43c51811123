#include "app/link/opening.h"

#include "app/link/addresses.h"
#include "app/link/proof.h"

#include <QFile>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::link {

namespace {

constexpr quint16 ourPort = 7777;
constexpr qint64 frame = 16; // ms: nobody sees more of them

std::optional<Book> readBook(const QString &name)
{
    QFile file(name);
    return !name.isEmpty() && file.open(QIODevice::ReadOnly) ? Book::read(file.readAll()) : std::nullopt;
}

} // namespace

Opening::Opening(TablePort &table, qint64 session, Options options, QObject *parent)
    : QObject(parent),
      options_(std::move(options)),
      server_(Page::ofTheApp(), options_.limits),
      lobby_(table, bookFor(options_.file, session),
             {[this](int connection, const QByteArray &message) { server_.send(connection, message); },
              [this](int connection) { server_.drop(connection); },
              [this] {
                  keep();
                  Q_EMIT changed();
              },
              [this](int connection) { server_.wasAsked(connection); }, [this] { batch_.start(); }})
{
    connect(&server_, &Server::came, this, [this](int connection) { lobby_.came(connection); });
    connect(&server_, &Server::said, this, [this](int connection, const QByteArray &message) {
        lobby_.said(connection, message);
        if (lobby_.isKnown(connection))
            server_.hasJoined(connection);
    });
    connect(&server_, &Server::left, this, [this](int connection) { lobby_.left(connection); });
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, [this] {
        told_.start();
        lobby_.tableChanged();
    });
    batch_.setSingleShot(true);
    batch_.setInterval(0);
    connect(&batch_, &QTimer::timeout, this, [this] { lobby_.doDeeds(); });
    const auto before = lobby_.book().port;
    const auto wanted = options_.port ? options_.port : before ? before : ourPort;
    if (!server_.listen(options_.listenAt, wanted))
        return;
    offerPack();
    server_.gate().addresses = options_.addresses;
    server_.gate().name = options_.name;
    lobby_.setPort(server_.port());
    keep();
}

Opening::~Opening() = default;

// To whoever has this opening's ticket for it.
void Opening::offerPack()
{
    server_.handOver([this](const QByteArray &ticket) {
        const auto &ours = lobby_.packTicket();
        return !ours.isEmpty() && isSame(ticket, ours) ? std::optional(options_.pack()) : std::nullopt;
    });
    if (options_.pack)
        lobby_.offerPack(true);
}

Book Opening::bookFor(const QString &file, qint64 session)
{
    auto book = readBook(file);
    return book && book->session == session ? *book : Book::fresh(session);
}

qint64 Opening::leftOpen(const QString &file)
{
    const auto book = readBook(file);
    return book ? book->session : 0;
}

QByteArray Opening::link(const QHostAddress &address, const QByteArray &more) const
{
    return "HTTP://" + inAddressBar(address, port()).toUpper().toLatin1() + "/#" + lobby_.book().token + more;
}

void Opening::tableChanged()
{
    if (!soon_.isActive())
        soon_.start(told_.isValid() ? static_cast<int>(std::max<qint64>(0, frame - told_.elapsed())) : 0);
}

void Opening::close()
{
    lobby_.doDeeds();
    lobby_.close();
    lobby_.offerPack(false);
    server_.close();
    QFile::remove(options_.file);
}

// What is lost with it is only that people scan the code again.
void Opening::keep()
{
    if (options_.file.isEmpty())
        return;
    QSaveFile file(options_.file);
    if (file.open(QIODevice::WriteOnly)) {
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        file.write(lobby_.book().written());
        if (file.flush()) // else what could not be written would take the place of what was whole
            file.commit();
    }
}

} // namespace torchside::link
