#pragma once

#include "models/kernel/form.h"

#include <array>
#include <utility>

namespace torchside::json {

// A form's fields as a list that is made by the compiler, so that what is done with a record is compiled once
// and not anew for each. A field is told where it lies by a function that its record's own type is hidden in.
template <class Form>
inline constexpr auto formOf = Form::form();

template <class Form, std::size_t place>
inline constexpr auto fieldOf = fieldAt<place>(formOf<Form>.fields);

template <class T, auto at>
const void *memberOf(const void *record)
{
    return &(static_cast<const T *>(record)->*at);
}

template <class T, auto owner>
int ownerOf(const void *record)
{
    return static_cast<const T *>(record)->*owner;
}

// What is made of each field of a form, in order.
template <class Made, class Form, class Make>
consteval auto madeOfEach(Make make)
{
    constexpr auto count = formOf<Form>.fields.count;
    return [&]<std::size_t... place>(std::index_sequence<place...>)
    {
        return std::array<Made, count>{make.template operator()<place>()...};
    }
    (std::make_index_sequence<count>());
}

} // namespace torchside::json
