pragma ComponentBehavior: Bound
import QtQuick
import Torchside.App
import Torchside.Kit
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
        function onResynced(): void {
            moment.close();
        }
        function onSighted(sights: var): void {
            moment.show(sights);
        }
    }

    Connections {
        target: root.cards
        function onFailed(message: string): void {
            root.told(message);
        }
    }

    Connections {
        target: root.shelf
        function onTableChanged(): void {
            moment.close(); // its table is gone
        }
    }

    Moment {
        id: moment
        accent: Theme.gameColor(root.shelf.table?.game ?? "")
        accentInk: Theme.gameInk(root.shelf.table?.game ?? "")
    }
}
