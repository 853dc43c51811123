pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// Face-down cards: as high as the pile, up to what the eye can count.
Item {
    id: root

    property int count: 0
    readonly property int shown: Math.min(count, 7)

    implicitWidth: 68
    implicitHeight: 92
    Accessible.ignored: true

    DashedFrame {
        anchors.fill: card
        visible: root.count === 0
    }

    Item {
        id: card
        x: 4
        y: 12
        width: 56
        height: 76
    }

    Repeater {
        model: root.shown
        Rectangle {
            required property int index
            x: card.x + (index % 2 === 0 ? 0 : 3)
            y: card.y - 2 * index
            width: card.width
            height: card.height
            radius: 8
            rotation: index % 3 === 1 ? -2 : index % 3 === 2 ? 1.5 : 0
            color: Theme.mix(Theme.raised, Theme.gameColor("mandom"), 0.10 + 0.02 * index)
            border.width: 1
            border.color: Theme.mix(Theme.raised, Theme.gameColor("mandom"), 0.45)

            Icon {
                anchors.centerIn: parent
                visible: parent.index === root.shown - 1
                name: "horns"
                size: 28
                color: Theme.mix(Theme.raised, Theme.gameColor("mandom"), 0.6)
            }
        }
    }
}
