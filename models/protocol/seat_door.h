#pragma once

#include "models/protocol/desk.h"

#include <string>
#include <string_view>

namespace torchside::protocol {

// The door for one viewer, whatever they come by. Who has a seat may do what its view shows, and asks what
// that person may know; whoever only watches may ask what everybody knows; the table's hand may do
// everything, and is told no more than everybody is.
class SeatDoor {
public:
    SeatDoor(Desk &desk, const Match &match, const Viewer &viewer, json::Tongue tongue = english)
        : desk_(desk), match_(match), viewer_(viewer), tongue_(std::move(tongue))
    {}

    // A request as a line, its reply as a line, in this viewer's language; the view stands in the place of
    // the state. Never throws for anything that can be sent. What is done is kept with where it came from.
    std::string submit(std::string_view line, const Origin &origin = {}, Telling telling = Telling::whole);
    std::string view() const { return desk_.view(viewer_, tongue_); }

private:
    std::string shared(std::string_view name, const QJsonObject &request, std::string_view line);
    std::string seen(const QJsonObject &request, std::string_view line);
    std::string notYours();

    Desk &desk_;
    const Match &match_;
    Viewer viewer_;
    json::Tongue tongue_;
};

} // namespace torchside::protocol
