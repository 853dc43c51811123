#include "models/mandom/mandom_codec.h"

template struct torchside::protocol::Codec<torchside::mandom::Rules>;
