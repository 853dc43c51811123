pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The table has drawn its own initiative cards: who holds number 1, who number 2; the last one follows.
TDialog {
    id: root

    required property CutthroatTable table
    property var drawn: [] // seats by their number
    readonly property var living: opened ? Array.from(table.living) : []
    readonly property var left: living.filter(seat => drawn.indexOf(seat) < 0)

    function ask(): void {
        drawn = [];
        open();
    }

    function pick(seat: int): void {
        drawn = drawn.concat([seat]);
        if (left.length > 1)
            return;
        const order = drawn.concat(left);
        const command = {"do": "initiative", order: living.map(each => order.indexOf(each) + 1)};
        close();
        table.carryOut(command);
    }

    title: qsTr("Who drew number %1?").arg(drawn.length + 1)
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        QuietButton {
            visible: root.drawn.length > 0
            text: qsTr("Once more")
            onClicked: root.drawn = []
        }
    ]

    Answers {
        caption: qsTr("Tap the people in the order of their cards")

        Repeater {
            model: root.living

            PickChip {
                required property int modelData
                readonly property int number: root.drawn.indexOf(modelData) + 1
                text: root.table.seats[modelData]
                glyph: number > 0 ? number : ""
                hint: number > 0 ? qsTr("number %1").arg(number) : ""
                selected: number > 0
                onClicked: if (number === 0) root.pick(modelData)
            }
        }
    }
}
