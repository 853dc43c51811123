pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The seats around a tablet that lies flat, each turned to its person.
Item {
    id: root

    required property CutthroatTable table
    property var places: []
    readonly property real depth: Math.ceil(Math.max(1.25 * (Theme.lead + Theme.small + Theme.tiny), (Theme.bigText ? 1.25 : 1.75) * Theme.huge) + 32)

    signal asked(SeatCard card)
    signal padAsked(SeatCard card)
    signal lost(SeatCard card, int life)

    anchors.fill: parent

    Repeater {
        model: root.places.length > 0 ? root.table.players : null

        SeatCard {
            id: card
            readonly property var spot: root.places[index] ?? null
            x: spot?.x ?? 0
            y: spot?.y ?? 0
            width: spot?.width ?? 0
            height: spot?.height ?? 0
            rotation: spot?.rotation ?? 0
            ringed: true
            roomy: !Theme.bigText && width >= 340
            onAsked: root.asked(card)
            onPadAsked: root.padAsked(card)
            onLost: life => root.lost(card, life)
            onChangeBy: delta => root.table.act({"do": "adjust", player: card.index, life: delta})
        }
    }
}
