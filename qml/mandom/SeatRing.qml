pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// The players around a tablet that lies flat, each turned to its person.
Item {
    id: root

    required property var players
    property var places: []
    readonly property real depth: Math.ceil(Math.max(72, 1.6 * Theme.lead + Theme.gap24))

    anchors.fill: parent

    Repeater {
        model: root.places.length > 0 ? root.players : null

        PlayerSeat {
            readonly property var spot: root.places[index] ?? null
            x: spot?.x ?? 0
            y: spot?.y ?? 0
            width: spot?.width ?? 0
            height: spot?.height ?? 0
            rotation: spot?.rotation ?? 0
        }
    }
}
