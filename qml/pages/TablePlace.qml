pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// How a tablet lies: a small drawing of the table from above, with everybody around it or on one side.
Pressable {
    id: root

    property bool between: false // everybody sits around it
    property int people: 3
    property color accent: Theme.torch
    readonly property real unit: 13

    // The places go round clockwise from the lower edge, as the seats do; on one side they stand in a row.
    function placeOf(index: int): point {
        if (!between)
            return Qt.point(board.width * (index + 1) / (people + 1), board.height + unit);
        const angle = Math.PI / 2 + 2 * Math.PI * index / people;
        return Qt.point(board.width / 2 + Math.cos(angle) * (board.width / 2 + unit), board.height / 2 + Math.sin(angle) * (board.height / 2 + unit));
    }

    exclusive: true
    radius: Theme.radius
    implicitWidth: 150
    implicitHeight: words.y + words.implicitHeight + Theme.gap12

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.down ? Theme.line : Theme.raised
        border.width: root.selected ? 3 : Theme.hairline
        border.color: root.selected ? root.accent : Theme.line
    }

    Rectangle {
        id: board
        x: (root.width - width) / 2
        y: 2.4 * root.unit
        width: 130
        height: 84
        radius: root.between ? 42 : 12
        color: Theme.mix(Theme.raised, Theme.torch, Theme.contrast ? 0 : 0.22)
        border.width: Theme.contrast ? 1 : 0
        border.color: Theme.line

        Rectangle {
            anchors.centerIn: parent
            width: 52
            height: 34
            radius: 5
            color: Theme.ground
            border.width: 2
            border.color: Theme.soft

            Repeater {
                model: root.between ? 4 : 3

                Rectangle {
                    required property int index
                    readonly property bool upright: root.between && index % 2 === 1
                    x: root.between ? [20, 5, 20, 44][index] : 8
                    y: root.between ? [26, 11, 5, 11][index] : 8 + 7 * index
                    width: upright ? 3 : root.between ? 12 : [36, 28, 20][index]
                    height: upright ? 12 : 3
                    radius: 1.5
                    color: root.accent
                }
            }
        }

        Repeater {
            model: root.people

            Rectangle {
                required property int index
                readonly property point place: root.placeOf(index)
                x: place.x - width / 2
                y: place.y - height / 2
                width: 16
                height: 16
                radius: 8
                color: Theme.seatColor(index)
                border.width: Theme.contrast ? 2 : 0
                border.color: Theme.ink
            }
        }
    }

    Words {
        id: words
        x: Theme.gap12
        y: board.y + board.height + 2.4 * root.unit
        width: root.width - 2 * Theme.gap12
        text: root.text
        weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
