#include "app/hub/options.h"

#include <QCommandLineParser>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr quint16 ourPort = 7777;
const QString usual = u"torchside-hub.sqlite"_s;

constexpr auto helpText = R"(torchside-hub: many tables of Torchside, for browsers.

  torchside-hub [options]            hosts tables until it is stopped
  torchside-hub status [--journal …] tells how the hubs are that share a journal

  --journal FILE                 where sessions are kept; left out: torchside-hub.sqlite, here
  --journal postgresql://…       the same in PostgreSQL, which several hubs may share
  --listen ADDRESS:PORT          left out: all addresses, port 7777
  --name "Thursday club"         what it is called on the wall; kept until it is called otherwise
  --address URL                  where browsers find it, if that isn't where it listens
  --certificate FILE --key FILE  speaks https by itself
  --behind-proxy HOSTNAME…       the names by which the proxy before it is asked; who asks is then taken from
                                 the proxy's X-Forwarded-For
  --metrics ADDRESS:PORT         figures for Prometheus, at /metrics there
  --quiet                        prints no code to scan
  --help, --version
)";

Listening listeningAt(const QString &text, const QString &option)
{
    const auto colon = text.lastIndexOf(u':');
    auto place = text.first(std::max<qsizetype>(0, colon));
    if (place.startsWith(u'[') && place.endsWith(u']'))
        place = place.sliced(1, place.size() - 2);
    bool isNumber = false;
    const auto port = text.sliced(colon + 1).toUShort(&isNumber);
    Listening at{QHostAddress(place), port};
    if (place == u"*"_s || (colon < 0 && isNumber))
        at.address = QHostAddress(QHostAddress::Any);
    if (!isNumber || at.address.isNull())
        throw WrongCall(u"--%1 needs an address and a port, like 127.0.0.1:7777."_s.arg(option));
    return at;
}

// A host as a browser writes it, with its port where it isn't the usual one.
QByteArray hostName(const QString &word)
{
    const QUrl url(u"https://"_s + word, QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() || word.contains(u'/') || word.contains(u'@'))
        throw WrongCall(u"“%1” is no host's name; --behind-proxy needs one like club.example."_s.arg(word));
    return word.toLower().toLatin1();
}

QByteArray addressIn(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isPlain = url.path().isEmpty() || url.path() == u"/"_s;
    if (!url.isValid() || (url.scheme() != u"http"_s && url.scheme() != u"https"_s) || url.host().isEmpty() ||
        !isPlain || url.hasQuery() || url.hasFragment() || !url.userInfo().isEmpty())
        throw WrongCall(u"--address needs where browsers find the hub, like https://club.example."_s);
    return url.toString(QUrl::RemovePath).toLatin1();
}

void addOptions(QCommandLineParser &parser)
{
    for (const auto &name : {u"journal"_s, u"listen"_s, u"name"_s, u"address"_s, u"certificate"_s, u"key"_s,
                             u"behind-proxy"_s, u"metrics"_s})
        parser.addOption({name, {}, name});
    for (const auto &name : {u"quiet"_s, u"help"_s, u"version"_s})
        parser.addOption(QCommandLineOption(name));
}

} // namespace

QString Options::help()
{
    return QString::fromUtf8(helpText);
}

Options Options::of(const QStringList &words)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(QStringList{u"torchside-hub"_s} + words))
        throw WrongCall(parser.errorText() + u" See torchside-hub --help."_s);
    Options options;
    auto rest = parser.positionalArguments();
    if (parser.isSet(u"help"_s) || parser.isSet(u"version"_s)) {
        options.what = parser.isSet(u"help"_s) ? What::help : What::version;
        return options;
    }
    if (rest.value(0) == u"status"_s) {
        options.what = What::status;
        rest.removeFirst();
    }
    options.journal = parser.isSet(u"journal"_s) ? parser.value(u"journal"_s) : usual;
    if (options.journal.isEmpty())
        throw WrongCall(u"--journal needs a file, or an address that begins with postgresql://."_s);
    options.listen.port = ourPort;
    if (parser.isSet(u"listen"_s))
        options.listen = listeningAt(parser.value(u"listen"_s), u"listen"_s);
    if (parser.isSet(u"metrics"_s))
        options.metrics = listeningAt(parser.value(u"metrics"_s), u"metrics"_s);
    if (parser.isSet(u"name"_s))
        options.name = parser.value(u"name"_s).simplified().left(60);
    options.certificate = parser.value(u"certificate"_s);
    options.key = parser.value(u"key"_s);
    if (options.certificate.isEmpty() != options.key.isEmpty())
        throw WrongCall(u"--certificate and --key belong together: one of them is missing."_s);
    if (parser.isSet(u"behind-proxy"_s))
        for (const auto &word : parser.values(u"behind-proxy"_s) + std::exchange(rest, {}))
            options.proxied.append(hostName(word));
    if (parser.isSet(u"address"_s))
        options.address = addressIn(parser.value(u"address"_s));
    options.quiet = parser.isSet(u"quiet"_s);
    if (!rest.isEmpty())
        throw WrongCall(u"“%1” is too much. See torchside-hub --help."_s.arg(rest.first()));
    return options;
}

} // namespace torchside::hub
