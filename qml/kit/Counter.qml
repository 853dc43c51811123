pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A number the table lives by. Left half takes away, right half adds, holding opens the pad.
Item {
    id: root

    property int value: 0
    property int step: 1
    property int minimum: 0
    property int maximum: 9999
    property string label
    property string hint
    property color color: Theme.ink
    property string role: "huge"
    property real figure: 0 // how large it is, where the seat says so
    property bool compact: false
    property bool flashes: true
    property bool interactive: true
    readonly property int minimumValue: minimum // read by screen readers, as are the next two
    readonly property int maximumValue: maximum
    readonly property int stepSize: step
    readonly property real side: compact ? Theme.icon + Theme.gap16 : Math.max(Theme.touch, Theme.icon + Theme.gap24, Math.min(48, figure / 3) + Theme.gap24)
    readonly property string widest: maximum >= 1000 ? "0000" : maximum >= 100 ? "000" : "00"

    signal changeBy(int delta)
    signal padRequested()

    function push(direction: int): void {
        const delta = Math.max(minimum, Math.min(maximum, value + direction * step)) - value;
        if (interactive && delta !== 0)
            changeBy(delta);
    }

    implicitWidth: Math.max(2 * side + Math.max(room.advanceWidth, number.implicitWidth), 2 * Theme.touch)
    implicitHeight: Math.max(56, number.implicitHeight + Theme.gap8)
    activeFocusOnTab: interactive
    Accessible.role: Accessible.SpinBox
    Accessible.name: label
    Accessible.description: hint
    Accessible.focusable: true
    Accessible.onIncreaseAction: push(1)
    Accessible.onDecreaseAction: push(-1)
    Accessible.onPressAction: padRequested()
    Keys.onLeftPressed: push(-1)
    Keys.onDownPressed: push(-1)
    Keys.onRightPressed: push(1)
    Keys.onUpPressed: push(1)
    Keys.onReturnPressed: padRequested()
    Keys.onEnterPressed: padRequested()
    Keys.onSpacePressed: padRequested()

    TextMetrics {
        id: room
        font: number.font
        text: root.widest
    }

    component Half: Solid {
        id: half
        required property int direction
        readonly property bool able: root.interactive && (direction < 0 ? root.value > root.minimum : root.value < root.maximum)
        x: direction < 0 ? 0 : width
        width: root.width / 2
        height: root.height

        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusSmall
            color: root.color
            opacity: tap.down && half.able ? 0.12 : 0
        }

        Icon {
            x: half.direction < 0 ? (root.side - width) / 2 : half.width - (root.side + width) / 2
            anchors.verticalCenter: parent.verticalCenter
            visible: root.interactive
            name: half.direction < 0 ? "minus" : "plus"
            color: half.able ? Theme.soft : Theme.off
            weight: 2.2
            size: Math.max(Theme.icon, Math.min(48, root.figure / 3))
        }

        Touched {
            id: tap
            enabled: root.interactive
            onMade: root.push(half.direction)
            onHeld: root.padRequested()
        }
    }

    Half { direction: -1 }
    Half { direction: 1 }

    RollingNumber {
        id: number
        anchors.centerIn: parent
        value: root.value
        tone: root.color
        role: root.role
        font.pixelSize: root.figure > 0 ? root.figure : Theme.size(root.role)
        flashes: root.flashes
        Accessible.ignored: true
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: "transparent"
        border.width: 2
        border.color: Theme.ink
        visible: root.activeFocus
    }
}
