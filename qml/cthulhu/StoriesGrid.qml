pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The row of stories, nearest the Deep first.
TileGrid {
    id: root

    required property CthulhuTable table

    signal touched(StoryTile tile)

    columns: Theme.bigText && width < 1000 ? 1 : stories.count > 3 && width < 540 ? 2 : Math.max(1, stories.count)

    Repeater {
        id: stories
        model: root.table.stories

        StoryTile {
            id: tile
            width: root.cell
            height: root.tallest
            onImplicitHeightChanged: root.measure()
            onClicked: root.touched(tile)
        }
    }
}
