pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The enemy's dice, which fall away as they are matched, and the chance to take the last of them in time.
Panel {
    id: root

    required property DarkcastleTable table

    signal changeAsked()

    padding: Theme.gap12
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The enemy")

    RowLayout {
        spacing: Theme.gap8
        Layout.topMargin: -Theme.gap8
        Layout.bottomMargin: -Theme.gap8
        Layout.rightMargin: -Theme.gap8

        Words {
            text: qsTr("The enemy’s dice · blow of %1").arg(root.table.blow)
            role: "small"
            quiet: true
            Layout.leftMargin: Theme.gap4
        }

        IconButton {
            icon: "more"
            color: Theme.soft
            text: qsTr("Change the enemy’s dice")
            onClicked: root.changeAsked()
        }
    }

    Flow {
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.table.enemy

            FaceDie {
                id: die
                required gone
                label: qsTr("Enemy die: %1").arg(die.word)
            }
        }
    }

    GridLayout {
        columns: Theme.bigText ? 2 : 3
        columnSpacing: Theme.gap12
        rowSpacing: Theme.gap4
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap4
        Layout.leftMargin: Theme.gap4

        Words {
            text: qsTr("You win")
            quiet: true
            Layout.fillWidth: Theme.bigText
            Accessible.ignored: true
        }

        LifeBar {
            value: Math.max(0, root.table.percent)
            maximum: 100
            color: Theme.gameColor("darkcastle")
            label: qsTr("The chance to win, %1").arg(root.table.expectation)
            Layout.row: Theme.bigText ? 1 : 0
            Layout.column: Theme.bigText ? 0 : 1
            Layout.columnSpan: Theme.bigText ? 2 : 1
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
    }
}
