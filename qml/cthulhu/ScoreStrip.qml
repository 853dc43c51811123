pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Who has won how many stories of those that win the game: always in sight.
Item {
    id: root

    required property CthulhuTable table
    property bool large: false
    readonly property bool stacked: Theme.bigText && width < 560
    readonly property bool roomy: !Theme.bigText || width >= 900
    readonly property real dot: Math.round((large ? Theme.head : Theme.body) * 0.9)

    implicitHeight: Math.max(row.implicitHeight, dot) + (large ? Theme.gap16 : Theme.gap12)
    Layout.fillWidth: true
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Stories won: you %1, the Minion %2. %3 win the game.").arg(table.playerStories).arg(table.minionStories).arg(table.storiesToWin)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: Theme.line
    }

    component Won: Row {
        id: won
        required property int count
        required property color tone
        spacing: Theme.gap4

        Repeater {
            model: root.table.storiesToWin

            Rectangle {
                required property int index
                readonly property bool full: index < won.count
                width: root.dot
                height: root.dot
                radius: root.dot / 2
                color: full ? won.tone : "transparent"
                border.width: 2
                border.color: full ? won.tone : Theme.faint
                Behavior on color { ColorAnimation { duration: Theme.slow } }
            }
        }
    }

    component Side: Words {
        role: root.large ? "lead" : "body"
        weight: Font.Bold
        numeric: true
        Accessible.ignored: true
    }

    GridLayout {
        id: row
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap12
        anchors.verticalCenter: parent.verticalCenter
        columns: root.stacked ? 2 : 5
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap4

        Side {
            text: qsTr("Minion")
            color: Theme.gameColor("cthulhu")
        }

        Won {
            count: root.table.minionStories
            tone: Theme.gameColor("cthulhu")
            Layout.alignment: root.stacked ? Qt.AlignRight : Qt.AlignLeft
        }

        Words {
            visible: !root.stacked
            text: root.roomy ? qsTr("three stories win") : ""
            role: "small"
            quiet: true
            oneLine: true
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }

        Side {
            text: qsTr("You")
            color: Theme.torch
            Layout.row: root.stacked ? 1 : 0
            Layout.column: root.stacked ? 0 : 4
        }

        Won {
            count: root.table.playerStories
            tone: Theme.torch
            Layout.row: root.stacked ? 1 : 0
            Layout.column: root.stacked ? 1 : 3
            Layout.alignment: Qt.AlignRight
        }
    }
}
