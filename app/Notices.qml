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
    required property Toast toast
    property int why: 0 // the toast that says why something could not be done
    property int whyAt: 0 // and after which step
    property bool alone: false // nobody taps: the game plays itself
    readonly property bool large: moment.opened // something is shown large

    function tell(words: string): void {
        toast.tell(words);
    }

    // It stands until it is no longer so: what has been done since may have changed it.
    function refuse(words: string): void {
        why = toast.tell(words);
        whyAt = shelf.table?.seq ?? 0;
    }

    Connections {
        target: root.shelf
        function onRefused(message: string): void {
            root.tell(message);
        }
    }

    Connections {
        target: root.shelf.table
        function onRefused(message: string): void {
            root.refuse(message);
        }
        function onChanged(): void {
            if (root.shelf.table.seq !== root.whyAt)
                root.toast.withdraw(root.why);
        }
        function onResynced(): void {
            moment.close();
        }
        function onSighted(sights: var): void {
            moment.show(sights);
        }
    }

    Connections {
        target: root.shelf.seating
        function onChanged(): void {
            root.toast.withdraw(root.why);
        }
    }

    Connections {
        target: root.cards
        function onFailed(message: string): void {
            root.tell(message);
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
