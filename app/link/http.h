#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <utility>
#include <variant>
#include <vector>

namespace torchside::link {

// The headers of a message, as far as the link needs them.
struct Headed {
    std::vector<std::pair<QByteArray, QByteArray>> headers; // names in small letters

    // The one header of this name; empty where there is none or more than one.
    QByteArray header(QByteArrayView name) const;
    bool has(QByteArrayView name) const;
};

struct Request : Headed {
    QByteArray method;
    QByteArray target;
};

struct Response : Headed {
    int status = 0;
};

struct NeedsMore {};
// What is no request is answered by a status and the end of the connection.
struct Fault {
    int status = 400;
};

constexpr qsizetype longestHead = 8 * 1024;

// Reads the head of a request from what has arrived so far. A body is read only where a site asks for it.
std::variant<NeedsMore, Request, Fault> readHead(QByteArrayView arrived);

// The same of an answer that somebody else gives.
std::variant<NeedsMore, Response, Fault> readAnswer(QByteArrayView arrived);

// A whole answer after which the connection is closed.
QByteArray answer(int status, const std::vector<std::pair<QByteArray, QByteArray>> &headers = {},
                  const QByteArray &body = {});

} // namespace torchside::link
