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
        const going = Theme.entry(proposal, "commits") ?? Theme.entry(proposal, "defends");
        ids = going ? going.map(each => each.card) : [Theme.entry(proposal, "card") ?? Theme.entry(proposal, "restore")];
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
            text: Theme.entry(root.table.card(root.ids[index] ?? ""), "name") ?? ""
            divider: true
            chevron: true
            onClicked: {
                if (root.leaving)
                    return;
                root.close();
                root.table.act({do: "cannot", card: root.ids[row.index]});
            }
        }
    }
}
