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
    property bool large: false

    enabled: !fixed
    text: on ? qsTr("%1: on the hero").arg(name) : qsTr("%1: off").arg(name)
    hint: effect
    radius: Theme.radiusSmall
    implicitWidth: 90
    implicitHeight: column.implicitHeight + Theme.gap16
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
        anchors.leftMargin: Theme.gap12
        anchors.rightMargin: Theme.gap4
        y: root.large ? Math.max(Theme.gap8, (root.height - height) / 2) : Theme.gap8
        spacing: root.large ? Theme.gap8 : 2

        Icon {
            name: root.icon
            size: Math.round(Theme.icon * (root.large ? 1.8 : 0.9))
            color: root.on ? Theme.gameColor("mandom") : Theme.faint
        }

        Words {
            text: root.name
            role: root.large ? "lead" : "small"
            weight: Font.Bold
            font.strikeout: !root.on
            color: root.on ? Theme.ink : Theme.faint
            Accessible.ignored: true
        }

        Words {
            text: root.effect
            role: root.large ? "body" : "tiny"
            font.strikeout: !root.on
            color: root.on ? Theme.soft : Theme.faint
            Accessible.ignored: true
        }
    }
}
