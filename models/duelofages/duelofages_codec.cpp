#include "models/duelofages/duelofages_codec.h"

#include "models/duelofages/duelofages_events_schema.h"
#include "models/protocol/game_made.h"

TORCHSIDE_GAME_MADE(torchside::duelofages::Game)
