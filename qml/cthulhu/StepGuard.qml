pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Tables

// A double click does one thing: its second press finds the next step already, or another place in the list, and is not
// for that.
Item {
    id: root

    required property CthulhuTable table
    required property Item bar // taking back goes as fast as one likes
    readonly property int seq: table.seq
    readonly property bool still: fresh.running // as everything that takes no press yet says
    property int picked: 0 // cards of a draw
    property string typed
    property int before: -1
    property point pressed // in the window

    anchors.fill: parent
    z: 10
    onSeqChanged: {
        if (before >= 0 && seq > before)
            fresh.restart();
        before = seq;
    }

    onPickedChanged: fresh.restart()
    onTypedChanged: if (typed !== "") fresh.stop() // nobody types between the two

    PointHandler {
        onActiveChanged: if (active && !fresh.running) root.pressed = point.scenePressPosition
    }

    Timer {
        id: fresh
        interval: 300
    }

    MouseArea {
        anchors.fill: parent
        visible: fresh.running
        onPressed: mouse => {
            const at = mapToItem(null, mouse.x, mouse.y);
            const near = Math.abs(at.x - root.pressed.x) < 24 && Math.abs(at.y - root.pressed.y) < 24;
            mouse.accepted = near && !root.bar.contains(mapToItem(root.bar, mouse.x, mouse.y));
        }
    }
}
