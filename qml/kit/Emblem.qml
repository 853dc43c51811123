pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A game's own sign, at any size; its initial where a game has none. Silent: what holds it has the words.
Item {
    id: root

    property string game
    property string title // whose initial stands in
    property real size: Theme.icon

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Artwork {
        id: art
        anchors.fill: parent
        name: Theme.games[root.game]?.emblem ? Theme.games[root.game].emblem + "/emblem" : ""
        tones: GameTones.of(root.game)
    }

    Loader {
        anchors.centerIn: parent
        active: !art.there && root.title !== ""
        Component.onCompleted: setSource("EmblemInitial.qml", {emblem: root})
    }
}
