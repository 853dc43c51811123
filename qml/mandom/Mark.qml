import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A player card's mark: a full diamond for a dungeon survived, a hollow one for a failure.
Item {
    id: root

    property color color: Theme.heal
    property bool hollow: false

    implicitWidth: Math.round(Theme.body * 1.2)
    implicitHeight: implicitWidth
    Layout.alignment: Qt.AlignVCenter

    Rectangle {
        anchors.centerIn: parent
        width: root.width * 0.66
        height: width
        rotation: 45
        radius: 2
        color: root.hollow ? "transparent" : root.color
        border.width: 2.5
        border.color: root.color
    }
}
