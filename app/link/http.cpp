#include "app/link/http.h"

#include <QList>

#include <algorithm>
#include <map>

namespace torchside::link {

namespace {

bool isTokenLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
}

bool isToken(QByteArrayView text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isTokenLetter);
}

bool isPlain(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return c == '\t' || (c >= ' ' && c != '\x7f'); });
}

QByteArrayView takeLine(QByteArrayView &text)
{
    const auto end = text.indexOf("\r\n");
    const auto line = text.first(end);
    text = text.sliced(end + 2);
    return line;
}

bool readHeaders(QByteArrayView head, Headed &into)
{
    while (!head.empty()) {
        const auto line = takeLine(head);
        const auto colon = line.indexOf(':');
        if (colon < 0 || !isToken(line.first(colon)) || !isPlain(line))
            return false;
        into.headers.emplace_back(line.first(colon).toByteArray().toLower(),
                                  line.sliced(colon + 1).trimmed().toByteArray());
    }
    return true;
}

std::variant<NeedsMore, Response, Fault> readStatus(QByteArrayView head)
{
    Response response;
    const auto parts = takeLine(head).toByteArray().split(' ');
    bool isNumber = false;
    response.status = parts.size() < 2 ? 0 : parts[1].toInt(&isNumber);
    if (!isNumber || parts[1].size() != 3 || !parts[0].startsWith("HTTP/1.") || !readHeaders(head, response))
        return Fault{400};
    return response;
}

std::variant<NeedsMore, Request, Fault> readLines(QByteArrayView head)
{
    Request request;
    const auto parts = takeLine(head).toByteArray().split(' ');
    if (parts.size() != 3 || !isToken(parts[0]) || !parts[1].startsWith('/') || !isPlain(parts[1]))
        return Fault{400};
    if (parts[2] != "HTTP/1.1")
        return Fault{505};
    request.method = parts[0];
    request.target = parts[1];
    if (!readHeaders(head, request))
        return Fault{400};
    return request;
}

template <class Message>
std::variant<NeedsMore, Message, Fault> headOf(QByteArrayView arrived, auto readWhole)
{
    const auto end = arrived.indexOf("\r\n\r\n");
    if (end > longestHead || (end < 0 && arrived.size() > longestHead))
        return Fault{431};
    if (end < 0)
        return NeedsMore();
    return readWhole(arrived.first(end + 2));
}

QByteArray reason(int status)
{
    static const std::map<int, QByteArray> reasons{{200, "OK"},
                                                   {204, "No Content"},
                                                   {400, "Bad Request"},
                                                   {401, "Unauthorized"},
                                                   {403, "Forbidden"},
                                                   {404, "Not Found"},
                                                   {405, "Method Not Allowed"},
                                                   {408, "Request Timeout"},
                                                   {411, "Length Required"},
                                                   {413, "Content Too Large"},
                                                   {422, "Unprocessable Content"},
                                                   {429, "Too Many Requests"},
                                                   {421, "Misdirected Request"},
                                                   {431, "Request Header Fields Too Large"},
                                                   {503, "Service Unavailable"},
                                                   {505, "HTTP Version Not Supported"}};
    const auto found = reasons.find(status);
    return found == reasons.end() ? QByteArray("Error") : found->second;
}

} // namespace

QByteArray Headed::header(QByteArrayView name) const
{
    QByteArray value;
    bool found = false;
    for (const auto &[key, each] : headers) {
        if (key != name)
            continue;
        if (found)
            return {};
        value = each;
        found = true;
    }
    return value;
}

bool Headed::has(QByteArrayView name) const
{
    return std::any_of(headers.begin(), headers.end(), [&](const auto &each) { return each.first == name; });
}

std::variant<NeedsMore, Request, Fault> readHead(QByteArrayView arrived)
{
    return headOf<Request>(arrived, readLines);
}

std::variant<NeedsMore, Response, Fault> readAnswer(QByteArrayView arrived)
{
    return headOf<Response>(arrived, readStatus);
}

QByteArray answer(int status, const std::vector<std::pair<QByteArray, QByteArray>> &headers,
                  const QByteArray &body)
{
    QByteArray text = "HTTP/1.1 " + QByteArray::number(status) + ' ' + reason(status) + "\r\n";
    for (const auto &[name, value] : headers)
        text += name + ": " + value + "\r\n";
    text += "Content-Length: " + QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n";
    return text + body;
}

} // namespace torchside::link
