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

    signal asked()

    text: seat >= 0 ? name : qsTr("Without a seat")
    detail: rights === "everything" ? qsTr("may do everything") : rights === "watch" ? qsTr("only watches") : qsTr("own seat")
    value: here ? qsTr("here") : qsTr("asleep")
    dimmed: !here
    chevron: true
    leading: PlayerDot {
        name: root.name
        color: root.seat >= 0 ? Theme.seatColor(root.seat) : Theme.raised
        dimmed: root.seat < 0
    }
    onClicked: asked()
}
