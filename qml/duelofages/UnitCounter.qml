pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A number of one player's and its word: taps count, holding opens the pad.
Item {
    id: root

    property string caption
    property alias label: counter.label
    property alias value: counter.value
    required property int most

    signal changeBy(int delta)
    signal padRequested()

    implicitWidth: counter.implicitWidth
    implicitHeight: counter.implicitHeight + word.implicitHeight - Theme.gap8

    Counter {
        id: counter
        width: root.width
        compact: true
        role: "title"
        maximum: root.most
        onChangeBy: delta => root.changeBy(delta)
        onPadRequested: root.padRequested()
    }

    Words {
        id: word
        y: counter.implicitHeight - Theme.gap8
        width: root.width
        text: root.caption
        role: "tiny"
        quiet: true
        oneLine: true
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
