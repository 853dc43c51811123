#pragma once

#include "app/link/hub_failure.h"
#include "app/link/hub_place.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>

#include <functional>
#include <memory>

namespace torchside::link {

// Asks a hub for what stands in its papers (app/hub/papers.h). Whatever answers is limited in time and size,
// and leads nowhere else.
class HubPapers : public QObject {
    Q_OBJECT

public:
    struct Limits {
        int toAnswer = 20'000; // ms without a word
        qint64 document = 64LL * 1024 * 1024;
    };
    using Answer = std::function<void(const QByteArray &)>;
    using Failed = std::function<void(const HubFailure &)>;

    explicit HubPapers(QObject *parent = nullptr) : HubPapers(Limits(), parent) {}
    HubPapers(Limits limits, QObject *parent);

    // A table of a document. Sent again it is the same table.
    void take(const HubPlace &at, const QByteArray &code, const QByteArray &document, Answer then,
              Failed failed);
    // A table's document, for whoever has its hand.
    void fetch(const HubPlace &at, qint64 table, const QByteArray &hand, Answer then, Failed failed);
    void stop();
    bool isBusy() const { return reply_ != nullptr; }

private:
    struct Wish {
        HubPlace at;
        QByteArray method;
        QString path;
        QByteArray code;
        QByteArray body{};
    };
    void prove(const Wish &wish, qint64 most, Answer then, Failed failed);
    void ask(const Wish &wish, const QByteArray &proof, qint64 most, Answer then, Failed failed);
    static HubFailure failureOf(QNetworkReply &reply, const QByteArray &body, bool isInDoubt);

    Limits limits_;
    QNetworkAccessManager net_;
    QNetworkReply *reply_ = nullptr;
};

} // namespace torchside::link
