#include "models/cutthroat/cutthroat_codec.h"

#include "models/cutthroat/cutthroat_schema.h"
#include "models/protocol/game_made.h"

TORCHSIDE_GAME_MADE(torchside::cutthroat::Game)
