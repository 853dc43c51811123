pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One person before the game: a tap opens what can be done with the seat, the handle at its end moves it.
ColumnLayout {
    id: root

    required property int index
    required property string name
    required property bool first
    required property int hue
    property int count: 0
    required property int longestName
    property bool asksWhoBegins: true
    property bool opened: false
    property string note: "" // what the game knows of this person
    property string noteText: "" // what changes it
    property real shift: 0 // while somebody is being moved past
    property bool gliding: false

    signal begins()
    signal up()
    signal down()
    signal leaves()
    signal renamed(string wanted)
    signal painted(int hue)
    signal noteAsked()
    signal dragged(real by)
    signal dropped()

    spacing: 0
    Layout.fillWidth: true
    transform: Translate {
        y: root.shift
        Behavior on y { enabled: Theme.motion && root.gliding && !handle.pressed; NumberAnimation { duration: Theme.quick } }
    }

    Item {
        implicitHeight: row.implicitHeight
        implicitWidth: row.implicitWidth + handle.width
        Layout.fillWidth: true

        ListRow {
            id: row
            x: handle.visible && Theme.leftHanded ? handle.width : 0
            width: parent.width - (handle.visible ? handle.width : 0)
            text: root.name
            detail: Theme.joined([root.first && root.asksWhoBegins ? qsTr("starts") : "", root.note], " · ")
            divider: false
            sidePadding: Theme.gap8
            leading: PlayerDot {
                name: root.name
                color: Theme.hueColor(root.hue)
                ink: Theme.seatInk(root.index)
            }
            onClicked: root.opened = !root.opened

            Icon {
                visible: !Theme.bigText // the name needs the room
                name: root.opened ? "up" : "down"
                color: Theme.soft
            }
        }

        // The fingers' way; the buttons of the opened seat do the same for everybody else.
        MouseArea {
            id: handle
            x: Theme.leftHanded ? 0 : parent.width - width
            width: Theme.touch
            height: parent.height
            visible: root.count > 1
            preventStealing: true
            cursorShape: Qt.SizeVerCursor
            Accessible.ignored: true
            property real from: 0
            onPressed: mouse => from = mapToItem(null, mouse.x, mouse.y).y
            onPositionChanged: mouse => root.dragged(mapToItem(null, mouse.x, mouse.y).y - from)
            onReleased: root.dropped()
            onCanceled: root.dropped()

            Icon {
                anchors.centerIn: parent
                name: "drag"
                color: handle.pressed ? Theme.torch : Theme.soft
            }
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
            maximumLength: root.longestName
            onAccepted: root.renamed(text)
            onFinished: {
                if (text.trim() === "")
                    text = root.name;
                else if (text.trim() !== root.name)
                    root.renamed(text);
            }
        }

        HueChoice {
            current: root.hue
            onChosen: hue => root.painted(hue)
        }

        Flow {
            spacing: Theme.gap8
            Layout.fillWidth: true

            QuietButton {
                visible: root.noteText !== ""
                text: root.noteText
                onClicked: root.noteAsked()
            }
            QuietButton {
                visible: root.asksWhoBegins && !root.first
                text: qsTr("Starts")
                onClicked: root.begins()
            }
            QuietButton {
                visible: root.index > 0
                text: qsTr("Move up")
                onClicked: root.up()
            }
            QuietButton {
                visible: root.index < root.count - 1
                text: qsTr("Move down")
                onClicked: root.down()
            }
            QuietButton {
                text: qsTr("Remove")
                danger: true
                onClicked: root.leaves()
            }
        }
    }

    Divider {}
}
