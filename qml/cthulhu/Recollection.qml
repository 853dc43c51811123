import QtQuick
import Torchside.Kit
import Torchside.Tables

// What LILLITH was thinking about when the app went stands in the page's memory: it is taken up once, when that comes.
Item {
    id: root

    required property CthulhuTable table
    property var memory: ({})
    property bool recalled: false

    signal remembered(var memory)

    visible: false
    onMemoryChanged: {
        if (recalled || Theme.entry(memory, "awaited") === undefined)
            return;
        recalled = true;
        table.takeUp(memory);
    }

    Connections {
        target: root.table
        function onAwaitedChanged(): void {
            root.recalled = true;
            root.memory = root.table.kept(root.memory);
            root.remembered(root.memory);
        }
    }
}
