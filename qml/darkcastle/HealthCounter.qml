import QtQuick
import Torchside.Kit

// Health between the fights: taps count, holding opens the pad, the most beneath.
Item {
    id: root

    property string called
    property alias value: counter.value
    property alias maximum: counter.maximum
    property bool low: false
    property bool large: false
    property real figure: 0 // how large it is, where the seat says so

    signal changeBy(int delta)
    signal padRequested()

    implicitWidth: counter.implicitWidth
    implicitHeight: Math.max(counter.implicitHeight, most.y + most.implicitHeight)

    Counter {
        id: counter
        width: root.width
        label: qsTr("%1: health, at most %2").arg(root.called).arg(maximum)
        role: root.large || !Theme.bigText ? "huge" : "head"
        figure: root.figure
        compact: true
        color: root.low ? Theme.hurt : Theme.ink
        onChangeBy: delta => root.changeBy(delta)
        onPadRequested: root.padRequested()
    }

    Words {
        id: most
        y: Math.round(counter.implicitHeight / 2 + (root.figure > 0 ? root.figure * 0.62 : Theme.size(counter.role) * 0.62))
        width: root.width
        text: qsTr("of %1").arg(counter.maximum)
        role: root.large ? "small" : "tiny"
        quiet: true
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
