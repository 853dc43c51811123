import QtQuick
import Torchside.Kit

// How far one marker is: a tap moves it on, holding opens the pad, the arrow keys go either way.
Pressable {
    id: root

    property int value: 0
    property bool leading: false
    property bool closed: false
    readonly property int minimumValue: 0 // read by screen readers, as are the next two
    readonly property int maximumValue: 99
    readonly property int stepSize: 1

    signal changeBy(int delta)

    holdable: true
    radius: Theme.radiusSmall
    ringGap: 0
    implicitHeight: Math.max(Theme.touch, number.implicitHeight + Theme.gap12)
    hint: leading ? qsTr("%1, in front").arg(value) : "%1".arg(value)
    Accessible.role: Accessible.SpinBox
    Accessible.onIncreaseAction: changeBy(1)
    Accessible.onDecreaseAction: changeBy(-1)
    Keys.onRightPressed: changeBy(1)
    Keys.onUpPressed: changeBy(1)
    Keys.onLeftPressed: changeBy(-1)
    Keys.onDownPressed: changeBy(-1)
    onClicked: changeBy(1)

    Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        radius: root.radius
        color: root.closed ? "transparent" : root.down ? Theme.mix(Theme.raised, Theme.ink, 0.12) : Theme.raised
        border.width: root.leading ? 2 : Theme.contrast ? Theme.hairline : 0
        border.color: root.leading ? Theme.prestige : Theme.line
    }

    RollingNumber {
        id: number
        anchors.centerIn: parent
        value: root.value
        role: "lead"
        tone: root.leading ? Theme.prestige : root.value > 0 ? Theme.ink : Theme.faint
        Accessible.ignored: true
    }
}
