#pragma once

#include <QString>

#include <string>

namespace torchside::hub {

// How the hubs are that share a journal, from what they write into it every few seconds: lines for people.
std::string statusOf(const QString &journal);

} // namespace torchside::hub
