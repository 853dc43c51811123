pragma ComponentBehavior: Bound
import QtQuick

// A pill that is chosen or not. Chosen shows by fill and a tick, so never by colour alone; the tick has its room beside the
// words from the start, so that nothing moves.
Pressable {
    id: root

    property string icon
    property string label: text // what is seen of it, where what is spoken says more
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk
    property bool ticked: !exclusive
    property string glyph // in the place of the tick: a number
    readonly property bool marks: checkable && ticked && icon === ""
    readonly property real tickSize: Math.round(Theme.body * 0.95)
    readonly property real side: marks ? Math.max(Theme.gap16, tickSize + Theme.gap8) : Theme.gap16
    readonly property real iconRoom: icon !== "" ? picture.width + Theme.gap4 : 0

    checkable: true
    Accessible.onToggleAction: trigger()
    radius: Math.min(height / 2, 24)
    implicitWidth: Math.max(Theme.touch, words.implicitWidth + iconRoom + 2 * side)
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap16)

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.selected ? root.accent : root.usable ? Theme.raised : "transparent"
        border.width: root.selected && !Theme.contrast ? 0 : Theme.hairline // it may lie on what is raised too
        border.color: Theme.line
        Behavior on color { ColorAnimation { duration: Theme.quick } }
    }

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: words.color
        opacity: root.down && root.usable ? 0.12 : 0
    }

    Icon {
        x: Math.min(Theme.gap8, root.side - root.tickSize - 2)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.marks && root.selected && root.glyph === ""
        name: "check"
        color: words.color
        size: root.tickSize
        weight: 2.6
    }

    Words {
        x: Theme.gap8
        anchors.verticalCenter: parent.verticalCenter
        visible: root.marks && root.glyph !== ""
        text: root.glyph
        role: "small"
        weight: Font.Bold
        numeric: true
        color: words.color
        Accessible.ignored: true
    }

    Row {
        anchors.centerIn: parent
        spacing: Theme.gap4

        Icon {
            id: picture
            anchors.verticalCenter: parent.verticalCenter
            visible: root.icon !== ""
            name: root.icon
            color: words.color
            size: Math.round(Theme.body * 1.2)
            weight: 2.2
        }

        Words {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - 2 * (root.marks ? root.side : Theme.gap12) - root.iconRoom)
            text: root.label
            weight: Font.DemiBold
            oneLine: true
            color: root.selected ? root.accentInk : root.usable ? Theme.ink : Theme.faint
            Accessible.ignored: true
        }
    }
}
