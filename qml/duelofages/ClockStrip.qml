pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The game's clock: what is left, a pause, and its rule one touch away.
Panel {
    id: root

    required property DuelOfAgesTable table

    signal clockAsked()
    signal rule()

    padding: Theme.gap8
    outline: table.clockOut ? Theme.gameColor("duelofages") : Theme.contrast ? Theme.line : "transparent"

    Timer {
        interval: 1000
        repeat: true
        running: root.visible && !root.table.clockPaused && !root.table.clockOut
        onTriggered: root.table.tick()
    }

    RowLayout {
        spacing: Theme.gap4

        LinkButton {
            icon: "clock"
            text: root.table.clockText
            hint: qsTr("The rule")
            role: "lead"
            weight: Font.Bold
            color: root.table.clockOut ? Theme.gameColor("duelofages") : Theme.ink
            Layout.fillWidth: true
            onClicked: root.rule()
        }

        LinkButton {
            visible: !root.table.clockOut
            text: root.table.clockPaused ? qsTr("Go on") : qsTr("Pause")
            onClicked: root.table.act({do: "clock", pause: !root.table.clockPaused})
        }

        LinkButton {
            text: qsTr("Set")
            onClicked: root.clockAsked()
        }
    }
}
