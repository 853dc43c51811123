#include "models/mandom/mandom_codec.h"

TORCHSIDE_GAME_MADE(torchside::mandom::Game)
