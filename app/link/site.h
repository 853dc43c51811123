#pragma once

#include "app/link/http.h"

#include <QByteArray>
#include <QHostAddress>

#include <functional>
#include <variant>

namespace torchside::link {

// What is answered to a request that came by a name of ours.
struct Upgrade {}; // it is a conversation from here on
// So many bytes at most belong to it; then it is answered.
struct WithBody {
    qsizetype most = 0;
    std::function<QByteArray(const QByteArray &body)> then;
};
using Reply = std::variant<QByteArray, Upgrade, WithBody, Fault>;

// Where the paths of a whole site lead to, for whoever has more than one page.
using Site = std::function<Reply(const Request &request, const QHostAddress &from)>;

} // namespace torchside::link
