#pragma once

#include "models/json/codec_impl.h"
#include "models/kernel/history_correct_impl.h"
#include "models/kernel/history_follow_impl.h"
#include "models/kernel/history_impl.h"
#include "models/kernel/history_told_impl.h"
#include "models/protocol/describe_impl.h"
#include "models/protocol/session_impl.h"

// A game's forms unfold into a great deal of code. It is made here, once a game, and nowhere else: whoever
// only speaks of a game sees the declarations.
#define TORCHSIDE_GAME_MADE(GAME)                                                                            \
    template struct torchside::Codec<GAME>;                                                                  \
    template class torchside::History<GAME>;                                                                 \
    template class torchside::protocol::GameDesk<GAME>;                                                      \
    template class torchside::protocol::GameSession<GAME>;                                                   \
    template QJsonObject torchside::protocol::describe<GAME>();                                              \
    template std::optional<torchside::json::Replayed> torchside::protocol::replay<GAME>(                     \
        std::vector<torchside::StoredStep>);
