pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The game to go on with: its scene, where it stands, who plays, and the one button.
Pressable {
    id: root

    required property SessionEntry entry
    readonly property real wordsTop: height - Theme.gap16 - column.implicitHeight

    text: entry.line
    hint: "%1, %2, %3".arg(entry.gameTitle).arg(entry.people).arg(entry.when)
    holdable: true
    radius: Theme.radiusLarge
    implicitHeight: column.implicitHeight + 2 * Theme.gap16 + (Theme.bigText ? 80 : 112)
    onClicked: entry.resume()
    onHeld: entry.removeAsked()

    Panel {
        anchors.fill: parent
        level: root.down ? "raised" : "surface"
    }

    Scenery {
        x: Theme.contrast ? Theme.hairline : 0
        y: x
        width: root.width - 2 * x
        height: root.wordsTop + Theme.gap8
        game: root.entry.game
        across: 0.7
        fade: root.down ? Theme.raised : Theme.surface
    }

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap16
        spacing: Theme.gap4

        RowLayout {
            spacing: Theme.gap8

            Emblem {
                visible: !Theme.bigText
                game: root.entry.game
                size: 22
            }

            Words {
                text: "%1 · %2".arg(root.entry.gameTitle).arg(root.entry.when)
                role: "small"
                weight: Font.Bold
                color: Theme.gameColor(root.entry.game)
                Accessible.ignored: true
            }
        }

        Words {
            text: root.entry.line
            role: "title"
            Accessible.ignored: true
        }

        GridLayout {
            columns: Theme.bigText ? 1 : 3
            columnSpacing: Theme.gap8
            rowSpacing: Theme.gap8
            Layout.topMargin: Theme.gap8

            Flow {
                spacing: Theme.gap4
                Layout.fillWidth: true

                Repeater {
                    model: root.entry.names

                    PlayerDot {
                        required property string modelData
                        required property int index
                        name: modelData
                        color: Theme.hueColor(index)
                        ink: Theme.seatInk(index)
                        size: 32
                    }
                }
            }

            IconButton {
                icon: "trash"
                color: Theme.soft
                size: Theme.bigText ? Theme.icon : 20
                text: qsTr("Remove “%1”").arg(root.entry.line)
                onClicked: root.entry.removeAsked()
            }

            PrimaryButton {
                text: qsTr("Go on")
                Accessible.name: qsTr("Go on: %1").arg(root.entry.line)
                accent: Theme.gameColor(root.entry.game)
                accentInk: Theme.gameInk(root.entry.game)
                sidePadding: Theme.gap24
                Layout.maximumWidth: parent.width
                onClicked: root.entry.resume()
            }
        }
    }
}
