pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// Which of the proposed cards can't do it on this table; with one alone nobody is asked.
TDialog {
    id: root

    required property CthulhuTable table
    property var ids: []

    function ask(): void {
        const proposal = table.proposal;
        ids = proposal.commits ? proposal.commits.map(each => each.card) : proposal.defends ? proposal.defends.map(each => each.card) : [proposal.card ?? proposal.restore];
        if (ids.length === 1)
            table.act({do: "cannot", card: ids[0]});
        else
            open();
    }

    title: qsTr("Which one can’t?")
    text: qsTr("It stays where it is and is left out until this phase ends.")
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        }
    ]

    Repeater {
        model: root.ids.length

        ListRow {
            id: row
            required property int index
            text: root.table.card(root.ids[index] ?? "").name ?? ""
            divider: true
            chevron: true
            onClicked: {
                root.close();
                root.table.act({do: "cannot", card: root.ids[row.index]});
            }
        }
    }
}
