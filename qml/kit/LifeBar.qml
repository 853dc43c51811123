pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// How much is left, and which part of it is about to go (hatched).
Item {
    id: root

    property real value: 0
    property real maximum: 1
    property real hatched: 0
    property color color: Theme.hurt
    property string label
    readonly property real unit: maximum > 0 ? width / maximum : 0
    readonly property real solid: Math.max(0, Math.min(value, maximum) - hatched) * unit
    readonly property real full: Math.max(0, Math.min(value, maximum)) * unit

    implicitWidth: 120
    implicitHeight: 16
    Layout.fillWidth: true
    Accessible.role: Accessible.ProgressBar
    Accessible.name: label
    Accessible.description: hatched > 0 ? qsTr("%1 of %2, %3 about to go").arg(value).arg(maximum).arg(hatched) : qsTr("%1 of %2").arg(value).arg(maximum)

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.mix(Theme.raised, root.color, Theme.contrast ? 0 : 0.16)
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.line
    }

    Item {
        width: root.full
        height: parent.height
        clip: true
        Behavior on width { NumberAnimation { duration: Theme.slow; easing.type: Easing.OutCubic } }

        Rectangle {
            width: root.width
            height: root.height
            radius: height / 2
            color: Theme.mix(Theme.raised, root.color, 0.42)
        }

        Repeater {
            model: root.hatched > 0 && root.full > root.solid ? Math.floor((root.full - root.solid) / 12) + 1 : 0

            Rectangle {
                required property int index
                x: root.solid + index * 12
                y: -root.height / 2
                width: 4
                height: root.height * 2
                rotation: 30
                antialiasing: true
                color: Theme.mix(Theme.ground, root.color, 0.2)
            }
        }
    }

    Item {
        width: root.solid
        height: parent.height
        clip: true
        Behavior on width { NumberAnimation { duration: Theme.slow; easing.type: Easing.OutCubic } }

        Rectangle {
            width: root.width
            height: root.height
            radius: height / 2
            color: root.color
        }
    }
}
