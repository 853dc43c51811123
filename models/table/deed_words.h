#pragma once

#include "models/kernel/sentence.h"

#include <string_view>

namespace torchside::table {

// A word of the protocol as people say it, where what was entered is corrected: a command ("end-turn"), a key
// ("maxLife"), a value ("fog-hag"). What nobody has put into words is spelt out.
Sentence deedWord(std::string_view word);
// Of a command, which may be called as one of its values is.
Sentence deedName(std::string_view command);

} // namespace torchside::table
