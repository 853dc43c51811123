pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// One of our drawings, in any colour, at any size. Silent: what holds it has the words.
Drawing {
    id: root

    property string name
    property alias color: root.ink
    property real size: Theme.icon
    property alias filled: root.solid

    implicitWidth: size
    implicitHeight: size
    outline: IconPaths.table[name] ?? ""
    dots: IconPaths.table[name + "-dots"] ?? ""
    ink: Theme.ink
    Accessible.ignored: true
}
