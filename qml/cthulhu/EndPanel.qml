pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The end: the tide has turned, or it has come in.
Panel {
    id: root

    required property CthulhuTable table
    property bool compact: false // a low window
    readonly property bool won: table.playerWon
    readonly property color tone: won ? Theme.torch : Theme.gameColor("cthulhu")

    tint: Theme.contrast ? "transparent" : Theme.mix(Theme.ground, tone, 0.22)
    outline: tone
    spacing: Theme.gap12

    Item {
        implicitHeight: root.compact ? 92 : 148
        clip: true
        Layout.fillWidth: true

        // The sea: three swells, above them a lamp or the Minion's eye.
        Repeater {
            model: 3

            Rectangle {
                id: swell
                required property int index
                property real sway: 0
                x: parent.width / 2 - width / 2 + (index - 1) * 34 + sway
                y: (root.compact ? 48 : 84) + index * (root.compact ? 14 : 20)
                width: 640
                height: 640
                radius: 320
                color: Theme.mix(Theme.ground, root.tone, Theme.contrast ? 0 : 0.14 + 0.1 * index)
                border.width: 2
                border.color: Theme.mix(Theme.ground, root.tone, 0.4 + 0.25 * index)

                SequentialAnimation {
                    running: root.visible && Theme.motion
                    loops: 3
                    NumberAnimation { target: swell; property: "sway"; to: 8 - swell.index * 8; duration: 1400; easing.type: Easing.InOutSine }
                    NumberAnimation { target: swell; property: "sway"; to: 0; duration: 1400; easing.type: Easing.InOutSine }
                }
            }
        }

        Icon {
            id: mark
            anchors.horizontalCenter: parent.horizontalCenter
            y: 4
            name: root.won ? "torch" : "eye"
            size: root.compact ? 48 : 76
            weight: 1.5
            color: root.tone
        }

        SequentialAnimation {
            running: root.visible && Theme.motion
            NumberAnimation { target: mark; property: "scale"; from: root.won ? 0.4 : 1.5; to: 1; duration: 600; easing.type: Easing.OutBack }
        }
    }

    Words {
        text: root.won ? qsTr("You have held it back!") : qsTr("The Minion has won.")
        role: "head"
        horizontalAlignment: Text.AlignHCenter
        heading: true
    }

    Words {
        visible: !root.compact // the sheet at the side says it
        text: root.table.ending
        quiet: true
        horizontalAlignment: Text.AlignHCenter
    }

    RowLayout {
        spacing: Theme.gap24
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: false

        Stat {
            value: root.table.playerStories
            label: qsTr("your stories")
            color: Theme.torch
        }

        Stat {
            value: root.table.minionStories
            label: qsTr("the Minion’s")
            color: Theme.gameColor("cthulhu")
        }
    }
}
