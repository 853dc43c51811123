pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Torchside.Kit
import Torchside.Tables

// The evening: the result in words, its values as a graph to look through with a finger, and who stands where.
PageFrame {
    id: root

    required property Story story
    readonly property bool wide: width - sideWidth >= 900 && !Theme.bigText

    signal back()
    signal shareAsked(string title, string text)
    signal pictureAsked()
    signal playAsked(url play)
    signal againAsked()
    signal exportAsked()
    signal historyAsked(int seq)

    columnWidth: scroll.maximumWidth
    Component.onCompleted: story.read()
    T.StackView.onActivating: story.read()

    bar: TopBar {
        title: qsTr("The evening")
        subtitle: root.story.subtitle
        game: root.story.game
        showBack: true
        onBack: root.back()

        IconButton {
            icon: "save"
            text: qsTr("Save this session as a file")
            onClicked: root.exportAsked()
        }

        IconButton {
            icon: "picture"
            text: qsTr("Share as a picture")
            onClicked: root.pictureAsked()
        }

        IconButton {
            icon: "share"
            text: qsTr("Share the evening")
            onClicked: root.shareAsked(root.story.shareTitle, root.story.shareText)
        }
    }

    sheet: Sheet {
        main: go
        content: StoryHead {
            visible: root.sideways
            story: root.story
        }

        QuietButton {
            visible: !Theme.bigText // there it is at the top only
            text: qsTr("Share")
            onClicked: root.shareAsked(root.story.shareTitle, root.story.shareText)
        }

        QuietButton {
            visible: root.story.over
            text: qsTr("Send to BG Stats")
            onClicked: root.playAsked(root.story.playLink)
        }

        PrimaryButton {
            id: go
            text: root.story.over ? qsTr("Play again") : qsTr("Back to the table")
            onClicked: {
                if (root.story.over)
                    root.againAsked();
                else
                    root.back();
            }
        }
    }

    ScrollColumn {
        id: scroll
        anchors.fill: parent
        maximumWidth: root.wide ? 1200 : 720

        StoryHead {
            visible: !root.sideways // there the sheet has room for it
            story: root.story
        }

        Flow {
            visible: choices.count > 1
            spacing: Theme.gap8
            Layout.fillWidth: true

            Repeater {
                id: choices
                model: root.story.graphs

                Chip {
                    required property int index
                    required property string modelData
                    text: modelData
                    exclusive: true
                    selected: index === root.story.graph
                    accent: Theme.gameColor(root.story.game)
                    accentInk: Theme.gameInk(root.story.game)
                    width: Math.min(implicitWidth, parent.width)
                    onClicked: root.story.graph = index
                }
            }
        }

        GridLayout {
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.gap12
            rowSpacing: Theme.gap12
            Layout.fillWidth: true

            StoryPanel {
                story: root.story
                Layout.fillWidth: true
                Layout.preferredWidth: 3
                Layout.alignment: Qt.AlignTop
                onHistoryAsked: seq => root.historyAsked(seq)
            }

            StoryPlaces {
                story: root.story
                Layout.fillWidth: true
                Layout.preferredWidth: 2
                Layout.alignment: Qt.AlignTop
            }
        }
    }
}
