pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// The dark over a table that nobody has touched for a while. What wakes it is seen to before it comes here.
Rectangle {
    id: root

    property bool on: false

    anchors.fill: parent
    z: 2000000
    color: "black"
    opacity: on ? 0.78 : 0
    visible: opacity > 0
    Accessible.ignored: true

    Behavior on opacity { NumberAnimation { duration: root.on ? 4 * Theme.slow : Theme.quick } }
}
