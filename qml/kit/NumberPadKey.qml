pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// One key of the number pad; the sign in force is lit.
Pressable {
    id: key
    required property string code
    property string glyph: code
    property string icon
    property bool lit: false
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk
    text: glyph
    checkable: lit
    selected: lit
    radius: Theme.radiusSmall
    ringGap: 0
    implicitHeight: Math.max(Theme.touch, Theme.title * 1.6)
    Layout.fillWidth: true

    Rectangle {
        anchors.fill: parent
        radius: key.radius
        color: key.lit ? key.accent : key.down ? Theme.line : Theme.surface
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: Theme.line
    }

    Icon {
        anchors.centerIn: parent
        name: key.icon
        color: Theme.ink
    }

    Words {
        anchors.centerIn: parent
        visible: key.icon === ""
        text: key.glyph
        role: "title"
        numeric: true
        color: key.lit ? key.accentInk : Theme.ink
        Accessible.ignored: true
    }
}
