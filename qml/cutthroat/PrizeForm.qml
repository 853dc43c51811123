pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Who gets the prestige of an encounter, and who a bonus.
ColumnLayout {
    id: root

    required property CutthroatTable table
    required property int killer
    required property var bonus
    readonly property var bonuses: table.limits("end-encounter", "bonus.prestige")
    property bool opened: false

    signal killerChosen(int seat)
    signal bonusChosen(int seat, int prestige)

    spacing: Theme.gap8
    Layout.fillWidth: true

    Answers {
        caption: qsTr("%1 prestige to").arg(root.table.prestige)

        Repeater {
            model: Array.from(root.table.living)

            PickChip {
                required property int modelData
                text: root.table.seats[modelData]
                selected: root.killer === modelData
                onClicked: root.killerChosen(modelData)
            }
        }

        PickChip {
            visible: root.table.killer < 0
            text: qsTr("nobody")
            selected: root.killer < 0
            onClicked: root.killerChosen(-1)
        }
    }

    LinkButton {
        text: root.opened ? qsTr("No bonus prestige") : qsTr("Bonus prestige…")
        icon: root.opened ? "up" : "down"
        color: Theme.soft
        Layout.fillWidth: true // as far as its words go, in two lines where they are large
        Layout.maximumWidth: implicitWidth
        onClicked: root.opened = !root.opened
    }

    Repeater {
        model: Array.from(root.table.living)

        Stepper {
            required property int modelData
            visible: root.opened
            text: root.table.seats[modelData]
            label: qsTr("Bonus for %1").arg(text)
            value: root.bonus[modelData] ?? 0
            to: root.bonuses.to ?? 0
            onMoved: value => root.bonusChosen(modelData, value)
        }
    }
}
