#include "models/duelofages/duelofages_codec.h"

TORCHSIDE_GAME_MADE(torchside::duelofages::Game)
