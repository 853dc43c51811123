#include "models/darkcastle/darkcastle_codec.h"

template struct torchside::protocol::Codec<torchside::darkcastle::Rules>;
