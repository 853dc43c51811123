#pragma once

#include <QByteArray>

namespace torchside::app {

// What QML throws away is collected in one go, which takes less than a frame here. Qt 6.8 collects bit by
// bit, and then may come upon what is only half made: once in some eighty starts in a browser, with "null
// function". To be called before there is an engine.
inline void collectAtOnce()
{
    qputenv("QV4_GC_TIMELIMIT", "0");
}

} // namespace torchside::app
