#include "models/kernel/refusal.h"

namespace torchside {

std::optional<Refusal> checkSeat(std::string_view field, int seat, const std::vector<std::string> &seats)
{
    if (seat >= 0 && static_cast<std::size_t>(seat) < seats.size())
        return std::nullopt;
    return badArgument(field, say("There is no seat %1: seats go from 0 to %2.", seat, seats.size() - 1));
}

} // namespace torchside
