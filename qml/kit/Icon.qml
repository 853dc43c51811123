pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// One of our drawings, in any colour, at any size. Silent: what holds it has the words.
Item {
    id: root

    property string name
    property color color: Theme.ink
    property real size: Theme.icon
    property bool filled: false
    property real weight: 1.8

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Drawing {
        anchors.fill: parent
        outline: IconPaths.table[root.name] ?? ""
        dots: IconPaths.table[root.name + "-dots"] ?? ""
        ink: root.color
        weight: root.weight
        solid: root.filled
    }
}
