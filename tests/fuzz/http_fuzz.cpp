#include "tests/fuzz/fuzz.h"

#include "app/link/gate.h"
#include "app/link/hand_over.h"

#include <QSet>

#include <algorithm>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// How a head was understood, to be held against how it is understood otherwise.
struct Understood {
    int fault = 0; // 0: none
    QByteArray first;
    std::vector<std::pair<QByteArray, QByteArray>> headers;
    bool operator==(const Understood &) const = default;
};

template <class Message>
std::optional<Understood> understood(const std::variant<link::NeedsMore, Message, link::Fault> &head,
                                     const QByteArray &first)
{
    if (std::holds_alternative<link::NeedsMore>(head))
        return std::nullopt;
    if (const auto *fault = std::get_if<link::Fault>(&head))
        return Understood{fault->status, {}, {}};
    return Understood{0, first, std::get<Message>(head).headers};
}

std::optional<Understood> asRequest(const QByteArray &arrived)
{
    const auto head = link::readHead(arrived);
    const auto *request = std::get_if<link::Request>(&head);
    return understood(head, request ? request->method + ' ' + request->target : QByteArray());
}

std::optional<Understood> asAnswer(const QByteArray &arrived)
{
    const auto head = link::readAnswer(arrived);
    const auto *answer = std::get_if<link::Response>(&head);
    return understood(head, answer ? QByteArray::number(answer->status) : QByteArray());
}

// It comes in pieces, and something comes behind it: neither makes another message of it.
template <class Read>
void comesInPieces(const QByteArray &input, Read read)
{
    const auto whole = read(input);
    if (!whole) {
        fuzz::promise(input.size() <= link::longestHead, "no head is endless", input);
    } else if (whole->fault != 431) {
        fuzz::promise(read(input + "more") == whole, "what comes behind a head changes nothing", input);
        for (const auto &[name, value] : whole->headers) {
            const auto line = name + value;
            fuzz::promise(!name.isEmpty() && name == name.toLower() && !line.contains('\r') &&
                              !line.contains('\n') && !line.contains('\0'),
                          "a header is a name and a value on one line", input);
        }
    }
    for (int piece = 1; piece < 8; ++piece)
        if (const auto part = read(input.first(input.size() * piece / 8)))
            fuzz::promise(part == whole, "a piece is told as the whole, or more is waited for", input);
}

int statusOf(const QByteArray &arrived)
{
    const link::Gate gate{
        {QHostAddress(u"192.168.1.20"_s), QHostAddress(u"fd00::20"_s)}, u"table.local"_s, 7777};
    const auto head = link::readHead(arrived);
    if (std::holds_alternative<link::NeedsMore>(head))
        return 0;
    if (const auto *fault = std::get_if<link::Fault>(&head))
        return fault->status;
    const auto &request = std::get<link::Request>(head);
    const auto wish = gate.judge(request);
    if (const auto *fault = std::get_if<link::Fault>(&wish))
        return fault->status;
    fuzz::promise(gate.isOurs(request.header("host")), "who comes in came by our own name", arrived);
    fuzz::promise(!request.has("origin") || request.header("origin").startsWith("http://"),
                  "and from our own page", arrived);
    if (std::get<link::Wish>(wish) == link::Wish::pack)
        fuzz::promise(!link::ticketIn(request.target).isEmpty(), "a pack is asked for by a ticket", arrived);
    return std::get<link::Wish>(wish) == link::Wish::upgrade ? 101 : 200;
}

void tryRequest(const QByteArray &input)
{
    static const QSet<int> known{0, 101, 200, 400, 403, 404, 405, 421, 431, 505};
    fuzz::promise(known.contains(statusOf(input)), "a request comes in or is told why not", input);
    comesInPieces(input, asRequest);
}

// Where a pack is to be had: what is understood is a device beside this one, and is understood again.
void tryPlace(const QByteArray &input)
{
    const auto place = link::packPlaceOf(QString::fromUtf8(input));
    if (!place)
        return;
    const auto isAddress = QHostAddress().setAddress(place->host);
    fuzz::promise(isAddress || place->host.endsWith(u".local"_s, Qt::CaseInsensitive),
                  "a pack is fetched from beside, never from the world", input);
    const auto host = place->host.contains(u':') ? u'[' + place->host + u']' : place->host;
    const auto again = link::packPlaceOf(u"http://%1:%2%3"_s.arg(host)
                                             .arg(place->port)
                                             .arg(QString::fromLatin1(link::packPath(place->ticket))));
    fuzz::promise(again == place, "a place that is shown is the one that is read", input);
}

} // namespace

// What comes by the net before anybody is let in: the first line says whether it is a request, somebody
// else's answer, or a place that somebody typed.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto input = fuzz::bytes(data, size);
    const auto rest = input.mid(input.indexOf('\n') + 1);
    if (input.startsWith("answer"))
        comesInPieces(rest, asAnswer);
    else if (input.startsWith("place"))
        tryPlace(rest);
    else
        tryRequest(rest);
    return 0;
}
