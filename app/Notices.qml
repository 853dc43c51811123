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
    property bool alone: false // nobody taps: the game plays itself
    readonly property bool large: moment.opened // something is shown large

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
        game: root.shelf.table?.game ?? ""
        lasts: root.alone ? 2600 : 0
        accent: Theme.gameColor(root.shelf.table?.game ?? "")
        accentInk: Theme.gameInk(root.shelf.table?.game ?? "")
    }
}
