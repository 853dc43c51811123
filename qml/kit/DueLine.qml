pragma ComponentBehavior: Bound
import QtQuick

// Something that hands do at the table: ticked off by a tap, or opened where the app has a part in it.
Pressable {
    id: root

    property bool opens: false
    property color accent: Theme.torch

    checkable: !opens
    radius: Theme.radiusSmall
    ringGap: 0
    implicitWidth: 280
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap12)
    Accessible.role: opens ? Accessible.Button : Accessible.CheckBox
    Accessible.onToggleAction: trigger()

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: Theme.ink
        opacity: root.down ? 0.08 : 0
    }

    Rectangle {
        id: box
        x: 2
        y: (root.height - height) / 2
        width: Math.round(Theme.lead * 1.3)
        height: width
        radius: root.opens ? width / 2 : 6
        color: root.selected ? root.accent : "transparent"
        border.width: root.selected ? 0 : 2
        border.color: root.opens ? root.accent : Theme.soft

        Icon {
            anchors.centerIn: parent
            visible: root.selected || root.opens
            name: root.opens ? "forward" : "check"
            size: Math.round(box.width * 0.75)
            weight: 2.6
            color: root.selected ? Theme.torchInk : root.accent
        }
    }

    Words {
        id: words
        x: box.x + box.width + Theme.gap12
        width: root.width - x
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        weight: root.opens ? Font.DemiBold : Font.Normal
        color: root.selected ? Theme.faint : Theme.ink
        font.strikeout: root.selected
        Accessible.ignored: true
    }
}
