#include "models/nullgame/nullgame_codec.h"

TORCHSIDE_GAME_MADE(torchside::nullgame::Game)
