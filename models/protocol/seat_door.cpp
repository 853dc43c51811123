#include "models/protocol/seat_door.h"

#include "models/json/line.h"
#include "models/protocol/shared_commands.h"

#include <QJsonObject>

namespace torchside::protocol {

using namespace Qt::StringLiterals;

std::string SeatDoor::submit(std::string_view line, const Origin &origin, Telling telling)
{
    const auto request = json::objectIn(line);
    const auto name = request ? request->value("do"_L1).toString().toStdString() : std::string();
    const bool isShared = Desk::isShared(name);
    if (!request || (!isShared && !desk_.knows(name)))
        return desk_.reply(line);
    if (!match_.started() && viewer_.isHand)
        return desk_.reply(line);
    if (!match_.started())
        return desk_.rejected(refuse("not-started", say("No game has begun yet: the table starts it.")),
                              tongue_);
    if (viewer_.seat)
        if (const auto refusal = checkSeat("player", *viewer_.seat, match_.seats()))
            return desk_.rejected(*refusal, tongue_);
    return isShared ? shared(name, *request, line)
                    : desk_.answerTo(viewer_, *request, tongue_, origin, telling);
}

std::string SeatDoor::shared(std::string_view name, const QJsonObject &request, std::string_view line)
{
    if (name == AskSeat::form().name)
        return seen(request, line);
    // What everybody sees, and its past, is told by the public view alone.
    if (name == AskState::form().name || name == Trace::form().name)
        return desk_.reply(line);
    if (name == AskHistory::form().name)
        return desk_.history(viewer_, tongue_);
    return viewer_.isHand ? desk_.reply(line) : notYours();
}

std::string SeatDoor::seen(const QJsonObject &request, std::string_view line)
{
    if (request.size() == 1)
        return desk_.seat({}, tongue_);
    const bool isOwn = viewer_.isHand ? request["hand"_L1] == QJsonValue(true)
                                      : viewer_.seat && request["player"_L1] == QJsonValue(*viewer_.seat);
    if (isOwn && request.size() == 2)
        return desk_.seat(viewer_, tongue_);
    return request["player"_L1].isDouble() || request["hand"_L1].toBool() ? notYours() : desk_.reply(line);
}

std::string SeatDoor::notYours()
{
    return desk_.rejected(notOpenTo(viewer_, match_.seats()), tongue_);
}

Refusal notOpenTo(const Viewer &viewer, const std::vector<std::string> &seats)
{
    return refuse("not-yours", viewer.seat
                                   ? say("%1 can't do or ask that: a seat does what it shows, as itself.",
                                         seats.at(static_cast<std::size_t>(*viewer.seat)))
                                   : say("That is for somebody who sits at the table to do or to ask."));
}

} // namespace torchside::protocol
