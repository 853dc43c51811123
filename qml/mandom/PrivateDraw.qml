pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The one to act notes which monster was drawn: covered first, so that the phone can be picked up unseen.
TDialog {
    id: root

    required property MandomTable table
    property string who
    property bool alone: false
    property string monster

    signal rule()

    function ask(name: string): void {
        who = name;
        alone = false;
        monster = "";
        open();
    }

    title: alone ? qsTr("Which monster did you draw?") : qsTr("For %1’s eyes only").arg(who)
    text: alone ? (maximumWidth > width && !Theme.bigText ? "" : qsTr("Only you will see how it changes your odds.")) : qsTr("Take the phone so that nobody else can see it.")
    maximumWidth: 560
    atTop: true // what opens it lies further down
    mainAction: go
    onClosed: {
        alone = false;
        monster = "";
    }
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            text: root.alone ? qsTr("Dungeon") : qsTr("I’m looking alone")
            whyNot: root.alone && root.monster === "" ? qsTr("Tap the monster first.") : ""
            onClicked: {
                if (!root.alone) {
                    root.alone = true;
                    return;
                }
                const drawn = root.monster;
                root.close();
                root.table.act({do: "place", monster: drawn});
            }
        }
    ]

    MonsterGrid {
        visible: root.alone
        monsters: root.table.monsters
        columns: Theme.bigText ? 2 : root.maximumWidth > root.width ? 3 : 4
        chosen: root.monster
        counting: false
        onTapped: monster => root.monster = monster
    }

    Words {
        visible: root.alone && root.table.anyItemOn
        text: qsTr("… or away with it, and with an item:")
        quiet: true
    }

    LinkButton {
        visible: root.alone && root.table.anyItemOn
        text: qsTr("The item is public")
        icon: "book"
        role: "small"
        color: Theme.soft
        Layout.leftMargin: -Theme.gap8
        onClicked: {
            root.close();
            root.rule();
        }
    }

    Flow {
        visible: root.alone
        spacing: Theme.gap8
        Layout.fillWidth: true
        Repeater {
            model: root.table.items
            Chip {
                id: chip
                required property string itemId
                required property string name
                required property bool on
                visible: on
                checkable: false
                text: name
                whyNot: root.monster !== "" ? "" : qsTr("Tap the monster first.")
                onClicked: {
                    const drawn = root.monster;
                    root.close();
                    root.table.act({do: "remove", item: chip.itemId, monster: drawn});
                }
            }
        }
    }
}
