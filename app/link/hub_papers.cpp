#include "app/link/hub_papers.h"

#include "app/link/proof.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkProxy>
#include <QNetworkRequest>

#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::link {

namespace {

constexpr qint64 fewWords = 16 * 1024;
constexpr qsizetype longestSaid = 300;

} // namespace

HubPapers::HubPapers(Limits limits, QObject *parent) : QObject(parent), limits_(limits)
{
    net_.setProxy(QNetworkProxy::NoProxy);
    net_.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    net_.setTransferTimeout(limits_.toAnswer);
}

void HubPapers::take(const HubPlace &at, const QByteArray &code, const QByteArray &document, Answer then,
                     Failed failed)
{
    if (document.size() > largestTaken)
        return failed({HubTrouble::tooLarge});
    prove({at, "POST", u"/take"_s, code, document}, fewWords, std::move(then), std::move(failed));
}

void HubPapers::fetch(const HubPlace &at, qint64 table, const QByteArray &hand, Answer then, Failed failed)
{
    prove({at, "GET", u"/t/%1/document"_s.arg(table), hand}, limits_.document, std::move(then),
          std::move(failed));
}

void HubPapers::stop()
{
    if (auto *reply = std::exchange(reply_, nullptr)) {
        reply->disconnect(this);
        reply->abort();
        reply->deleteLater();
    }
}

// The code itself never crosses the wire.
void HubPapers::prove(const Wish &wish, qint64 most, Answer then, Failed failed)
{
    stop();
    const auto proved = [this, wish, most, then, failed](const QByteArray &answer) {
        const auto nonce = QJsonDocument::fromJson(answer).object()[u"nonce"_s].toString().toLatin1();
        if (nonce.isEmpty() || nonce.size() > 200)
            return failed({HubTrouble::nonsense});
        const auto proof = proofOf(wish.code, nonce, wish.method + ' ' + wish.path.toLatin1());
        ask(wish, "Torchside " + nonce + ' ' + proof, most, then, failed);
    };
    ask({wish.at, "GET", u"/nonce"_s, {}}, {}, fewWords, proved, failed);
}

void HubPapers::ask(const Wish &wish, const QByteArray &proof, qint64 most, Answer then, Failed failed)
{
    QNetworkRequest request(wish.at.page(wish.path));
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    if (!proof.isEmpty())
        request.setRawHeader("Authorization", proof);
    const bool isDone = wish.method == "POST";
    if (isDone)
        request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    auto *reply = isDone ? net_.post(request, wish.body) : net_.get(request);
    reply_ = reply;
    const auto body = std::make_shared<QByteArray>();
    connect(reply, &QNetworkReply::readyRead, this, [this, reply, body, most, failed] {
        *body += reply->read(most + 1 - body->size());
        if (body->size() <= most)
            return;
        stop();
        failed({HubTrouble::tooLarge});
    });
    connect(reply, &QNetworkReply::finished, this, [this, reply, body, isDone, then, failed] {
        reply_ = nullptr;
        reply->deleteLater();
        const auto status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        if (reply->error() == QNetworkReply::NoError && status == 200)
            return then(*body);
        failed(failureOf(*reply, *body, isDone));
    });
}

// A hub that refuses says so; where nothing is said, it may have been done.
HubFailure HubPapers::failureOf(QNetworkReply &reply, const QByteArray &body, bool isInDoubt)
{
    const auto said =
        QJsonDocument::fromJson(body).object()[u"message"_s].toString().simplified().left(longestSaid);
    switch (reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt()) {
    case 0:
        return {reply.error() == QNetworkReply::SslHandshakeFailedError ? HubTrouble::untrusted
                                                                        : HubTrouble::unreachable,
                {},
                isInDoubt};
    case 401: return {HubTrouble::wrongCode};
    case 404: return {HubTrouble::gone};
    case 413: return {HubTrouble::tooLarge};
    case 422: return {HubTrouble::refused, said};
    case 503: return {HubTrouble::busy, said, isInDoubt};
    default: return {HubTrouble::nonsense};
    }
}

} // namespace torchside::link
