import QtQuick
import Torchside.Kit
import Torchside.Tables

// What LILLITH was thinking about when the app went stands in the page's memory, and what somebody had begun to enter:
// both are taken up once, when that comes.
Item {
    id: root

    required property CthulhuTable table
    property var memory: null // until it comes
    property bool recalled: false
    property var begun: ({}) // what stands in the open step now
    property bool came: false

    signal remembered(var memory)
    signal takenUp(var begun)

    function write(): void {
        if (!came)
            return;
        memory = table.withBegun(memory, begun);
        remembered(memory);
    }

    visible: false
    onBegunChanged: write()
    onMemoryChanged: {
        if (memory === null)
            return;
        if (!came) {
            const left = JSON.parse(JSON.stringify(table.begun(memory)));
            came = true;
            if (Object.keys(left).length > 0)
                takenUp(left);
        }
        if (recalled || Theme.entry(memory, "awaited") === undefined)
            return;
        recalled = true;
        table.takeUp(memory);
    }

    Connections {
        target: root.table
        function onAwaitedChanged(): void {
            root.recalled = true;
            root.memory = root.table.kept(root.memory ?? {});
            root.remembered(root.memory);
        }
    }
}
