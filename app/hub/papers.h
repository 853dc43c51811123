#pragma once

#include "app/hub/results.h"
#include "app/hub/rooms.h"
#include "app/link/site.h"
#include "data/catalogue/catalogue.h"

namespace torchside::hub {

// Sessions as documents, in and out. Who asks proves by a code, without saying it:
//     GET /nonce                     → {"nonce": N}, good for a minute
//     GET /t/TABLE/document          → the session's document, as `export` writes it
//     POST /take, a document         → {"table", "hand", "link", "pin", "seq"}: a table of it
// with the header  Authorization: Torchside N P,  where P is HMAC-SHA-256 in base 16, keyed by the code, of N
// and behind it "GET /t/TABLE/document" or "POST /take". The code is the table's hand or the organiser's for
// a document; the organiser's or the opener's to take one in.
class Papers {
public:
    Papers(House &house, data::Catalogue &cards) : house_(house), cards_(cards) {}

    link::Reply nonce() const;
    link::Reply document(SessionId table, const link::Request &request, const QHostAddress &from);
    link::Reply take(const link::Request &request, const QHostAddress &from);

private:
    bool isProved(const link::Request &request, const QHostAddress &from, const QByteArrayList &codes);
    bool isFresh(const QByteArray &nonce) const;
    QByteArray signedTime(Moment at) const;
    QByteArray taken(const QByteArray &document);

    House &house_;
    data::Catalogue &cards_;
    std::map<QString, Pace> tries_;
};

// A whole answer of text, never kept by a browser.
QByteArray textAnswer(int status, const QByteArray &type, const QByteArray &text,
                      const QByteArray &file = {});

} // namespace torchside::hub
