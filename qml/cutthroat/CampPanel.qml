pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Between two encounters, on a tablet: the way through the caverns, and what was met on it.
Panel {
    id: root

    required property CutthroatTable table
    property bool tall: false
    readonly property int steps: Math.max(table.encounters, table.number)

    signal moreAsked()

    padding: Theme.gap16
    spacing: Theme.gap12

    RowLayout {
        spacing: Theme.gap8

        Words {
            text: qsTr("The way so far")
            role: "title"
            heading: true
        }

        IconButton {
            icon: "more"
            color: Theme.soft
            text: qsTr("Something else happens")
            Layout.rightMargin: -Theme.gap12
            onClicked: root.moreAsked()
        }
    }

    Item {
        implicitHeight: figure.implicitHeight
        Layout.fillWidth: true
        visible: root.tall

        Words {
            id: figure
            width: parent.width
            text: "%1 / %2".arg(root.table.number).arg(root.table.encounters)
            font.pixelSize: 2 * Theme.huge
            weight: Font.Bold
            numeric: true
            horizontalAlignment: Text.AlignHCenter
            Accessible.name: qsTr("%1 of %2 met").arg(root.table.number).arg(root.table.encounters)
        }
    }

    Row {
        spacing: 6
        Layout.fillWidth: true

        Repeater {
            model: root.steps

            Rectangle {
                required property int index
                readonly property bool met: index < root.table.number
                width: (root.width - 2 * root.padding - (root.steps - 1) * 6) / root.steps
                height: 14
                radius: 7
                color: met ? Theme.gameColor("cutthroat") : "transparent"
                border.width: met ? 0 : Theme.hairline
                border.color: Theme.edge
            }
        }
    }

    ListView {
        id: way
        visible: root.tall
        clip: true
        interactive: contentHeight > height
        model: root.tall ? root.table.story : null
        verticalLayoutDirection: ListView.BottomToTop
        spacing: Theme.gap8
        Layout.fillWidth: true
        Layout.fillHeight: true

        delegate: RowLayout {
            id: chapter
            required property int number
            required property string name
            required property string text
            required property bool deadly
            width: way.width
            spacing: Theme.gap12

            Words {
                text: chapter.number
                role: "title"
                weight: Font.Bold
                numeric: true
                quiet: true
                Layout.minimumWidth: Theme.title * 1.3
            }

            ColumnLayout {
                spacing: 2

                Words {
                    text: chapter.name
                    role: "lead"
                    weight: Font.DemiBold
                    oneLine: true
                }

                Words {
                    text: chapter.text
                    role: "small"
                    quiet: true
                    oneLine: true
                }
            }

            Icon {
                visible: chapter.deadly
                name: "skull"
                color: Theme.hurt
            }
        }
    }
}
