pragma ComponentBehavior: Bound
import QtQuick

// A person as a coloured initial (or a rank, with `text`).
Rectangle {
    id: root

    property string name
    property string text: Array.from(name.trim())[0] ?? "?"
    property color ink: Theme.seatInk(0)
    property real size: 40
    property bool dimmed: false

    implicitWidth: Math.max(size, Math.round(Theme.body * 1.9))
    implicitHeight: implicitWidth
    radius: width / 2
    color: Theme.seatColor(0)
    border.width: dimmed || Theme.contrast ? Theme.hairline : 0
    border.color: Theme.line
    Accessible.ignored: true

    Binding on color {
        when: root.dimmed
        value: "transparent"
    }

    Words {
        anchors.centerIn: parent
        text: root.text.toLocaleUpperCase()
        weight: Font.Bold
        numeric: true
        color: root.dimmed ? Theme.faint : root.ink
        Accessible.ignored: true
    }
}
