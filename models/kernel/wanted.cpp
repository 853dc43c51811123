#include "models/kernel/wanted.h"

namespace torchside {

namespace {

thread_local const std::atomic<bool> *current = nullptr;

} // namespace

Wanted::Wanted(const std::atomic<bool> &givenUp) : before_(current)
{
    current = &givenUp;
}

Wanted::~Wanted()
{
    current = before_;
}

bool Wanted::isGivenUp()
{
    return current && *current;
}

} // namespace torchside
