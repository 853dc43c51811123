#pragma once

#include "models/protocol/codec.h"
#include "models/protocol/describe.h"
#include "models/protocol/session.h"

// A game's forms unfold into a great deal of code. It is made once, in the game's *_codec.cpp (game_made.h),
// and not again wherever the game is spoken of.
#define TORCHSIDE_GAME_DECLARED(GAME)                                                                        \
    extern template struct torchside::protocol::Codec<GAME::Rules>;                                          \
    extern template class torchside::History<GAME>;                                                          \
    extern template class torchside::protocol::GameDesk<GAME>;                                               \
    extern template class torchside::protocol::GameSession<GAME>;                                            \
    extern template QJsonObject torchside::protocol::describe<GAME>();                                       \
    extern template std::optional<torchside::protocol::Replayed> torchside::protocol::replay<GAME>(          \
        std::vector<torchside::StoredStep>);
