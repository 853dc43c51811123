#include "models/cthulhu/cthulhu_codec.h"

template struct torchside::protocol::Codec<torchside::cthulhu::Rules>;
