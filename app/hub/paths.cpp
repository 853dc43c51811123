#include "app/hub/paths.h"

namespace torchside::hub {

namespace {

// A page of the hub's own: the look and the first words are those of the guests' page.
link::Page pageOf(const QString &name)
{
    using link::pageText;
    const auto of = [&](const char *kind) {
        return pageText(QStringLiteral(":/hub/") + name + QLatin1String(kind));
    };
    return {
        of(".html"),
        pageText(QStringLiteral(":/link/page.css")) + pageText(QStringLiteral(":/hub/hub.css")) + of(".css"),
        pageText(QStringLiteral(":/link/base.js")) + pageText(QStringLiteral(":/hub/hub.js")) + of(".js")};
}

// https://club.example is talked to at wss://club.example.
QByteArray socketOf(const QByteArray &address)
{
    return "ws" + address.sliced(4);
}

std::optional<SessionId> numberIn(const QByteArray &text)
{
    bool isNumber = false;
    const auto number = text.toLongLong(&isNumber);
    return isNumber && number > 0 && QByteArray::number(number) == text ? std::optional<SessionId>(number)
                                                                        : std::nullopt;
}

} // namespace

std::optional<Place> placeOf(const QByteArray &path)
{
    const auto small = path.toLower();
    if (small == "/")
        return Place{Talk::hall};
    if (small == "/wall")
        return Place{Talk::wall};
    if (small == "/organiser")
        return Place{Talk::desk};
    if (const auto table = small.startsWith("/t/") ? numberIn(small.sliced(3)) : std::nullopt)
        return Place{Talk::table, *table};
    return std::nullopt;
}

Paths::Paths(House &house, Papers &papers, Results &results)
    : house_(house),
      papers_(papers),
      results_(results),
      hall_(pageOf(QStringLiteral("hall"))),
      table_(link::Page::ofTheApp()),
      wall_(pageOf(QStringLiteral("wall"))),
      desk_(pageOf(QStringLiteral("desk")))
{}

// A page may speak to where it came from, and to the other hubs.
link::Reply Paths::page(Talk talk, const QByteArray &host) const
{
    QByteArray sources;
    for (const QByteArray scheme : {"ws://", "wss://", "http://", "https://"})
        sources += ' ' + scheme + host;
    for (const auto &other : house_.others)
        sources += ' ' + other + ' ' + socketOf(other);
    const auto &page = talk == Talk::hall    ? hall_
                       : talk == Talk::table ? table_
                       : talk == Talk::wall  ? wall_
                                             : desk_;
    return page.answerTo(sources);
}

link::Reply Paths::replyTo(const link::Request &request, const QHostAddress &from)
{
    const auto path = request.target;
    if (request.method == "POST")
        return path == "/take" ? papers_.take(request, from) : link::Fault{405};
    if (request.method != "GET")
        return link::Fault{405};
    if (const auto place = placeOf(path)) {
        if (!request.has("upgrade"))
            return page(place->talk, request.header("host"));
        if (request.header("upgrade").toLower() != "websocket")
            return link::Fault{400};
        if (!request.has("origin"))
            return link::Fault{403}; // every browser names where its page came from
        return link::Upgrade();
    }
    if (path == "/nonce")
        return papers_.nonce();
    if (path == "/results.csv" || path == "/results.json") {
        results_.update();
        return path.endsWith("csv")
                   ? textAnswer(200, "text/csv; charset=utf-8", results_.csv(), "results.csv")
                   : textAnswer(200, "application/json", results_.json());
    }
    if (path.startsWith("/t/") && path.endsWith("/document"))
        if (const auto table = numberIn(path.sliced(3).chopped(9)))
            return papers_.document(*table, request, from);
    return link::Fault{404};
}

} // namespace torchside::hub
