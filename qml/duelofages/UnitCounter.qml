pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A number of one player's and its word: taps count, holding opens the pad.
ColumnLayout {
    id: root

    property string caption
    property alias label: counter.label
    property alias value: counter.value
    property alias color: counter.color

    signal changeBy(int delta)
    signal padRequested()

    spacing: 0
    Layout.fillWidth: true
    Layout.preferredWidth: 1

    Counter {
        id: counter
        compact: true
        role: "title"
        maximum: 99
        Layout.fillWidth: true
        onChangeBy: delta => root.changeBy(delta)
        onPadRequested: root.padRequested()
    }

    Words {
        visible: root.caption !== ""
        text: root.caption
        role: "tiny"
        quiet: true
        horizontalAlignment: Text.AlignHCenter
        Layout.topMargin: -Theme.gap4
        Accessible.ignored: true
    }
}
