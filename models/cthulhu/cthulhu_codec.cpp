#include "models/cthulhu/cthulhu_codec.h"

#include "models/cthulhu/cthulhu_schema.h"
#include "models/protocol/game_made.h"

TORCHSIDE_GAME_MADE(torchside::cthulhu::Game)
