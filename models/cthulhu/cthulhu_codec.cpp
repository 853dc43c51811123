#include "models/cthulhu/cthulhu_codec.h"

TORCHSIDE_GAME_MADE(torchside::cthulhu::Game)
