pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// A story, or the place of those who stay back: drop somebody here, or press the button for the one who is chosen.
Rectangle {
    id: root

    property string name
    property var characters: [] // of the whole line: {id, name}
    property var here: []       // the ids of those who stand here
    property string chosen      // who is to be moved; empty: nobody
    property bool dragging: false

    signal picked(string cardId)
    signal put()
    signal dropped(string cardId, point at)

    implicitHeight: column.implicitHeight + 2 * Theme.gap8
    Layout.fillWidth: true
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.hairline
    border.color: chosen !== "" ? Theme.gameColor("cthulhu") : Theme.line
    z: dragging ? 10 : 0

    ColumnLayout {
        id: column
        x: Theme.gap12
        y: Theme.gap8
        width: root.width - 2 * x
        spacing: Theme.gap4

        RowLayout {
            spacing: Theme.gap8

            Words {
                text: root.name
                weight: Font.DemiBold
                maximumLineCount: 2
                elide: Text.ElideRight
                heading: true
            }

            IconButton {
                visible: root.chosen !== "" && root.here.indexOf(root.chosen) < 0
                icon: "plus"
                text: qsTr("Put to: %1").arg(root.name)
                color: Theme.gameColor("cthulhu")
                onClicked: root.put()
            }
        }

        Flow {
            spacing: Theme.gap8
            Layout.fillWidth: true
            visible: root.here.length > 0

            Repeater {
                model: root.here.length

                LineChip {
                    id: chip
                    required property int index
                    cardId: root.here[index] ?? ""
                    name: root.characters.find(each => each.id === cardId)?.name ?? ""
                    width: Math.min(implicitWidth, column.width)
                    selected: root.chosen === cardId
                    z: dragged ? 10 : 0
                    onDraggedChanged: root.dragging = dragged
                    onClicked: root.picked(chip.cardId)
                    onDropped: at => root.dropped(chip.cardId, at)
                }
            }
        }
    }
}
