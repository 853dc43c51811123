#pragma once

#include "tests/harness/real_window.h"

#include <functional>

namespace torchside::tests {

// A state of the app worth a picture: how it comes to be, from an app that has just started.
struct Scene {
    QString name;
    std::function<void(RealWindow &)> play;
    bool everyLook =
        true; // in the three themes, at 200 % text and at the four sizes, not at the baseline only
    QStringList shapes{};      // where named: only in these
    QVariantMap preferences{}; // what is set before
    bool plain = false;        // a game's page as it opens, nothing touched on it
};

// Stores a session of the game, played by protocol lines, and opens it.
void playSession(RealWindow &app, const QString &game, const QStringList &lines);

// Touches a control by its English name, whatever the window speaks.
bool tap(RealWindow &app, const QString &english);

QList<Scene> firstScenes(); // of a first evening, and of what goes out of the window
QList<Scene> allScenes();

// From now on everybody at the tables of the scenes has a name of 40 characters.
void lengthenNames();

// Whether this run takes the scene of that number: TORCHSIDE_SHARE=2/8 takes every eighth from the second on.
bool isOurShare(qsizetype number);

} // namespace torchside::tests
