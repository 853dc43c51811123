pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The castle as the pages that it is: those behind you are turned, the open one stands out, the boss waits at the end.
Item {
    id: root

    required property int chapter
    required property int chapters
    property bool boss: false
    property bool fallen: false
    property bool centred: false
    readonly property real unit: Math.min(44, width / (chapters + 2))
    readonly property real gap: unit > 14 ? 4 : unit > 8 ? 2 : 1
    readonly property real start: centred ? (width - (chapters + 1.6) * unit) / 2 : 0
    readonly property color accent: Theme.gameColor("darkcastle")

    implicitHeight: 36
    Layout.fillWidth: true
    Accessible.role: Accessible.ProgressBar
    Accessible.name: boss ? qsTr("The castle: at the boss") : Grammar.said(qsTr("The castle: %1 of %2 chapter{2:|s} turned"), [chapter, chapters])

    Repeater {
        model: root.chapters

        Rectangle {
            id: page
            required property int index
            readonly property bool turned: index < root.chapter
            readonly property bool open: !root.boss && index === root.chapter - 1
            property real angle: turned ? 180 : 0
            Behavior on angle { NumberAnimation { duration: 2 * Theme.slow; easing.type: Easing.InOutQuad } }

            x: root.start + index * root.unit
            width: root.unit - root.gap
            height: open ? root.height : root.height - 10
            y: (root.height - height) / 2
            radius: Math.min(4, width / 3)
            color: angle < 90 ? Theme.raised : open ? root.fallen ? Theme.hurt : root.accent : Theme.mix(Theme.ground, root.accent, Theme.contrast ? 1 : 0.45)
            border.width: angle < 90 ? Theme.hairline : 0
            border.color: Theme.edge
            antialiasing: true
            transform: Rotation {
                origin.x: page.width / 2
                origin.y: page.height / 2
                axis { x: 0; y: 1; z: 0 }
                angle: page.angle
            }
            Behavior on height { NumberAnimation { duration: Theme.slow } }
        }
    }

    Icon {
        x: Math.min(root.width - width, root.start + root.chapters * root.unit + root.gap)
        anchors.verticalCenter: parent.verticalCenter
        name: "horns"
        size: Math.max(20, Math.min(2 * root.unit - 2, 32))
        color: root.boss ? root.fallen ? Theme.hurt : root.accent : Theme.soft
    }
}
