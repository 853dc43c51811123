pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The row of stories, nearest the Deep first. While characters are sent, a tap says where to; else it opens the story.
TileGrid {
    id: root

    required property CthulhuTable table
    required property Sending sending

    signal touched(StoryTile tile)

    function storyUnder(at: point): int {
        for (let i = 0; i < stories.count; ++i) {
            const tile = stories.itemAt(i);
            if (visible && tile.contains(tile.mapFromItem(null, at)))
                return i;
        }
        return -1;
    }

    columns: Theme.bigText && width < 1000 ? 1 : stories.count > 3 && width < 540 ? 2 : Math.max(1, stories.count)

    Repeater {
        id: stories
        model: root.table.stories

        StoryTile {
            id: tile
            width: root.cell
            height: root.tallest
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
