pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The seats in the order of initiative. They walk to their new place when the cards are drawn. On a tablet they fill the
// room that there is, in as many columns as make their numbers largest.
Ranked {
    id: root

    required property CutthroatTable table
    property bool dense: false
    property bool shown: true
    property real room: 0 // what the seats fill; 0 where the page scrolls
    property real tallest: 80
    readonly property bool fills: room > 0 && !Theme.bigText
    readonly property int columns: fills ? bestColumns() : dense ? 2 : 1
    readonly property int lines: Math.ceil(cards.count / columns)
    readonly property real share: (room + gap) / Math.max(1, lines) - gap
    readonly property real line: fills ? Math.max(share, 132) : tallest
    readonly property real gap: Theme.gap8
    readonly property real cell: (width - (columns - 1) * gap) / columns
    readonly property int lonely: fills && cards.count % columns === 1 && columns > 1 ? cards.count - 1 : -1 // alone in the last line, it takes all of it

    signal asked(SeatCard card)
    signal padAsked(SeatCard card)
    signal lost(SeatCard card, int life)

    function bestColumns(): int {
        let best = 1;
        let largest = 0;
        for (let columns = 1; columns <= 3; ++columns) {
            const tall = (room + gap) / Math.max(1, Math.ceil(cards.count / columns)) - gap - 120;
            const wide = ((width - (columns - 1) * gap) / columns - 152) / 1.85;
            const figure = Math.min(tall, wide);
            if (figure > largest) {
                largest = figure;
                best = columns;
            }
        }
        return best;
    }

    // The first one to whom the newest step did something.
    function marked(): SeatCard {
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as SeatCard;
            if (card && card.lifeMark !== 0)
                return card;
        }
        return null;
    }

    function measure(): void {
        let most = 0;
        for (let i = 0; i < cards.count; ++i)
            most = Math.max(most, cards.itemAt(i)?.implicitHeight ?? 0);
        tallest = most;
    }

    implicitHeight: lines * (line + gap) - gap
    Layout.fillWidth: true

    Repeater {
        id: cards
        model: root.shown ? root.table.players : null
        onItemAdded: root.measure()

        SeatCard {
            id: card
            x: (place % root.columns) * (root.cell + root.gap)
            y: Math.floor(place / root.columns) * (root.line + root.gap)
            width: place === root.lonely ? root.width : root.cell
            height: root.line
            big: root.fills
            dense: root.dense && !root.fills
            over: root.table.over
            onImplicitHeightChanged: root.measure()
            onAsked: root.asked(card)
            onPadAsked: root.padAsked(card)
            onLost: life => root.lost(card, life)
            onChangeBy: delta => root.table.act({"do": "adjust", player: card.index, life: delta})
            Behavior on x { enabled: Theme.motion; NumberAnimation { duration: Theme.slow; easing.type: Easing.InOutCubic } }
            Behavior on y { enabled: Theme.motion; NumberAnimation { duration: Theme.slow; easing.type: Easing.InOutCubic } }
        }
    }
}
