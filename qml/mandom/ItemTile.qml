pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One item: its picture, its name, what it does. Off the hero it is dashed and crossed out.
Pressable {
    id: root

    required property string itemId
    required property string name
    required property string effect
    required property bool on
    property string icon
    property bool inviting: false
    property bool fixed: false

    enabled: !fixed
    text: on ? qsTr("%1: on the hero").arg(name) : qsTr("%1: off").arg(name)
    hint: effect
    radius: Theme.radiusSmall
    implicitWidth: 90
    implicitHeight: column.implicitHeight + Theme.gap24
    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.preferredWidth: 1

    Rectangle {
        anchors.fill: parent
        visible: root.on
        radius: root.radius
        color: root.down ? Theme.line : Theme.raised
        border.width: root.inviting ? 2 : Theme.contrast ? 2 : 0
        border.color: root.inviting ? Theme.gameColor("mandom") : Theme.line
    }

    DashedFrame {
        anchors.fill: parent
        visible: !root.on
    }

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap12
        y: Theme.gap12
        spacing: Theme.gap4

        Icon {
            name: root.icon
            size: Math.round(Theme.icon)
            color: root.on ? Theme.gameColor("mandom") : Theme.faint
        }

        Words {
            text: root.name
            weight: Font.Bold
            font.strikeout: !root.on
            color: root.on ? Theme.ink : Theme.faint
            Accessible.ignored: true
        }

        Words {
            text: root.effect
            role: "small"
            font.strikeout: !root.on
            color: root.on ? Theme.soft : Theme.faint
            Accessible.ignored: true
        }
    }
}
