pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// An import of cards and decks: the files first, several if you like, then what is in them.
Item {
    id: root

    required property CardSource cards

    signal refused(string why)
    signal imported(string told)

    function ask(): void {
        if (String(picker.source) === "")
            picker.source = Pickers.isOurs || Pickers.isBrowser ? Pickers.open : Qt.resolvedUrl("FilePicker.qml");
        picker.item["open"](); // qmllint disable
    }

    visible: false

    Loader {
        id: picker

        Connections {
            target: picker.item
            ignoreUnknownSignals: true
            function onPicked(urls: var): void {
                dialog.look(urls);
            }
        }
    }

    ImportDialog {
        id: dialog
        cards: root.cards
        onRefused: why => root.refused(why)
        onImported: told => root.imported(told)
        onMoreAsked: root.ask()
    }
}
