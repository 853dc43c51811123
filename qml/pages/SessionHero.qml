pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The game to go on with: its scene, where it stands, who plays, and the one button.
Pressable {
    id: root

    required property var sessionId
    required property string game
    required property string gameTitle
    required property string line
    required property string people
    required property var names
    required property string when
    readonly property real wordsTop: height - Theme.gap16 - column.implicitHeight

    signal resume()
    signal removeAsked()

    text: line
    hint: "%1, %2, %3".arg(gameTitle).arg(people).arg(when)
    holdable: true
    radius: Theme.radiusLarge
    implicitHeight: column.implicitHeight + 2 * Theme.gap16 + (Theme.bigText ? 80 : 112)
    onClicked: resume()
    onHeld: removeAsked()

    Panel {
        anchors.fill: parent
        level: root.down ? "raised" : "surface"
    }

    Scenery {
        x: Theme.contrast ? Theme.hairline : 0
        y: x
        width: root.width - 2 * x
        height: root.wordsTop + Theme.gap8
        game: root.game
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
                game: root.game
                size: 22
            }

            Words {
                text: "%1 · %2".arg(root.gameTitle).arg(root.when)
                role: "small"
                weight: Font.Bold
                color: Theme.gameColor(root.game)
                Accessible.ignored: true
            }
        }

        Words {
            text: root.line
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
                    model: root.names

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
                text: qsTr("Remove “%1”").arg(root.line)
                onClicked: root.removeAsked()
            }

            PrimaryButton {
                text: qsTr("Go on")
                Accessible.name: qsTr("Go on: %1").arg(root.line)
                accent: Theme.gameColor(root.game)
                accentInk: Theme.gameInk(root.game)
                sidePadding: Theme.gap24
                Layout.maximumWidth: parent.width
                onClicked: root.resume()
            }
        }
    }
}
