#pragma once

#include <string>
#include <string_view>

namespace torchside {

// Do two texts have the same letters? "é" may be one character or an e and an accent: those count as the
// same, as Unicode has it.
bool sameLetters(std::string_view one, std::string_view other);

// Is there anything in the text that can be seen: not blanks, marks without a letter, or what has no width?
bool canBeSeen(std::string_view text);

// Is there a line break, a NUL or another control character in it?
bool hasControls(std::string_view text);

} // namespace torchside
