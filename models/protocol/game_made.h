#pragma once

#include "models/protocol/describe_impl.h"
#include "models/protocol/session_impl.h"

// Stands in a game's *_codec.cpp, after the forms of the game: here its code is made, once.
#define TORCHSIDE_GAME_MADE(GAME)                                                                            \
    template struct torchside::protocol::Codec<GAME::Rules>;                                                 \
    template class torchside::History<GAME>;                                                                 \
    template class torchside::protocol::GameDesk<GAME>;                                                      \
    template class torchside::protocol::GameSession<GAME>;                                                   \
    template QJsonObject torchside::protocol::describe<GAME>();                                              \
    template std::optional<torchside::protocol::Replayed> torchside::protocol::replay<GAME>(                 \
        std::vector<torchside::StoredStep>);
