pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One line: who goes where, and the player's best answer to it.
ColumnLayout {
    id: root

    property string title
    property var line: ({})
    property bool main: false
    readonly property var places: Theme.entry(line, "places") ?? []
    readonly property var answer: Theme.entry(line, "answer") ?? []

    spacing: Theme.gap4
    Layout.fillWidth: true

    Words {
        text: root.title
        role: "small"
        weight: Font.Bold
        color: root.main ? Theme.gameColor("cthulhu") : Theme.soft
        heading: true
    }

    Words {
        text: root.places.join("\n")
        weight: root.main ? Font.DemiBold : Font.Normal
    }

    Words {
        visible: root.answer.length > 0
        text: qsTr("Your best answer: %1").arg(root.answer.join(", "))
        role: "small"
        quiet: true
    }
}
