#include "models/cutthroat/cutthroat_codec.h"

template struct torchside::protocol::Codec<torchside::cutthroat::Rules>;
