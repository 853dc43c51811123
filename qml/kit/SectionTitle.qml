pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// The quiet capitals above a group; something small may stand at the right.
RowLayout {
    id: root

    property string text

    spacing: Theme.gap8
    Layout.fillWidth: true
    Layout.topMargin: Theme.gap8

    Words {
        text: root.text
        role: "small"
        weight: Font.Bold
        caps: true
        quiet: true
        heading: true
    }
}
