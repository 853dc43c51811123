pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// The enemy's dice, which fall away as they are matched, and the chance to take the last of them in time.
Panel {
    id: root

    required property DarkcastleTable table
    property bool roomy: true
    property bool tall: false // a tablet: larger dice
    property bool middle: false // all of the middle is theirs
    readonly property real room: width - 2 * padding
    readonly property int across: middle ? (row.count <= 6 ? 3 : 4) : room > 560 ? Math.max(6, row.count) : Theme.bigText ? 5 : row.count <= 6 ? 6 : Math.ceil(row.count / 2)
    readonly property real dieSize: Math.floor(Math.min(middle ? 112 : tall ? 76 : 52, (room - (across - 1) * Theme.gap8) / across))

    signal changeAsked()

    padding: Theme.gap12
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The enemy")

    Words {
        visible: root.roomy || root.table.enemyName !== ""
        text: root.table.enemyName !== "" ? root.table.enemyName : qsTr("The enemy’s dice")
        role: "small"
        quiet: root.table.enemyName === ""
        weight: root.table.enemyName !== "" ? Font.DemiBold : Font.Normal
        Layout.leftMargin: Theme.gap4
    }

    PackNote {
        table: root.table
        kinds: ["enemy"]
        name: root.table.enemyName
        Layout.leftMargin: Theme.gap4
    }

    Flow {
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            id: row
            model: root.table.enemy

            FaceDie {
                id: die
                required gone
                implicitWidth: root.dieSize
                label: qsTr("Enemy die: %1").arg(die.word)
            }
        }
    }

    GridLayout {
        columns: Theme.bigText ? 3 : 4
        columnSpacing: Theme.gap12
        rowSpacing: Theme.gap4
        Layout.fillWidth: true
        Layout.topMargin: -Theme.gap4
        Layout.bottomMargin: Theme.bigText ? Theme.gap4 : -Theme.gap8
        Layout.leftMargin: Theme.gap4
        Layout.rightMargin: -Theme.gap8

        Words {
            text: qsTr("You win")
            quiet: true
            Layout.fillWidth: Theme.bigText
            Layout.row: 0
            Layout.column: 0
            Accessible.ignored: true
        }

        LifeBar {
            value: Math.max(0, root.table.percent)
            maximum: 100
            color: Theme.gameColor("darkcastle")
            label: qsTr("The chance to win, %1").arg(root.table.expectation)
            Layout.row: Theme.bigText ? 1 : 0
            Layout.column: Theme.bigText ? 0 : 1
            Layout.columnSpan: Theme.bigText ? 3 : 1
        }

        Words {
            text: qsTr("%1 %").arg(Math.max(0, root.table.percent))
            role: "lead"
            weight: Font.Bold
            numeric: true
            Layout.row: 0
            Layout.column: Theme.bigText ? 1 : 2
            Layout.minimumWidth: Theme.lead * 2.6
            horizontalAlignment: Text.AlignRight
            Accessible.name: qsTr("%1 per cent to win").arg(root.table.percent)
        }

        IconButton {
            icon: "more"
            color: Theme.soft
            text: qsTr("Change the enemy’s dice")
            Layout.row: 0
            Layout.column: Theme.bigText ? 2 : 3
            onClicked: root.changeAsked()
        }
    }
}
