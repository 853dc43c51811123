#pragma once

#include <QByteArray>

#include <functional>

namespace torchside::hub {

// How what is said here reaches those whom it is said to, by the number of a connection.
struct Wires {
    std::function<void(int connection, const QByteArray &message)> send = [](int, const QByteArray &) {};
    std::function<void(int connection)> drop = [](int) {};
    std::function<void(int connection)> joined = [](int) {};   // it is no stranger any more
    std::function<void(int connection)> answered = [](int) {}; // its last message was asked of it
    std::function<void()> due = [] {}; // there is work to do, all of a moment together
};

} // namespace torchside::hub
