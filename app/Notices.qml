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
    readonly property bool large: (moment.item as Moment)?.opened ?? false // something is shown large

    function tell(words: string): void {
        toast.tell(words);
    }

    // It stands until it is no longer so: what has been done since may have changed it.
    function refuse(words: string): void {
        why = toast.tell(words);
        whyAt = shelf.table?.seq ?? 0;
    }

    function dismiss(): void {
        (moment.item as Moment)?.close();
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
            root.dismiss();
        }
        function onSighted(sights: var): void {
            moment.active = true;
            (moment.item as Moment).show(sights);
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
            root.dismiss(); // its table is gone
        }
    }

    Loader {
        id: moment
        active: false
        Component.onCompleted: setSource("TurningPoint.qml", {notices: root})
    }
}
