#include "models/mandom/mandom_codec.h"

#include "models/mandom/mandom_schema.h"
#include "models/protocol/game_made.h"

TORCHSIDE_GAME_MADE(torchside::mandom::Game)
