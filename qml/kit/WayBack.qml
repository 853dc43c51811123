pragma ComponentBehavior: Bound
import QtQuick

// The arrow and the emblem on a table's way back.
Item {
    id: root

    required property TopBar bar

    implicitWidth: 20 + emblem.width
    implicitHeight: emblem.height

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        x: 2
        name: "back"
        size: 18
    }

    Emblem {
        id: emblem
        x: 20
        game: root.bar.game
        size: root.bar.emblemSize
    }
}
