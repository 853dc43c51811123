#pragma once

namespace torchside {

// The port by which History writes values down and reads them again. models/json fills it in, by the forms.
template <class G>
struct Codec;

} // namespace torchside
