// A table of paper behind a real opening, for browsers: what is typed at it is done, and what there is to
// know of it is said in lines.

#include "app/link/opening.h"
#include "tests/link/paper_view.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <iostream>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace torchside::link;

namespace {

void command(const QString &line, PaperView &table, Opening &opening)
{
    const auto words = line.split(u' ');
    if (words[0] == u"count") {
        ++table.numbers[words.value(1).toInt()];
        ++table.seq;
        opening.tableChanged();
    } else if (words[0] == u"grant" && !opening.lobby().wishes().empty()) {
        opening.lobby().settle(Lobby::Wish(opening.lobby().wishes().front()), true);
    } else if (words[0] == u"rights") {
        for (const auto &guest : opening.lobby().guests())
            if (const auto rights = rightsOf(words.value(1)))
                opening.lobby().setRights(guest.device, *rights);
    } else if (words[0] == u"close") {
        opening.close();
    } else if (words[0] == u"numbers") {
        std::cout << "numbers";
        for (int seat = 0; seat < table.people.size(); ++seat)
            std::cout << ' ' << table.numberAt(seat);
        std::cout << ' ' << table.done.size() << std::endl;
    } else if (words[0] == u"ticket") {
        const int seat = words.value(1).toInt();
        const auto more = '.' + QByteArray::number(seat) + '.' + opening.lobby().ticketFor(seat);
        std::cout << "ticket " << opening.link(opening.addresses().front(), more).constData() << std::endl;
    }
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    PaperView table;
    Opening::Options options;
    options.file = app.arguments().value(1);
    options.addresses = {QHostAddress(QHostAddress::LocalHost)};
    options.port = static_cast<quint16>(qEnvironmentVariableIntValue("LINK_PORT"));
    options.listenAt = QHostAddress(QHostAddress::LocalHost);
    options.pack = [] { return QByteArray(R"({"format":"torchside-pack","version":1,"entries":[]})"); };
    Opening opening(table, 1, options);
    table.tell = [&opening] { opening.tableChanged(); };
    std::cout << "open " << opening.link(options.addresses.front()).constData() << ' '
              << opening.lobby().book().pin.constData() << std::endl;
    QSocketNotifier typed(STDIN_FILENO, QSocketNotifier::Read);
    QByteArray waiting;
    QObject::connect(&typed, &QSocketNotifier::activated, &app, [&] {
        char bytes[4096];
        const auto got = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (got <= 0)
            return QCoreApplication::quit();
        waiting.append(bytes, got);
        for (auto end = waiting.indexOf('\n'); end >= 0; end = waiting.indexOf('\n')) {
            command(QString::fromUtf8(waiting.first(end)), table, opening);
            waiting.remove(0, end + 1);
        }
    });
    return QCoreApplication::exec();
}
