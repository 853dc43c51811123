pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The monster that was named or turned, or the item that went off, on the tiles it was chosen from.
ColumnLayout {
    id: root

    required property MandomTable table
    required property var field // {kind: monster|treasure, label, value, set}
    readonly property string chosen: field.set ? field.value : ""

    signal answered(var value)

    spacing: Theme.gap8

    Words {
        text: root.field.label ?? ""
        role: "small"
        quiet: true
    }

    MonsterGrid {
        visible: root.field.kind === "monster"
        monsters: root.table.monsters
        counting: false
        chosen: root.chosen
        onTapped: monster => root.answered(monster)
    }

    GridLayout {
        id: grid
        visible: root.field.kind === "treasure"
        columns: width < (Theme.bigText ? 700 : 420) ? 2 : 3
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap8

        Repeater {
            model: root.table.items

            Chip {
                required property string itemId
                required property string name
                text: name
                exclusive: true
                selected: root.chosen === itemId
                accent: Theme.gameColor("mandom")
                accentInk: Theme.gameInk("mandom")
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.answered(itemId)
            }
        }
    }
}
