pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A phone at the table: whose seat, awake or not, and what it may do.
ListRow {
    id: root

    required property string device
    required property int seat
    required property string name
    required property string rights
    required property bool here
    readonly property string may: rights === "everything" ? qsTr("may do everything") : rights === "watch" ? qsTr("only watches") : qsTr("own seat")

    signal asked()

    text: seat >= 0 ? name : qsTr("Without a seat")
    value: here ? may : qsTr("asleep")
    valueColor: Theme.heal
    hint: here ? may : Theme.joined([value, may], ", ")
    dimmed: !here
    chevron: true
    sidePadding: Theme.gap12
    radius: Theme.radius
    leading: PlayerDot {
        name: root.seat >= 0 ? root.name : "?"
        color: root.seat >= 0 ? Theme.seatColor(root.seat) : Theme.raised
        ink: root.seat >= 0 ? Theme.seatInk(root.seat) : Theme.ink
        dimmed: root.seat < 0
    }
    onClicked: asked()

    Rectangle {
        parent: root
        z: -1
        anchors.fill: parent
        radius: root.radius
        color: Theme.surface
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: Theme.line
    }
}
