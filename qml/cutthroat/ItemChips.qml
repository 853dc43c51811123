pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// The items that lie open before somebody. A new one comes by its name, or by a tap on one that was known before; the
// sheet stays open for the next.
ColumnLayout {
    id: root

    required property CutthroatTable table
    required property CreatureBook book
    property int seat: -1
    property var items: []
    property bool adding: false
    property bool relic: false // what is typed is one
    readonly property var names: table.limits("item", "add")

    signal itemAsked(string item, bool tipped)

    function add(name: string, isRelic: bool): void {
        if (!table.act(Object.assign({"do": "item", player: seat, add: name}, isRelic ? {relic: true} : {})))
            return;
        field.clear();
        relic = false;
    }

    spacing: Theme.gap8
    Layout.fillWidth: true

    Answers {
        caption: qsTr("Items that lie open")

        Repeater {
            model: root.items

            PickChip {
                required property var modelData
                text: modelData.tipped ? qsTr("%1 · tipped").arg(modelData.name) : modelData.name
                exclusive: false
                checkable: false
                onClicked: root.itemAsked(modelData.name, modelData.tipped)
            }
        }

        PickChip {
            text: qsTr("New item…")
            icon: "plus"
            exclusive: false
            selected: root.adding
            onClicked: root.adding = !root.adding
        }
    }

    TTextField {
        id: field
        visible: root.adding
        label: qsTr("Name of the item")
        labelVisible: false
        placeholder: qsTr("Name of the item")
        icon: "plus"
        maximumLength: root.names.longest ?? 0
        onAccepted: {
            if (text.trim() !== "")
                root.add(text.trim(), root.relic);
        }
    }

    PickChip {
        visible: root.adding
        text: qsTr("It is a relic")
        exclusive: false
        selected: root.relic
        onClicked: root.relic = !root.relic
    }

    Flow {
        visible: root.adding && known.count > 0
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            id: known
            model: Array.from(root.book.items).filter(name => name.toLowerCase().includes(field.text.trim().toLowerCase())).slice(0, root.adding ? 8 : 0)

            PickChip {
                required property string modelData
                text: modelData
                hint: qsTr("lies open, too")
                icon: "plus"
                exclusive: false
                checkable: false
                onClicked: root.add(modelData, false)
            }
        }
    }

    PackChips {
        packs: root.table.packs
        game: "cutthroat"
        kind: "relic"
        letters: field.text
        offered: root.adding
        onChosen: entry => root.add(entry.name, true)
    }
}
