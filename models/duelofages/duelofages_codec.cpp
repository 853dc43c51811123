#include "models/duelofages/duelofages_codec.h"

template struct torchside::protocol::Codec<torchside::duelofages::Rules>;
