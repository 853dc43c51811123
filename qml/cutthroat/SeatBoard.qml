pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The seats in the order of initiative. They walk to their new place when the cards are drawn.
Ranked {
    id: root

    required property CutthroatTable table
    property int columns: 1
    property bool dense: false
    property bool shown: true
    property real tallest: 80
    property real room: 0 // what the seats may fill, where there is more than they need
    readonly property real share: (room + gap) / Math.max(1, lines) - gap
    readonly property real line: Math.max(tallest, Math.min(148, share))
    readonly property real gap: Theme.gap8
    readonly property real cell: (width - (columns - 1) * gap) / columns
    readonly property int lines: Math.ceil(cards.count / columns)

    signal asked(SeatCard card)
    signal padAsked(SeatCard card)
    signal lost(SeatCard card, int life)

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
            width: root.cell
            height: root.line
            roomy: root.share >= (root.cell < 480 ? 156 : 118) && root.cell >= 300 && !root.dense && !Theme.bigText
            dense: root.dense
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
