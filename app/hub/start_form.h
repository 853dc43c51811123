#pragma once

#include "app/games.h"
#include "models/json/text.h"

#include <QJsonObject>

namespace torchside::hub {

// What a new session of a game asks for, worked out from what the game describes of its start: people first,
// then options, each with the words that the app has for it. {id, title, least, most, color, emblem,
// fields: [{key, label, kind: people | texts | number | choice | yesno | text | person, …}]}
QJsonObject startForm(const app::GameEntry &game, const json::Tongue &tongue);

} // namespace torchside::hub
