#pragma once

#include <QString>

namespace torchside::link {

enum class HubTrouble { unreachable, untrusted, wrongCode, tooLarge, busy, refused, gone, nonsense };

// Why a hub gives no answer, and its words where it said why. What was on its way may have been done.
struct HubFailure {
    HubTrouble why = HubTrouble::unreachable;
    QString said = {};
    bool isInDoubt = false;
};

} // namespace torchside::link
