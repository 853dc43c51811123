pragma ComponentBehavior: Bound
import QtQuick

// A pill that is chosen or not. Chosen shows by fill, weight and a tick, so never by colour alone.
Pressable {
    id: root

    property string icon
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk
    property bool ticked: !exclusive
    readonly property string mark: icon !== "" ? icon : selected && ticked ? "check" : ""

    readonly property real markRoom: mark !== "" ? picture.width + Theme.gap4 : 0

    checkable: true
    Accessible.onToggleAction: trigger()
    radius: Math.min(height / 2, 24)
    implicitWidth: Math.max(Theme.touch, words.implicitWidth + markRoom + 2 * Theme.gap16)
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap16)

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.selected ? root.accent : root.usable ? Theme.raised : "transparent"
        border.width: root.usable && !Theme.contrast ? 0 : Theme.hairline
        border.color: Theme.line
        Behavior on color { ColorAnimation { duration: Theme.quick } }
    }

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: words.color
        opacity: root.down && root.usable ? 0.12 : 0
    }

    Row {
        anchors.centerIn: parent
        spacing: Theme.gap4

        Icon {
            id: picture
            anchors.verticalCenter: parent.verticalCenter
            visible: root.mark !== ""
            name: root.mark
            color: words.color
            size: Math.round(Theme.body * 1.2)
            weight: 2.2
        }

        Words {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - 2 * Theme.gap12 - root.markRoom)
            text: root.text
            weight: Font.DemiBold
            oneLine: true
            color: root.selected ? root.accentInk : root.usable ? Theme.ink : Theme.faint
            Accessible.ignored: true
        }
    }
}
