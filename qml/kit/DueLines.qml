pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// What is due at the table, one line after another: {index, text, rule, done}. No layout: Qt 6.4's overlook lines that break
// while they lay out.
Column {
    id: root

    property var lines: []
    property var opening: [] // the rules of those that the app has a part in
    property color accent: Theme.torch

    signal ticked(int index)
    signal opened(int index)

    visible: lines.length > 0
    Layout.fillWidth: true

    Repeater {
        model: root.lines.length // so that a line keeps the focus when it is ticked

        DueLine {
            required property int index
            readonly property var line: root.lines[index] ?? {text: "", rule: "", done: false}
            width: root.width
            text: line.text
            selected: line.done
            opens: root.opening.indexOf(line.rule) >= 0
            accent: root.accent
            onClicked: {
                if (opens)
                    root.opened(line.index);
                else
                    root.ticked(line.index);
            }
        }
    }
}
