#pragma once

#include "models/kernel/session.h"

#include <string>
#include <string_view>

namespace torchside::data {

// How the small values beside the steps stand in the file: as JSON, so that the file can be read without us.
// A pattern is ["pattern", word, …], a name or number just its text.
std::string textOf(const Sentence &sentence);
std::string textOf(const std::vector<std::string> &names);
std::string textOf(const Outcome &outcome);

Sentence sentenceFrom(std::string_view text);
std::vector<std::string> namesFrom(std::string_view text);
Outcome outcomeFrom(std::string_view text);

} // namespace torchside::data
