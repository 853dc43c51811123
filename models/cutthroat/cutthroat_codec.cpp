#include "models/cutthroat/cutthroat_codec.h"

TORCHSIDE_GAME_MADE(torchside::cutthroat::Game)
