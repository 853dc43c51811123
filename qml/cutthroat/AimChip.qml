pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A way of aiming, with whom it would hit.
Pressable {
    id: root

    property string who

    exclusive: true
    hint: who
    radius: Theme.radiusSmall
    ringGap: 0
    width: Math.min(implicitWidth, parent ? parent.width : implicitWidth)
    implicitWidth: Math.max(Theme.touch, Math.max(words.implicitWidth, names.visible ? names.implicitWidth : 0) + 2 * Theme.gap12)
    implicitHeight: Math.max(Theme.touch, column.implicitHeight + Theme.gap8)

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.selected ? Theme.gameColor("cutthroat") : root.down ? Theme.line : root.usable ? Theme.raised : "transparent"
        border.width: root.selected ? 0 : Theme.hairline
        border.color: root.usable ? Theme.edge : Theme.line
    }

    Column {
        id: column
        x: Theme.gap12
        width: root.width - 2 * Theme.gap12
        anchors.verticalCenter: parent.verticalCenter

        Words {
            id: words
            width: parent.width
            text: root.text
            weight: Font.DemiBold
            color: root.selected ? Theme.gameInk("cutthroat") : root.usable ? Theme.ink : Theme.faint
            Accessible.ignored: true
        }

        Words {
            id: names
            width: parent.width
            visible: root.who !== ""
            text: root.who
            role: "small"
            color: root.selected ? Theme.gameInk("cutthroat") : root.usable ? Theme.soft : Theme.faint
            Accessible.ignored: true
        }
    }
}
