pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The players around a tablet that lies flat, each turned to its person.
Item {
    id: root

    required property DuelOfAgesTable table
    property var places: []
    readonly property real depth: Math.ceil(Math.max(Theme.bigText ? 0 : 116, 1.3 * (Theme.small + Theme.lead + Theme.small) + 36, 1.25 * (Theme.huge + Theme.tiny) + 36))

    signal asked(DuelSeat seat)

    anchors.fill: parent

    Repeater {
        model: root.places.length > 0 ? root.table.players : null

        DuelSeat {
            id: seat
            ownLines: Array.from(own).map(pin => Theme.joined([pin.name, root.table.packs?.beat >= 0 ? root.table.packs.note(root.table.game, [pin.what], pin.name) : ""], ": "))
            readonly property var spot: root.places[index] ?? null
            x: spot?.x ?? 0
            y: spot?.y ?? 0
            width: spot?.width ?? 0
            height: spot?.height ?? 0
            rotation: spot?.rotation ?? 0
            onClicked: root.asked(seat)
        }
    }
}
