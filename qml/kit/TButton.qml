pragma ComponentBehavior: Bound
import QtQuick

// The base of the buttons with words: a rounded field, an optional symbol, text that may take two lines.
Pressable {
    id: root

    property string icon
    property string brief: text // as it is shown; `text` is what it is called
    property string role: "lead"
    property int weight: Font.DemiBold
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk
    property color fill: accent
    property color ink: accentInk
    property color outline: "transparent"
    property real sidePadding: Theme.gap16
    property real minimumHeight: 52
    property int lines: 1 // room that is kept for as many, whatever stands there now
    property real keptWidth: 0 // and for words of this size
    property real keptHeight: 0
    readonly property real room: width - 2 * sidePadding - markRoom
    readonly property real markRoom: icon !== "" ? mark.width + Theme.gap8 : 0

    implicitWidth: Math.max(Theme.touch, Math.max(words.implicitWidth, keptWidth) + markRoom + 2 * sidePadding)
    implicitHeight: Math.max(minimumHeight, Math.max(words.implicitHeight, keptHeight, lines * words.implicitHeight / Math.max(1, words.lineCount)) + Theme.gap24)
    scale: down && usable && Theme.motion ? 0.98 : 1

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.usable ? root.fill : "transparent"
        border.width: root.outline.a > 0 || (!root.usable && root.fill.a > 0) ? Theme.hairline : 0
        border.color: root.usable ? root.outline : Theme.contrast ? Theme.off : Theme.line
        Behavior on color { ColorAnimation { duration: Theme.quick } }
    }

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.ink
        opacity: root.down && root.usable ? 0.14 : 0
    }

    Row {
        anchors.centerIn: parent
        spacing: Theme.gap8

        Icon {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            visible: root.icon !== ""
            name: root.icon
            color: words.color
            size: Math.round(Theme.size(root.role) * 1.25)
        }

        Words {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, Math.max(0, root.room))
            text: root.brief
            role: root.role
            weight: root.weight
            color: root.usable ? root.ink : Theme.faint
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
