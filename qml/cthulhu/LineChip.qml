pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// One of the Minion's characters, to be dragged to a story; or touched, and then the place.
Pressable {
    id: root

    required property string cardId
    required property string name
    readonly property bool dragged: area.drag.active

    signal dropped(point at)

    text: selected ? qsTr("%1: chosen").arg(name) : qsTr("Move %1").arg(name)
    checkable: true
    radius: Math.min(height / 2, 24)
    readonly property real markRoom: mark.width + Theme.gap4
    implicitWidth: Math.max(Theme.touch, words.implicitWidth + markRoom + 2 * Theme.gap12)
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap12)

    Rectangle {
        id: face
        width: root.width
        height: root.height
        radius: root.radius
        color: root.selected ? Theme.gameColor("cthulhu") : Theme.gameTint("cthulhu")
        border.width: Theme.hairline
        border.color: Theme.gameColor("cthulhu")

        Row {
            anchors.centerIn: parent
            spacing: Theme.gap4

            Icon {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                name: root.selected ? "check" : "drag"
                color: words.color
                size: Math.round(Theme.body * 1.2)
            }

            Words {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, root.width - 2 * Theme.gap12 - root.markRoom)
                text: root.name
                weight: Font.DemiBold
                oneLine: true
                color: root.selected ? Theme.gameInk("cthulhu") : Theme.ink
                Accessible.ignored: true
            }
        }
    }

    MouseArea {
        id: area
        anchors.fill: parent
        preventStealing: true // what scrolls beneath must not take the drag
        drag.target: face
        Accessible.ignored: true
        onClicked: root.trigger()
        onReleased: {
            const moved = drag.active;
            const at = face.mapToItem(null, face.width / 2, face.height / 2);
            face.x = 0;
            face.y = 0;
            if (moved)
                root.dropped(at); // the last: this chip may go
        }
        onCanceled: {
            face.x = 0;
            face.y = 0;
        }
    }
}
