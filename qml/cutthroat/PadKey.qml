pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A key of the attack pad: a printed value, or a switch with its word beneath.
Pressable {
    id: root

    property string glyph: text
    property string icon
    property string word
    property color ground: Theme.surface

    radius: Theme.radiusSmall
    ringGap: 0
    implicitWidth: Math.max(Theme.touch, figure.implicitWidth + Theme.gap16, label.implicitWidth + Theme.gap8)
    implicitHeight: Math.max(Theme.touch, column.implicitHeight + Theme.gap12)
    Layout.fillWidth: true
    Layout.fillHeight: true

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.selected ? Theme.torch : root.down ? Theme.line : root.ground
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: Theme.line
    }

    Column {
        id: column
        anchors.centerIn: parent

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.icon !== ""
            name: root.icon
            size: Math.round(Theme.lead * 1.2)
            color: root.selected ? Theme.torchInk : Theme.ink
        }

        Words {
            id: figure
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.icon === ""
            text: root.glyph
            role: "lead"
            weight: Font.Bold
            numeric: true
            color: root.selected ? Theme.torchInk : Theme.ink
            Accessible.ignored: true
        }

        Words {
            id: label
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.word !== ""
            text: root.word
            role: "tiny"
            wrapMode: Text.NoWrap
            color: root.selected ? Theme.torchInk : Theme.soft
            Accessible.ignored: true
        }
    }
}
