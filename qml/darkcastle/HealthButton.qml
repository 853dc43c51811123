pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// The health in a fight: large, of how much, and a tap for the pad.
Pressable {
    id: root

    property string called
    property int hp
    property int maxHp
    property bool inDanger: false
    property bool low: false
    property bool large: false
    property real figure: 0 // how large it is, where the seat says so

    text: qsTr("%1: health %2 of %3").arg(called).arg(hp).arg(maxHp)
    hint: inDanger ? qsTr("the next blow would be the last") : ""
    radius: Theme.radiusSmall
    implicitWidth: Math.max(Theme.touch, row.implicitWidth + Theme.gap8)
    implicitHeight: Math.max(Theme.touch, row.implicitHeight)

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: Theme.ink
        opacity: root.down ? 0.1 : 0
    }

    Row {
        id: row
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap4

        RollingNumber {
            id: number
            value: root.hp
            tone: root.inDanger || root.low ? Theme.hurt : Theme.ink
            role: root.large || !Theme.bigText ? "huge" : "head"
            font.pixelSize: root.figure > 0 ? root.figure : Theme.size(role)
            flashes: true
            Accessible.ignored: true
        }

        Words {
            anchors.baseline: number.baseline
            text: qsTr("/ %1").arg(root.maxHp)
            role: root.large ? "body" : "small"
            numeric: true
            quiet: true
            Accessible.ignored: true
        }
    }
}
