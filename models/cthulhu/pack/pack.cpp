#include "models/cthulhu/pack/pack.h"

static_assert(torchside::namesEveryMember<torchside::cthulhu::pack::Deck>());
static_assert(torchside::namesEveryMember<torchside::cthulhu::pack::Line>());
