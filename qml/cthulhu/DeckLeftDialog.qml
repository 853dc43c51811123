pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// What is left in the Minion's deck, by its list.
TDialog {
    id: root

    required property CthulhuTable table
    readonly property var all: table.deckCards

    function ask(): void {
        open();
    }

    title: qsTr("The Minion’s deck")
    text: Grammar.said(qsTr("%1 {1:card is|cards are} left, by its list."), [table.deckLeft])
    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    Repeater {
        model: root.all.length

        ListRow {
            required property int index
            readonly property var told: root.all[index] ?? {name: "", detail: "", left: 0}
            interactive: false
            text: told.name
            detail: told.detail
            value: told.left === 0 ? qsTr("none left") : qsTr("%1 left").arg(told.left)
            dimmed: told.left === 0
            divider: true
        }
    }
}
