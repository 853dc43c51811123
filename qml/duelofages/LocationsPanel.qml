pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// The places where adventures are, as this table's map has them.
Panel {
    id: root

    property Packs packs: null
    property var names: []
    property bool changed: false
    property bool opened: false
    required property int longest // of a name

    signal edited(var names)
    signal reset()
    signal refused(string why)

    function take(index: int): void {
        const rest = Array.from(names);
        rest.splice(index, 1);
        edited(rest);
    }

    padding: Theme.gap4
    spacing: 0

    ListRow {
        text: root.changed ? qsTr("Our own map") : qsTr("The printed map")
        detail: Grammar.said(qsTr("%1 location{1:|s}"), [root.names.length])
        sidePadding: Theme.gap12
        onClicked: root.opened = !root.opened

        Icon {
            name: root.opened ? "up" : "down"
            color: Theme.soft
        }
    }

    Repeater {
        model: root.opened ? root.names : []
        ListRow {
            id: row
            required property string modelData
            required property int index
            text: modelData
            titleWeight: Font.Normal
            interactive: false
            sidePadding: Theme.gap12

            IconButton {
                icon: "trash"
                color: Theme.soft
                text: qsTr("Remove %1").arg(row.modelData)
                onClicked: root.take(row.index)
            }
        }
    }

    TTextField {
        id: field
        visible: root.opened
        label: qsTr("Add a location")
        labelVisible: false
        placeholder: label
        icon: "plus"
        maximumLength: root.longest
        Layout.margins: Theme.gap8
        onAccepted: {
            const name = text.trim();
            if (root.names.indexOf(name) >= 0) {
                root.refused(qsTr("%1 is there already: each needs a name of its own.").arg(name));
            } else if (name !== "") {
                root.edited(Array.from(root.names).concat([name]));
                clear();
                focusNow();
            }
        }
    }

    PackChips {
        packs: root.packs
        game: "duelofages"
        kind: "location"
        letters: field.text
        places: 12
        offered: root.opened
        taken: Array.from(root.names)
        Layout.margins: Theme.gap8
        onChosen: location => {
            root.edited(Array.from(root.names).concat([location.name]));
            field.clear();
        }
    }

    QuietButton {
        visible: root.opened && root.changed
        text: qsTr("Back to the printed map")
        Layout.fillWidth: true
        Layout.margins: Theme.gap8
        onClicked: root.reset()
    }
}
