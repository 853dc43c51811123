import QtQuick
import Torchside.Kit

// One of several answers, in the colour of the game, outlined where it lies on a dialog.
Chip {
    id: root

    exclusive: true
    ticked: true
    accent: Theme.gameColor("cutthroat")
    accentInk: Theme.gameInk("cutthroat")
    width: Math.min(implicitWidth, parent ? parent.width : implicitWidth)

    Rectangle {
        anchors.fill: parent
        visible: !root.selected
        radius: root.radius
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.edge
    }
}
