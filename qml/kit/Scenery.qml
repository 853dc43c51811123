pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A game's scene: it fills its place, what it is about stays in sight, and its foot passes over into what stands beneath it.
Artwork {
    property string game

    name: Theme.games[game]?.emblem ? Theme.games[game].emblem + "/scene" : ""
    tones: GameTones.of(game)
    covers: true
    focus: 0.78 // where each scene has its light
    across: 0.62
    down: 0.4
    fade: Theme.surface
    radius: Theme.radiusLarge
    Accessible.ignored: true
}
