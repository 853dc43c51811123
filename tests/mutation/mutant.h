#pragma once

#include <bitset>
#include <cstdlib>
#include <fstream>
#include <type_traits>

// What the sources are written with where a mutant may be: all of a game's are compiled at once, and
// TORCHSIDE_MUTANT says which one lives. With TORCHSIDE_REACHED each that is come by is noted in that file.
namespace mut {

class Reached {
public:
    Reached() : path_(std::getenv("TORCHSIDE_REACHED")) {}
    ~Reached()
    {
        if (!path_)
            return;
        std::ofstream file(path_, std::ios::app);
        for (std::size_t id = 0; id < seen_.size(); ++id)
            if (seen_[id])
                file << id << '\n';
    }
    Reached(const Reached &) = delete;
    Reached &operator=(const Reached &) = delete;
    void note(int id)
    {
        if (path_)
            seen_.set(static_cast<std::size_t>(id));
    }

private:
    const char *path_;
    std::bitset<65536> seen_;
};

inline const int living = std::getenv("TORCHSIDE_MUTANT") ? std::atoi(std::getenv("TORCHSIDE_MUTANT")) : -1;
inline Reached reached;

// Is it this one? Never where the compiler works it out.
constexpr bool on(int id)
{
    if (std::is_constant_evaluated())
        return false;
    reached.note(id);
    return living == id;
}
constexpr bool off(int id)
{
    return !on(id);
}

// The relations, each with its boundary moved (id) and turned around (id + 1).
template <class A, class B>
constexpr bool less(int id, const A &a, const B &b)
{
    return on(id) ? bool(a <= b) : on(id + 1) ? bool(a >= b) : bool(a < b);
}
template <class A, class B>
constexpr bool lessEqual(int id, const A &a, const B &b)
{
    return on(id) ? bool(a < b) : on(id + 1) ? bool(a > b) : bool(a <= b);
}
template <class A, class B>
constexpr bool greater(int id, const A &a, const B &b)
{
    return on(id) ? bool(a >= b) : on(id + 1) ? bool(a <= b) : bool(a > b);
}
template <class A, class B>
constexpr bool greaterEqual(int id, const A &a, const B &b)
{
    return on(id) ? bool(a > b) : on(id + 1) ? bool(a < b) : bool(a >= b);
}
template <class A, class B>
constexpr bool equal(int id, const A &a, const B &b)
{
    return bool(a == b) != on(id);
}
template <class A, class B>
constexpr bool unequal(int id, const A &a, const B &b)
{
    return bool(a != b) != on(id);
}

template <class A, class B>
constexpr auto plus(int id, A a, B b) -> decltype(a + b)
{
    return on(id) ? static_cast<decltype(a + b)>(a - b) : a + b;
}
template <class A, class B>
constexpr auto minus(int id, A a, B b) -> decltype(a - b)
{
    return on(id) ? static_cast<decltype(a - b)>(a + b) : a - b;
}
template <class A, class B>
constexpr auto times(int id, A a, B b) -> decltype(a * b)
{
    return on(id) ? static_cast<decltype(a * b)>(a + b) : a * b;
}
template <class A, class B>
constexpr auto over(int id, A a, B b) -> decltype(a / b)
{
    return on(id) ? static_cast<decltype(a / b)>(a * b) : a / b;
}
template <class A, class B>
constexpr auto rest(int id, A a, B b) -> decltype(a % b)
{
    return on(id) ? static_cast<decltype(a % b)>(a + b) : a % b;
}
template <class A, class B>
constexpr A &add(int id, A &a, B b)
{
    return on(id) ? a -= b : a += b;
}
template <class A, class B>
constexpr A &take(int id, A &a, B b)
{
    return on(id) ? a += b : a -= b;
}

template <class T>
constexpr T number(int id, T value) // one more, one less
{
    return static_cast<T>(on(id) ? value + 1 : on(id + 1) ? value - 1 : value);
}
constexpr bool truth(int id, bool value)
{
    return value != on(id);
}
template <class T>
constexpr T negative(int id, T value)
{
    return on(id) ? value : static_cast<T>(-value);
}

} // namespace mut
