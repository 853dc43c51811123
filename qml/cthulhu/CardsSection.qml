pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A place of the Minion's with its cards.
ColumnLayout {
    id: root

    required property var cards
    property string title
    property string empty
    property int columns: 2

    signal touched(string cardId)

    spacing: Theme.gap8
    visible: rows.count > 0 || empty !== ""
    Layout.fillWidth: true

    SectionTitle {
        text: root.title
    }

    Words {
        visible: rows.count === 0
        text: root.empty
        role: "small"
        quiet: true
    }

    GridLayout {
        visible: rows.count > 0
        columns: Theme.bigText ? 1 : root.columns
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap8

        Repeater {
            id: rows
            model: root.cards

            CardTile {
                id: tile
                onClicked: root.touched(tile.cardId)
            }
        }

        Repeater {
            model: Theme.bigText ? 0 : (root.columns - rows.count % root.columns) % root.columns

            Item {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
        }
    }
}
