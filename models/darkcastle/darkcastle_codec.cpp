#include "models/darkcastle/darkcastle_codec.h"

#include "models/darkcastle/darkcastle_schema.h"
#include "models/protocol/game_made.h"

TORCHSIDE_GAME_MADE(torchside::darkcastle::Game)
