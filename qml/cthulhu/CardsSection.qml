pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A place of the Minion's with its cards.
Column {
    id: root

    required property var cards
    property string title
    property string empty
    property int columns: 2

    signal touched(string cardId)

    spacing: Theme.gap8
    visible: rows.count > 0 || empty !== ""

    SectionTitle {
        visible: root.title !== ""
        width: parent.width
        text: root.title
    }

    Words {
        visible: rows.count === 0
        width: parent.width
        text: root.empty
        role: "small"
        quiet: true
    }

    TileGrid {
        id: grid
        visible: rows.count > 0
        width: parent.width
        columns: Theme.bigText ? 1 : root.columns

        Repeater {
            id: rows
            model: root.cards

            CardTile {
                id: tile
                width: grid.cell
                height: grid.tallest
                onImplicitHeightChanged: grid.measure()
                onClicked: root.touched(tile.cardId)
            }
        }
    }
}
