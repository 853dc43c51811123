pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One hand or both: a choice with its picture.
Pressable {
    id: root

    property int hands: 1
    readonly property color tone: selected ? Theme.gameInk("darkcastle") : Theme.ink

    exclusive: true
    radius: Theme.radiusSmall
    implicitWidth: 100
    implicitHeight: Math.max(Theme.touch, column.implicitHeight + Theme.gap16)
    Layout.fillWidth: true
    Layout.preferredWidth: 1

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.selected ? Theme.gameColor("darkcastle") : root.down ? Theme.line : Theme.raised
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.line
        Behavior on color { ColorAnimation { duration: Theme.quick } }
    }

    GridLayout {
        id: column
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - Theme.gap16)
        columns: Theme.bigText ? 1 : 2
        columnSpacing: Theme.gap8

        HandMark {
            hands: root.hands
            color: root.tone
            Layout.alignment: Qt.AlignCenter
        }

        Words {
            text: root.text
            weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            color: root.tone
            Accessible.ignored: true
        }
    }
}
