#include "models/nullgame/nullgame_codec.h"

#include "models/nullgame/nullgame_schema.h"
#include "models/protocol/game_made.h"

TORCHSIDE_GAME_MADE(torchside::nullgame::Game)
