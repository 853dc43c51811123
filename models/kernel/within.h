#pragma once

#include "models/kernel/form.h"

namespace torchside {

// Are all numbers and lists of this value within what its form allows? Asked of values that were made, not
// read.
template <class T>
bool within(const T &value, const Limits &limits = {})
{
    if constexpr (Optional<T>) {
        return !value || within(*value, limits);
    } else if constexpr (std::integral<T> && !std::same_as<T, bool>) {
        return value >= limits.from && value <= limits.to;
    } else if constexpr (Formed<T>) {
        bool all = true;
        forEach(T::form().fields, [&]<class F>(const F &field) {
            if constexpr (!isDerived<F>)
                all = all && within(value.*field.at, field.limits);
        });
        return all;
    } else if constexpr (List<T>) {
        bool all = value.size() >= limits.least && value.size() <= limits.most;
        for (const auto &each : value)
            all = all && within(each, limits);
        return all;
    } else {
        return true;
    }
}

template <class... T>
bool isWithin(const std::variant<T...> &value)
{
    return std::visit([](const auto &each) { return within(each); }, value);
}

} // namespace torchside
