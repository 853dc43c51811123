pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// At which story a card is laid face down.
TDialog {
    id: root

    required property CthulhuTable table
    property string cardId

    function ask(id: string): void {
        cardId = id;
        open();
    }

    title: qsTr("Dormant at which story?")
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        }
    ]

    Repeater {
        model: root.table.stories

        ListRow {
            id: row
            required property int index
            required property string name
            text: name
            divider: true
            onClicked: {
                if (root.leaving)
                    return;
                root.close();
                root.table.act({do: "dormant", card: root.cardId, story: row.index});
            }
        }
    }
}
