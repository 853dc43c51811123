#include "tests/bench/guard/allocations.h"

#include <cstddef>

namespace {

std::int64_t count = 0;

} // namespace

// The C library's own, by the names that it keeps for whoever stands before them; operator new asks here,
// too.
extern "C" {
void *__libc_malloc(std::size_t size);
void *__libc_calloc(std::size_t count, std::size_t size);
void *__libc_realloc(void *from, std::size_t size);

void *malloc(std::size_t size)
{
    ++count;
    return __libc_malloc(size);
}
void *calloc(std::size_t number, std::size_t size)
{
    ++count;
    return __libc_calloc(number, size);
}
void *realloc(void *from, std::size_t size)
{
    ++count;
    return __libc_realloc(from, size);
}
}

namespace torchside::tests {

std::int64_t allocations()
{
    return count;
}

} // namespace torchside::tests
