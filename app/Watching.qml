pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Torchside.App
import Torchside.Kit

// A wall over a game that plays itself: what was done last stands above, and a tap anywhere brings the next step.
T.Popup {
    id: root

    required property Overlays overlays
    readonly property Demonstration demonstration: overlays.demonstration
    readonly property string gameTitle: overlays.shelf.table?.gameTitle ?? ""
    readonly property real barHeight: Theme.entry(overlays.page ?? {}, "barHeight") ?? 64 // of the page's bar, in whose place it stands
    readonly property real sheetHeight: Theme.entry(overlays.page ?? {}, "sideways") === false ? Theme.entry(overlays.page, "sheetHeight") : 0 // of the page's sheet, which it covers at the end

    parent: T.Overlay.overlay
    width: parent ? parent.width : 360
    height: parent ? parent.height : 640
    margins: 0
    padding: 0
    modal: true
    focus: true
    visible: demonstration.running
    closePolicy: T.Popup.NoAutoClose
    T.Overlay.modal: Item {}

    FocusScope {
        anchors.fill: parent
        focus: true
        Keys.onEscapePressed: root.demonstration.end()
        Keys.onBackPressed: event => {
            event.accepted = true;
            root.demonstration.end();
        }
        Keys.onRightPressed: root.demonstration.next()

        Solid {
            id: wall
            anchors.fill: parent
            wall: true
            stillness: 300

            Touched {
                enabled: !wall.still && !root.demonstration.done
                onMade: root.demonstration.next()
            }
        }

        Rectangle {
            width: parent.width
            height: Theme.cutTop + Math.max(root.barHeight, row.implicitHeight + Theme.gap8)
            color: Theme.raised

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width * (root.demonstration.steps > 0 ? root.demonstration.step / root.demonstration.steps : 0)
                height: 3
                color: Theme.gameColor(root.demonstration.game)
            }

            RowLayout {
                id: row
                anchors.fill: parent
                anchors.topMargin: Theme.cutTop
                anchors.leftMargin: Theme.cutLeft
                anchors.rightMargin: Theme.cutRight
                spacing: 0

                IconButton {
                    icon: "close"
                    text: qsTr("End the demonstration")
                    onClicked: root.demonstration.end()
                }

                ColumnLayout {
                    spacing: 0

                    Words {
                        readonly property bool lengthy: text.length > 60 // it is told whole
                        text: root.demonstration.deed
                        role: lengthy ? "small" : "body"
                        weight: Font.DemiBold
                    }

                    Words {
                        text: qsTr("Demonstration · %1 of %2").arg(root.demonstration.step).arg(root.demonstration.steps)
                        role: "small"
                        quiet: true
                    }
                }

                IconButton {
                    visible: !root.demonstration.done
                    icon: root.demonstration.paused ? "play" : "pause"
                    filled: root.demonstration.paused
                    text: root.demonstration.paused ? qsTr("Resume") : qsTr("Pause")
                    onClicked: root.demonstration.paused = !root.demonstration.paused
                }

                IconButton {
                    visible: !root.demonstration.done
                    icon: "next"
                    text: qsTr("Next step")
                    onClicked: root.demonstration.next()
                }
            }
        }

        Sheet {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Math.max(implicitHeight + Theme.foot, root.sheetHeight)
            visible: root.demonstration.done
            main: go
            content: Words {
                text: qsTr("That’s how %1 goes. This game isn’t kept.").arg(root.gameTitle)
                role: "title"
                weight: Font.DemiBold
            }

            QuietButton {
                text: qsTr("Close")
                onClicked: root.demonstration.end()
            }

            QuietButton {
                text: qsTr("Once more")
                onClicked: root.demonstration.begin(root.demonstration.game)
            }

            PrimaryButton {
                id: go
                text: qsTr("Play it")
                onClicked: root.overlays.playInstead()
            }
        }
    }
}
