pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One person before the game: a tap opens what can be done with the seat.
ColumnLayout {
    id: root

    required property int index
    required property string name
    required property bool first
    property int count: 0
    property bool asksWhoBegins: true
    property bool opened: false

    signal begins()
    signal up()
    signal down()
    signal leaves()
    signal renamed(string wanted)

    spacing: 0
    Layout.fillWidth: true

    ListRow {
        text: root.name
        detail: root.first && root.asksWhoBegins ? qsTr("begins") : ""
        divider: false
        leading: PlayerDot {
            name: root.name
            color: Theme.seatColor(root.index)
            ink: Theme.seatInk(root.index)
        }
        onClicked: root.opened = !root.opened

        Icon {
            name: root.opened ? "up" : "down"
            color: Theme.soft
        }
    }

    ColumnLayout {
        visible: root.opened
        spacing: Theme.gap8
        Layout.leftMargin: Theme.gap12
        Layout.rightMargin: Theme.gap12
        Layout.bottomMargin: Theme.gap12

        TTextField {
            label: qsTr("Name")
            text: root.name
            maximumLength: 40
            onAccepted: root.renamed(text)
        }

        Flow {
            spacing: Theme.gap8
            Layout.fillWidth: true

            QuietButton {
                visible: root.asksWhoBegins && !root.first
                text: qsTr("Begins")
                onClicked: root.begins()
            }
            QuietButton {
                visible: root.index > 0
                text: qsTr("One seat up")
                onClicked: root.up()
            }
            QuietButton {
                visible: root.index < root.count - 1
                text: qsTr("One seat down")
                onClicked: root.down()
            }
            QuietButton {
                text: qsTr("Leaves")
                danger: true
                onClicked: root.leaves()
            }
        }
    }

    Divider {}
}
