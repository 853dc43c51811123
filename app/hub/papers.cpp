#include "app/hub/papers.h"

#include "app/link/hub_place.h"
#include "app/link/proof.h"
#include "app/staging.h"
#include "models/json/line.h"
#include "models/json/session_document.h"

#include <QJsonDocument>
#include <QTemporaryFile>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr Moment goodFor = 60'000;
constexpr double proofsAtOnce = 10;
constexpr double proofEvery = 20'000;

QByteArray json(int status, const QJsonObject &object)
{
    return textAnswer(status, "application/json", json::compact(object));
}

QByteArray refused(int status, const QString &why)
{
    return json(status, {{u"ok"_s, false}, {u"message"_s, why}});
}

} // namespace

QByteArray textAnswer(int status, const QByteArray &type, const QByteArray &text, const QByteArray &file)
{
    std::vector<std::pair<QByteArray, QByteArray>> headers{{"Content-Type", type},
                                                           {"Cache-Control", "no-store"},
                                                           {"Content-Security-Policy", "default-src 'none'"},
                                                           {"X-Content-Type-Options", "nosniff"},
                                                           {"Referrer-Policy", "no-referrer"},
                                                           {"Cross-Origin-Resource-Policy", "same-origin"}};
    if (!file.isEmpty())
        headers.emplace_back("Content-Disposition", "attachment; filename=\"" + file + '"');
    return link::answer(status, headers, text);
}

// A moment, with our sign that it was us who said it: any of the hubs knows it again.
QByteArray Papers::signedTime(Moment at) const
{
    const auto time = QByteArray::number(static_cast<qint64>(at), 16);
    return time + '-' + link::proofOf(house_.organiser.toLatin1(), "nonce", time).first(24);
}

bool Papers::isFresh(const QByteArray &nonce) const
{
    bool isNumber = false;
    const auto at = nonce.first(std::max<qsizetype>(0, nonce.indexOf('-'))).toLongLong(&isNumber, 16);
    const auto now = house_.tables.now();
    return isNumber && at <= now + goodFor && at >= now - goodFor && link::isSame(nonce, signedTime(at));
}

link::Reply Papers::nonce() const
{
    return json(200, {{u"nonce"_s, QString::fromLatin1(signedTime(house_.tables.now()))}});
}

bool Papers::isProved(const link::Request &request, const QHostAddress &from, const QByteArrayList &codes)
{
    const auto now = house_.tables.now();
    std::erase_if(tries_, [&](const auto &each) { return each.second.isFull(now); });
    const auto found = tries_.find(from.toString());
    if (found != tries_.end() && !Pace(found->second).allows(now))
        return false;
    const auto parts = request.header("authorization").split(' ');
    const auto what = request.method + ' ' + request.target;
    if (parts.size() == 3 && parts[0] == "Torchside" && isFresh(parts[1]))
        for (const auto &code : codes)
            if (!code.isEmpty() && link::isSame(parts[2], link::proofOf(code, parts[1], what)))
                return true;
    tries_.try_emplace(from.toString(), proofsAtOnce, proofEvery).first->second.allows(now);
    return false;
}

link::Reply Papers::document(SessionId table, const link::Request &request, const QHostAddress &from)
{
    const auto *row = house_.tables.sought(table);
    if (!row)
        return link::Fault{404};
    if (!isProved(request, from, {row->hosted.hand, house_.organiser.toLatin1()}))
        return link::Fault{401};
    try {
        const auto &journal = house_.tables.makings().journal;
        const auto stored = journal.session(table);
        if (!stored)
            return link::Fault{404};
        return textAnswer(200, "application/json", json::documentOf(journal, *stored, row->game->title),
                          "torchside-session.json");
    } catch (const JournalFailure &) {
        house_.lost();
        return link::Fault{503};
    }
}

link::Reply Papers::take(const link::Request &request, const QHostAddress &from)
{
    if (!isProved(request, from, {house_.organiser.toLatin1(), house_.opener.toLatin1()}))
        return link::Fault{401};
    return link::WithBody{link::largestTaken, [this](const QByteArray &document) { return taken(document); }};
}

// Looked through as every import is; one that is here already is not taken in twice.
QByteArray Papers::taken(const QByteArray &document)
{
    QTemporaryFile file;
    if (!file.open() || file.write(document) != document.size() || !file.flush())
        return refused(503, u"There is no room for it."_s);
    try {
        app::Staging staging;
        staging.read({file.fileName()});
        auto &journal = house_.tables.makings().journal;
        staging.compare(journal, &cards_);
        const auto &found = staging.found();
        if (found.size() != 1 || found.front().what != app::Staging::What::session)
            return refused(422, u"This is not the document of one session."_s);
        if (found.front().stand == app::Staging::Stand::broken)
            return refused(422, QString::fromStdString(english(found.front().why)));
        staging.takeIn(journal, &cards_);
        const auto table = house_.tables.host(found.front().document.session.id, {});
        house_.tables.lookAgain(table);
        const auto &row = *house_.tables.find(table);
        const auto link = QString::fromLatin1(house_.linkTo(table));
        return json(200, {{u"ok"_s, true},
                          {u"table"_s, static_cast<qint64>(table)},
                          {u"hand"_s, link + u'#' + QString::fromLatin1(row.hosted.hand)},
                          {u"link"_s, link + u'#' + QString::fromLatin1(row.hosted.token)},
                          {u"pin"_s, QString::fromLatin1(row.hosted.pin)},
                          {u"seq"_s, static_cast<qint64>(row.seq)}});
    } catch (const JournalFailure &) {
        house_.lost();
        return refused(503, u"The hub can't reach its database: nothing was done."_s);
    }
}

} // namespace torchside::hub
