pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// How many hands: one or two open palms, drawn of rounded bars.
Row {
    id: root

    property int hands: 1
    property real size: Math.round(Theme.body * 1.3)
    property color color: Theme.ink

    spacing: 2

    Repeater {
        model: root.hands

        Item {
            id: hand
            required property int index
            readonly property bool mirrored: index === 1
            readonly property real unit: root.size / 24
            width: root.size
            height: root.size

            component Bar: Rectangle {
                property real from: 0
                x: (hand.mirrored ? 24 - from : from) * hand.unit - (hand.mirrored ? width : 0)
                radius: Math.min(width, height) / 2
                color: root.color
                antialiasing: true
            }

            Bar { from: 7; y: 5 * hand.unit; width: 3 * hand.unit; height: 12 * hand.unit }
            Bar { from: 10.7; y: 2.5 * hand.unit; width: 3 * hand.unit; height: 14 * hand.unit }
            Bar { from: 14.4; y: 3.5 * hand.unit; width: 3 * hand.unit; height: 13 * hand.unit }
            Bar { from: 18; y: 6.5 * hand.unit; width: 2.8 * hand.unit; height: 11 * hand.unit }
            Bar { from: 7; y: 12 * hand.unit; width: 13.8 * hand.unit; height: 9.5 * hand.unit; radius: 4 * hand.unit }
            Bar { from: 3.6; y: 10.5 * hand.unit; width: 3.2 * hand.unit; height: 9 * hand.unit; rotation: hand.mirrored ? 32 : -32 }
        }
    }
}
