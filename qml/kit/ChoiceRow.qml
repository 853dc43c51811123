pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// A setting with a few answers, one of them chosen.
ColumnLayout {
    id: root

    property string text
    property string detail
    property var options: []
    property var current
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk

    signal chosen(var value)

    spacing: Theme.gap8
    Layout.fillWidth: true
    Accessible.role: Accessible.Grouping
    Accessible.name: text

    Words {
        visible: root.text !== ""
        text: root.text
        role: "lead"
    }

    Words {
        visible: root.detail !== ""
        text: root.detail
        role: "small"
        quiet: true
    }

    Flow {
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.options

            Chip {
                required property var modelData
                text: modelData.text
                hint: root.text // answers to two questions may be called the same
                exclusive: true
                selected: modelData.value === root.current
                accent: root.accent
                accentInk: root.accentInk
                width: Math.min(implicitWidth, root.width)
                onClicked: root.chosen(modelData.value)
            }
        }
    }
}
