pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A game's scene: it fills its place, what it is about stays in sight, and its foot passes over into what stands beneath it.
Artwork {
    property string game

    name: Theme.games[game]?.emblem ? Theme.games[game].emblem + "/scene" : ""
    tones: GameTones.of(game)
    covers: true
    aim: 0.78 // where each scene has its light
    across: 0.62
    down: 0.5
    fade: Theme.surface
    fadeLength: 0.3
    radius: Theme.radiusLarge
    Accessible.ignored: true
}
