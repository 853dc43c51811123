#include "app/hub/program.h"

#include "app/hub/hub.h"
#include "app/hub/log.h"
#include "app/hub/metrics.h"
#include "app/hub/options.h"
#include "app/hub/signals.h"
#include "app/hub/status.h"
#include "app/link/addresses.h"
#include "app/link/code.h"
#include "data/journal/journal_at.h"

#include <QCoreApplication>
#include <QFile>
#include <QSslCertificate>
#include <QSslKey>
#include <QSysInfo>
#include <QUrl>

#include <iostream>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr int done = 0;
constexpr int wrongCall = 2;
constexpr int cantBegin = 3;
constexpr int partingTime = 700; // ms for last words to go out

struct CantBegin : std::runtime_error {
    using std::runtime_error::runtime_error;
};

QSslConfiguration protectionOf(const Options &options)
{
    QFile certificate(options.certificate);
    QFile key(options.key);
    if (!certificate.open(QIODevice::ReadOnly) || !key.open(QIODevice::ReadOnly))
        throw CantBegin("The certificate or its key can't be read.");
    const auto chain = QSslCertificate::fromDevice(&certificate);
    const auto text = key.readAll();
    QSslKey own(text, QSsl::Rsa);
    if (own.isNull())
        own = QSslKey(text, QSsl::Ec);
    if (chain.isEmpty() || own.isNull())
        throw CantBegin("The certificate and its key have to be in PEM, the key without a password.");
    auto how = QSslConfiguration::defaultConfiguration();
    how.setLocalCertificateChain(chain);
    how.setPrivateKey(own);
    how.setPeerVerifyMode(QSslSocket::VerifyNone); // browsers show no certificate
    return how;
}

// Those that we may be asked by, the likeliest first.
QList<QHostAddress> addressesOf(const Listening &listening)
{
    const bool isAny = listening.address == QHostAddress::Any || listening.address == QHostAddress::AnyIPv4 ||
                       listening.address == QHostAddress::AnyIPv6;
    if (!isAny)
        return {listening.address};
    QList<QHostAddress> all = link::reachable(link::interfaces());
    for (const auto &each : link::interfaces()) // a server has public ones
        if (!all.contains(each.address) && !each.address.isLinkLocal())
            all.append(each.address);
    all.append(QHostAddress(QHostAddress::LocalHost));
    all.append(QHostAddress(QHostAddress::LocalHostIPv6));
    return all;
}

Hub::Setting settingOf(const Options &options)
{
    Hub::Setting setting;
    setting.listenAt = options.listen.address;
    setting.port = options.listen.port;
    setting.addresses = addressesOf(options.listen);
    setting.names = options.proxied;
    setting.isProxied = !options.proxied.isEmpty();
    setting.address = options.address;
    if (setting.address.isEmpty() && setting.isProxied)
        setting.address = "https://" + options.proxied.first();
    if (!options.address.isEmpty())
        setting.names.append(options.address.sliced(options.address.indexOf("://") + 3));
    setting.name = options.name;
    if (!options.certificate.isEmpty())
        setting.protection = protectionOf(options);
    setting.limits.strangers = 4096;
    return setting;
}

// Two rows of squares a line, light where the terminal is dark.
std::string drawn(const link::Code &code)
{
    const auto isDark = [&](int x, int y) {
        return x >= 0 && y >= 0 && x < code.side && y < code.side &&
               code.dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(code.side) +
                         static_cast<std::size_t>(x)];
    };
    std::string text;
    for (int y = -2; y < code.side + 2; y += 2) {
        for (int x = -2; x < code.side + 2; ++x) {
            const bool top = isDark(x, y);
            const bool bottom = isDark(x, y + 1);
            text += top && bottom ? " " : top ? "▄" : bottom ? "▀" : "█";
        }
        text += '\n';
    }
    return text;
}

void greet(const Hub &hub, const Options &options)
{
    std::cout << hub.name().toStdString() << " is at " << hub.address().toStdString() << "\n"
              << "The wall: " << hub.address().toStdString() << "/wall\n"
              << "The organiser: " << hub.address().toStdString() << "/organiser\n"
              << "The organiser's code: " << hub.organiser().toStdString() << "\n";
    if (!options.quiet)
        std::cout << drawn(link::codeOf(hub.address()));
    std::cout << std::flush;
}

int serve(const Options &options)
{
    auto opened = data::openJournalAt(options.journal.toStdString(), data::Purpose::play);
    if (!opened.notice.empty())
        std::cerr << opened.notice << std::endl;
    takeQtMessages();
    Hub *serving = nullptr; // whoever can reach it can end it: the signals are heard before it listens
    const Signals heard([&serving] {
        serving->stop();
        QTimer::singleShot(partingTime, [] { QCoreApplication::quit(); });
    });
    Hub hub(*opened.journal, settingOf(options));
    serving = &hub;
    if (!hub.isOpen())
        throw CantBegin("Nothing can listen at port " + std::to_string(options.listen.port) +
                        ": is another program there? See --listen.");
    std::unique_ptr<Metrics> metrics;
    if (options.metrics) {
        metrics = std::make_unique<Metrics>(options.metrics->address, options.metrics->port,
                                            [&] { return hub.figures().forPrometheus(); });
        if (!metrics->isOpen())
            throw CantBegin("Nothing can listen at the address of --metrics.");
    }
    greet(hub, options);
    note(u"started"_s, {{u"port"_s, hub.port()}, {u"tables"_s, hub.figures().tables}});
    const int result = QCoreApplication::exec();
    note(u"stopped"_s);
    return result;
}

int runAs(const Options &options)
{
    switch (options.what) {
    case Options::What::help: std::cout << Options::help().toStdString() << std::flush; return done;
    case Options::What::version:
        std::cout << "torchside-hub " << QCoreApplication::applicationVersion().toStdString() << std::endl;
        return done;
    case Options::What::status: std::cout << statusOf(options.journal) << std::flush; return done;
    case Options::What::serve: return serve(options);
    }
    return done;
}

} // namespace

int run(const QStringList &words)
{
    try {
        return runAs(Options::of(words));
    } catch (const WrongCall &wrong) {
        std::cerr << wrong.what() << std::endl;
        return wrongCall;
    } catch (const CantBegin &why) {
        std::cerr << why.what() << std::endl;
    } catch (const data::OpenFailure &failure) {
        std::cerr << failure.what() << std::endl;
    } catch (const JournalFailure &failure) {
        std::cerr << "The database says no, and nothing has changed: " << failure.what() << "." << std::endl;
    }
    return cantBegin;
}

} // namespace torchside::hub
