pragma ComponentBehavior: Bound
import QtQuick

// The picture of a turning point: our drawing on a disc, with rays around it where there is something to be glad of.
Item {
    id: root

    property string name
    property color color: Theme.ink
    property bool shining: false
    property string game // its scene lies behind, where it has one
    readonly property bool wide: scene.there

    implicitWidth: 132
    implicitHeight: wide ? 172 : shining ? 132 : 92

    Scenery {
        id: scene
        anchors.fill: parent
        visible: there
        game: root.game
        across: 0.78 // beside the disc
        fadeLength: 0.45
        radius: Theme.radius
    }

    Ornament {
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.wide
        game: root.game
    }

    Icon {
        anchors.centerIn: disc
        width: 132
        height: 132
        visible: root.shining
        name: "rays"
        size: width
        weight: 0.5
        color: root.color
    }

    Rectangle {
        id: disc
        anchors.verticalCenter: parent.verticalCenter
        x: root.wide ? Math.max(24, root.width * 0.3 - width / 2) : (root.width - width) / 2
        width: 84
        height: 84
        radius: 42
        color: Theme.mix(Theme.surface, root.color, Theme.contrast ? 0 : 0.18)
        border.width: 2
        border.color: root.color
    }

    Icon {
        anchors.centerIn: disc
        name: root.name
        size: 52
        weight: 1.6
        color: root.color
    }
}
