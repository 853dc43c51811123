pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// Both sides of the table with the stories: one below the other on a phone, where whoever acts comes first; the stories
// above and the sides next to each other on a tablet; the stories between them on one that lies.
Ranked {
    id: root

    required property CthulhuTable table
    required property Sending sending
    property string shape: "phone" // phone, tall, lying
    property real room: 0          // as tall as it is without scrolling
    property bool wide: shape !== "phone"
    readonly property bool lying: shape === "lying"
    readonly property bool minesFirst: shape === "phone" && sending.active
    readonly property real gap: Theme.gap12
    readonly property bool tall: shape === "tall"
    readonly property real sides: lying ? Math.round((width - 2 * gap) * 0.31) : tall ? (width - gap) / 2 : width
    readonly property real middle: lying ? width - 2 * (sides + gap) : width
    readonly property real upper: tall ? lanes.height + gap : 0 // where the sides begin
    readonly property real under: grid.visible ? grid.height + gap : 0 // on a phone
    readonly property real toldRoom: told.visible ? told.height + gap : 0
    readonly property real mineRoom: mine.height + gap
    readonly property real deepest: Math.max(minion.y + minion.height, mine.y + mine.height) + inset
    readonly property real inset: wide ? Theme.gap12 : 0

    signal touched(string cardId)
    signal storyTouched(StoryTile tile)
    signal domainTouched(DomainTile tile)
    signal moreAsked()
    signal deckAsked()
    signal newAsked()
    signal editAsked(string id)
    signal domainsAsked()
    signal whyNotAsked(string cardId, bool equal, bool costX)
    signal refused(string why)
    signal dropped(var one, point at)

    function storyUnder(at: point): int {
        return wide ? lanes.storyUnder(at) : grid.storyUnder(at);
    }

    implicitHeight: lying ? Math.max(room, deepest, lanes.height + gap + toldRoom) : tall ? Math.max(room, deepest) : under + toldRoom + mineRoom + minion.height

    // The sides' own ground, down to the edge.
    Repeater {
        model: root.wide ? [Theme.gameColor("cthulhu"), Theme.torch] : []

        Rectangle {
            required property int index
            required property color modelData
            readonly property int place: 0
            x: index === 0 ? 0 : root.width - root.sides
            y: root.upper
            width: root.sides
            height: root.height - root.upper
            radius: Theme.radiusLarge
            color: Theme.mix(Theme.ground, modelData, Theme.contrast ? 0 : 0.07)
            border.width: Theme.contrast ? Theme.hairline : 0
            border.color: Theme.line
        }
    }

    // With big text on a phone the stories are no longer above the page.
    StoriesGrid {
        id: grid
        readonly property int place: 1
        visible: !root.wide && Theme.bigText
        width: root.width
        table: root.table
        sending: root.sending
        onTouched: tile => root.storyTouched(tile)
    }

    Column {
        id: told
        readonly property int place: root.wide || root.minesFirst ? 4 : 2
        x: root.lying ? root.sides + root.gap : root.tall ? mine.x : 0
        y: root.lying ? (root.table.over ? 0 : lanes.height + root.gap) : root.tall ? root.upper + root.inset : root.under + (root.minesFirst ? root.mineRoom : 0)
        width: root.tall ? mine.width : root.middle
        spacing: root.gap
        visible: root.table.over || report.any

        EndPanel {
            id: end
            visible: root.table.over
            width: parent.width
            compact: root.room < 420
            table: root.table
        }

        ReportPanel {
            id: report
            width: parent.width
            table: root.table
        }
    }

    MinionSide {
        id: minion
        readonly property int place: root.minesFirst ? 6 : 3
        x: root.inset
        y: root.wide ? root.upper + root.inset : root.under + root.toldRoom + (root.minesFirst ? root.mineRoom : 0)
        width: root.sides - 2 * root.inset
        table: root.table
        shape: root.shape
        cards: root.wide ? (root.sides >= 560 ? 3 : 2) : root.width >= 560 ? 3 : 2
        onTouched: cardId => root.touched(cardId)
        onDomainAsked: tile => root.domainTouched(tile)
        onMoreAsked: root.moreAsked()
        onDeckAsked: root.deckAsked()
        onWhyNotAsked: (cardId, equal, costX) => root.whyNotAsked(cardId, equal, costX)
    }

    StoryLanes {
        id: lanes
        readonly property int place: root.tall ? 2 : 3
        visible: root.wide
        x: root.lying ? root.sides + root.gap : 0
        y: root.lying && root.table.over ? root.toldRoom : 0 // how it ended stands above
        width: root.middle
        room: root.lying ? root.room - root.toldRoom : root.room - Math.max(minion.height, mine.height + root.toldRoom) - root.gap - 2 * root.inset
        table: root.table
        sending: root.sending
        onTouched: tile => root.storyTouched(tile)
    }

    OwnSide {
        id: mine
        readonly property int place: root.minesFirst ? 3 : 5
        x: (root.wide ? root.width - root.sides : 0) + root.inset
        y: root.lying ? root.inset : root.tall ? root.upper + root.inset + root.toldRoom : root.under + (root.minesFirst ? 0 : root.toldRoom + minion.height + root.gap)
        width: root.sides - 2 * root.inset
        table: root.table
        sending: root.sending
        cards: root.wide ? (root.sides >= 560 ? 3 : 2) : root.width >= 560 ? 3 : 2
        onNewAsked: root.newAsked()
        onEditAsked: id => root.editAsked(id)
        onDomainsAsked: root.domainsAsked()
        onDropped: (one, at) => root.dropped(one, at)
        onRefused: why => root.refused(why)
    }
}
