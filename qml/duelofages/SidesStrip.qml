pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Whose turn it is and who is with whom, in one line a side.
Panel {
    id: root

    required property DuelOfAgesTable table

    padding: Theme.gap12
    spacing: Theme.gap8

    Repeater {
        model: 2
        GridLayout {
            id: line
            required property int index
            columns: Theme.bigText || tag.implicitWidth + people.implicitWidth + columnSpacing > root.width - 2 * root.padding ? 1 : 2 // long names have the whole width
            columnSpacing: Theme.gap8
            rowSpacing: Theme.gap4

            SideTag {
                id: tag
                side: line.index
                name: root.table.sides[line.index] ?? ""
                acting: root.table.actingSide === line.index && !root.table.over
            }

            Words {
                id: people
                text: root.table.sidePeople[line.index] ?? ""
                weight: Font.DemiBold
            }
        }
    }
}
