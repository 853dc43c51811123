pragma ComponentBehavior: Bound
import QtQuick
import Torchside.App
import Torchside.Tables

// What the shelf, the table and the cards have to say beside what their pages show.
Item {
    id: root

    required property Shelf shelf
    required property CardSource cards

    signal told(string words)

    Connections {
        target: root.shelf
        function onRefused(message: string): void {
            root.told(message);
        }
    }

    Connections {
        target: root.shelf.table
        function onRefused(message: string): void {
            root.told(message);
        }
        function onResynced(changes: var): void {
            root.told(changes.length > 0 ? changes.join("\n") : qsTr("Nothing to change on the table."));
        }
    }

    Connections {
        target: root.cards
        function onFailed(message: string): void {
            root.told(message);
        }
    }
}
