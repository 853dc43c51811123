pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A finger on the screen: a ring around it that breathes while chance waits. The one it takes fills and grows.
Item {
    id: root

    property int hue: 0
    property bool waits: false
    property bool won: false
    property bool lost: false
    readonly property color tone: Theme.hueColor(hue)

    width: 132
    height: width
    scale: won ? 1.35 : lost ? 0.7 : 1
    opacity: lost ? 0.25 : 1
    Accessible.ignored: true
    Behavior on scale { enabled: Theme.motion; NumberAnimation { duration: Theme.slow; easing.type: Easing.OutBack } }
    Behavior on opacity { enabled: Theme.motion; NumberAnimation { duration: Theme.slow } }

    Rectangle {
        id: halo
        anchors.centerIn: parent
        width: root.width
        height: width
        radius: width / 2
        color: root.won ? root.tone : Theme.mix(Theme.ground, root.tone, 0.2)
        border.width: 7
        border.color: root.tone
        antialiasing: true

        SequentialAnimation {
            running: root.waits && Theme.motion
            loops: Animation.Infinite
            onRunningChanged: if (!running) halo.scale = 1

            NumberAnimation { target: halo; property: "scale"; to: 1.12; duration: 450; easing.type: Easing.InOutSine }
            NumberAnimation { target: halo; property: "scale"; to: 1; duration: 450; easing.type: Easing.InOutSine }
        }
    }

    Icon {
        anchors.centerIn: parent
        visible: root.won
        name: "torch"
        size: 56
        color: Theme.seatInk(root.hue)
    }
}
