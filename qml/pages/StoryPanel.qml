pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The graph with its people above and the moment beneath.
Panel {
    id: root

    required property Story story
    property int stressed: -1 // the curve that was tapped in the legend stands out; -1 for none

    signal historyAsked(int seq)

    Connections {
        target: root.story
        function onChanged(): void {
            root.stressed = -1;
        }
    }

    Flow {
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.story.curves

            StoryName {
                value: root.story.values[index] ?? ""
                game: root.story.game
                selected: root.stressed === index
                width: Math.min(implicitWidth, parent.width)
                onClicked: root.stressed = root.stressed === index ? -1 : index
            }
        }
    }

    StoryGraph {
        story: root.story
        stressed: root.stressed
        Layout.fillWidth: true
    }

    RowLayout {
        spacing: 0

        Words {
            text: root.story.momentMarkup
            textFormat: Text.StyledText
            Layout.alignment: Qt.AlignVCenter
            Layout.minimumHeight: Theme.body * 2.6
            Accessible.name: Theme.joined([root.story.momentTitle, root.story.momentText], ": ")
        }

        IconButton {
            icon: "back"
            text: qsTr("The moment before")
            onClicked: root.story.jumpBy(-1)
        }

        IconButton {
            icon: "forward"
            text: qsTr("The next moment")
            onClicked: root.story.jumpBy(1)
        }
    }

    LinkButton {
        text: qsTr("Open in the history")
        icon: "clock"
        role: "small"
        color: Theme.soft
        Layout.leftMargin: -Theme.gap8
        onClicked: root.historyAsked(root.story.atSeq)
    }
}
