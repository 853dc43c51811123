#pragma once

#include "data/journal/postgres/line.h"

#include <memory>
#include <string>

namespace torchside::data::postgres {

// Whether an address is one of PostgreSQL's.
bool isAddress(const std::string &address);

// The address as people may read it: without its password.
std::string shown(const std::string &address);

// A line to that server of the address that takes changes; all of them are tried at the same time. Throws
// Lost with what each of them said.
std::unique_ptr<Line> dial(const std::string &address, Deadline until);

// Dials in the background: whoever needs the line waits as long as there is time for it.
class Dialling {
public:
    explicit Dialling(const std::string &address);
    // The line, or nothing while it is not there yet. Throws Lost where it does not come about.
    std::unique_ptr<Line> result(Deadline until);

private:
    struct Shared;
    std::shared_ptr<Shared> shared_;
};

} // namespace torchside::data::postgres
