pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// Who has destroyed the HQ.
TDialog {
    id: root

    required property DuelOfAgesTable table

    title: qsTr("Who destroyed the HQ?")
    text: qsTr("It falls only once, for 3 points.")
    actions: QuietButton {
        text: qsTr("Nobody")
        onClicked: root.close()
    }

    Answers {
        Repeater {
            model: root.table.seats
            PickChip {
                required property int index
                required property string modelData
                text: modelData
                onClicked: {
                    root.close();
                    root.table.act({do: "hq-destroyed", by: index});
                }
            }
        }
    }
}
