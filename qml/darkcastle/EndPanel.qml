pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The last page: the gate stands open, or the castle keeps you.
Panel {
    id: root

    required property bool escaped
    required property string story
    required property int chapter
    required property int chapters
    required property bool boss
    property bool compact: false // little room: a smaller gate
    readonly property color accent2: escaped ? Theme.torch : Theme.hurt

    tint: Theme.contrast ? "transparent" : Theme.mix(Theme.ground, accent2, 0.22)
    outline: accent2
    spacing: Theme.gap12

    Item {
        implicitHeight: 168 * stage.scale
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap8

        Item {
            id: stage
            anchors.horizontalCenter: parent.horizontalCenter
            width: 188
            height: 168
            scale: root.compact ? 0.55 : 1
            transformOrigin: Item.Top

            // The gate: an arch in the wall, with light behind it or none.
            Item {
                id: wall
                anchors.horizontalCenter: parent.horizontalCenter
                width: 124
                height: 168
                clip: true
            }

            Rectangle {
                id: gate
                parent: wall
                anchors.horizontalCenter: parent.horizontalCenter
                width: 120
                height: 240
                radius: 60
                color: Theme.contrast ? Theme.ground : Theme.mix(Theme.ground, root.accent2, 0.12)
                border.width: 3
                border.color: root.accent2

                Repeater {
                    model: root.escaped ? 0 : 4

                    Rectangle {
                        required property int index
                        x: 22 + index * 24
                        y: index === 0 || index === 3 ? 24 : 8
                        width: 4
                        height: wall.height
                        radius: 2
                        color: Theme.mix(Theme.ground, root.accent2, 0.5)
                    }
                }

                Rectangle {
                    id: light
                    visible: root.escaped && !Theme.contrast
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 12
                    width: parent.width - 24
                    height: parent.height - 24
                    radius: width / 2
                    gradient: Gradient {
                        GradientStop { position: 0; color: Theme.mix(Theme.ground, Theme.torch, 0.75) }
                        GradientStop { position: 1; color: Theme.mix(Theme.ground, Theme.torch, 0.15) }
                    }
                }
            }

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: wall.height - height
                width: 188
                height: 3
                radius: 1.5
                color: root.accent2
            }

            Rectangle {
                visible: !root.escaped
                anchors.centerIn: mark
                width: 100
                height: 100
                radius: 50
                color: gate.color
            }

            Icon {
                id: mark
                anchors.horizontalCenter: parent.horizontalCenter
                y: wall.height - height - (root.escaped ? 6 : 40)
                name: root.escaped ? "person" : "skull"
                size: 76
                weight: 1.5
                color: root.escaped ? Theme.ink : Theme.hurt
            }
        }

        SequentialAnimation {
            running: root.visible && Theme.motion
            NumberAnimation { target: mark; property: "scale"; from: root.escaped ? 1.5 : 0.4; to: 1; duration: 600; easing.type: Easing.OutBack }
        }
    }

    Words {
        text: root.escaped ? qsTr("You have escaped the Dark Castle!") : qsTr("The castle keeps you.")
        role: "head"
        horizontalAlignment: Text.AlignHCenter
        heading: true
    }

    Words {
        text: root.story
        quiet: true
        horizontalAlignment: Text.AlignHCenter
    }

    CastlePages {
        chapter: root.chapter
        chapters: root.chapters
        boss: root.boss
        fallen: !root.escaped
        centred: true
    }
}
