pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A game's border, as long as there is room.
Artwork {
    property string game

    name: Theme.games[game]?.emblem ? Theme.games[game].emblem + "/ornament" : ""
    tones: GameTones.of(game)
    repeats: true
    implicitWidth: 96
    implicitHeight: 10
    Layout.fillWidth: true
    Accessible.ignored: true
}
