pragma ComponentBehavior: Bound
import QtQuick

// The picture of a turning point: our drawing on a disc, with rays around it where there is something to be glad of.
Item {
    id: root

    property string name
    property color color: Theme.ink
    property bool shining: false

    implicitWidth: 132
    implicitHeight: shining ? 132 : 92

    Icon {
        anchors.fill: parent
        visible: root.shining
        name: "rays"
        size: root.width
        weight: 0.5
        color: root.color
    }

    Rectangle {
        anchors.centerIn: parent
        width: 84
        height: 84
        radius: 42
        color: Theme.mix(Theme.surface, root.color, Theme.contrast ? 0 : 0.18)
        border.width: 2
        border.color: root.color
    }

    Icon {
        anchors.centerIn: parent
        name: root.name
        size: 52
        weight: 1.6
        color: root.color
    }
}
