pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Tables

// A file that came from outside: it is looked through first, and taken in when the person says so.
Loader {
    id: root

    required property CardSource cards

    signal refused(string why)

    function offer(file: url): void {
        if (!item)
            setSource("qrc:/qt/qml/Torchside/Cthulhu/ImportDialog.qml", {cards: cards});
        item["open"](); // qmllint disable
        item["look"]([file]); // qmllint disable
    }

    Connections {
        target: root.item
        ignoreUnknownSignals: true
        function onRefused(why: string): void {
            root.refused(why);
        }
    }
}
