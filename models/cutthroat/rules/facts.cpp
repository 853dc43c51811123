#include "models/cutthroat/facts.h"

#include <algorithm>

namespace torchside::cutthroat {

Factor times(Factor one, Factor other)
{
    const int steps = static_cast<int>(one) + static_cast<int>(other) - static_cast<int>(Factor::same);
    return static_cast<Factor>(
        std::clamp(steps, static_cast<int>(Factor::half), static_cast<int>(Factor::twice)));
}

std::int64_t scaled(std::int64_t sum, Factor factor)
{
    if (factor == Factor::twice)
        return sum * 2;
    if (factor == Factor::same)
        return sum;
    return sum >= 0 ? sum / 2 : (sum - 1) / 2;
}

} // namespace torchside::cutthroat
