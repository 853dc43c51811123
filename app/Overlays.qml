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
    required property Preferences preferences
    required property Demonstration demonstration
    required property Item page // the topmost one
    required property Toast toast

    signal playAsked(var game)

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

    FirstEvening {
        anchors.fill: parent
        shelf: root.shelf
        preferences: root.preferences
        page: root.page
    }

    Binding { target: root.demonstration; property: "held"; value: notices.large }

    Watching {
        demonstration: root.demonstration
        gameTitle: root.shelf.table?.gameTitle ?? ""
        barHeight: Theme.entry(root.page ?? {}, "barHeight") ?? 64
        sheetHeight: Theme.entry(root.page ?? {}, "sideways") === false ? Theme.entry(root.page, "sheetHeight") : 0
        onPlayAsked: {
            const game = root.shelf.gameOnTable();
            root.demonstration.end();
            root.playAsked(game);
        }
    }
}
