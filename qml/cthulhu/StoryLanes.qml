pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The stories side by side on a tablet, as tall as there is room, with everybody who stands there.
Row {
    id: root

    required property CthulhuTable table
    required property Sending sending
    property real room: 0 // they fill it, and need what they need
    readonly property real cell: (width - (stories.count - 1) * spacing) / Math.max(1, stories.count)
    property real least: 0

    signal touched(StoryTile tile)

    function measure(): void {
        let most = 0;
        for (let i = 0; i < stories.count; ++i)
            most = Math.max(most, stories.itemAt(i)?.implicitHeight ?? 0);
        least = most;
    }

    function storyUnder(at: point): int {
        for (let i = 0; i < stories.count; ++i) {
            const tile = stories.itemAt(i);
            if (visible && tile.contains(tile.mapFromItem(null, at)))
                return i;
        }
        return -1;
    }

    spacing: Theme.gap8
    height: Math.max(least, room)

    Repeater {
        id: stories
        model: root.table.stories
        onItemAdded: root.measure()
        onItemRemoved: root.measure()

        StoryLane {
            id: tile
            width: root.cell
            height: root.height
            sending: root.sending
            meant: root.sending.active && root.sending.target === index && root.sending.targets.length > 1
            onImplicitHeightChanged: root.measure()
            onClicked: {
                if (root.sending.targets.length > 1 && root.sending.active && !meant && root.sending.nameOf(index) !== "")
                    root.sending.wanted = index;
                else
                    root.touched(tile);
            }
            onHeld: root.touched(tile)
        }
    }
}
