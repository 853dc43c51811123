#include "models/darkcastle/darkcastle_codec.h"

TORCHSIDE_GAME_MADE(torchside::darkcastle::Game)
