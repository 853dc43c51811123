pragma ComponentBehavior: Bound
import QtQuick
import Torchside.App
import Torchside.Kit
import Torchside.Tables

// What comes over the pages of its own accord: turning points, a first evening's hints, a game that plays itself.
Item {
    id: root

    required property Shelf shelf
    required property CardSource cards
    required property Packs packs
    required property Preferences preferences
    required property Demonstration demonstration
    required property Item page // the topmost one
    required property Toast toast
    required property Phones phones
    required property Carrying carrying

    signal playAsked(var game)
    signal hubAsked()

    function playInstead(): void {
        const game = shelf.gameOnTable();
        demonstration.end();
        playAsked(game);
    }

    function refuse(why: string): void {
        notices.refuse(why);
    }

    Notices {
        id: notices
        shelf: root.shelf
        cards: root.cards
        alone: root.demonstration.running
        toast: root.toast
    }

    Binding {
        target: root.phones
        property: "shades"
        value: ({game: root.shelf.identities[root.shelf.table?.game ?? ""]?.color ?? [], seats: root.shelf.hues.map(hue => Theme.hueShades(hue))})
    }

    Connections {
        target: root.phones
        function onAsked(who: string): void {
            root.toast.tell(who === "" ? qsTr("A phone asks to come in.") : qsTr("Another phone asks for %1’s seat.").arg(who));
        }
    }

    // A hub that is silent is told of once; there stands what can be done.
    Connections {
        property int silence: 0 // the toast that tells of it
        target: root.carrying
        function onTold(message: string): void { root.toast.tell(message); }
        function onChanged(): void {
            if (root.carrying.silent && silence === 0) {
                silence = root.toast.show(root.carrying.news, qsTr("Look"));
            } else if (!root.carrying.silent && silence !== 0) {
                root.toast.withdraw(silence);
                silence = 0;
            }
        }
        Component.onCompleted: root.toast.acted.connect(id => {
            if (id === silence)
                root.hubAsked();
        })
    }

    // What differs from last time is asked once; who says nothing means only today.
    Connections {
        property var differences: ({}) // by toast
        target: root.packs
        ignoreUnknownSignals: true
        function onDiffers(difference: int, message: string): void { differences[root.toast.show(message, qsTr("Correct the pack"))] = difference; }
        function onSaid(message: string): void { root.toast.tell(message); }
        Component.onCompleted: root.toast.acted.connect(id => {
            if (differences[id] !== undefined)
                root.packs["settle"](differences[id]); // qmllint disable
        })
    }

    FirstEvening {
        anchors.fill: parent
        shelf: root.shelf
        preferences: root.preferences
        page: root.page
    }

    Binding { target: root.demonstration; property: "held"; value: notices.large }

    Connections {
        target: root.demonstration
        function onChanged(): void { watching.active = watching.active || root.demonstration.running; }
    }

    Loader {
        id: watching
        active: false
        Component.onCompleted: setSource("Watching.qml", {overlays: root})
    }
}
