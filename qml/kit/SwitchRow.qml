pragma ComponentBehavior: Bound
import QtQuick

// A setting that is on or off. The whole row is the switch.
ListRow {
    id: root

    property bool on: false

    signal switched(bool on)

    checkable: true
    selected: on
    titleWeight: Font.Normal
    Accessible.role: Accessible.CheckBox
    Accessible.onToggleAction: trigger()
    onClicked: switched(!on)

    Rectangle {
        implicitWidth: 52
        implicitHeight: 32
        radius: 16
        color: root.on ? (root.usable ? Theme.torch : Theme.off) : Theme.raised
        border.width: root.on ? 0 : 2
        border.color: root.usable ? Theme.soft : Theme.off
        Accessible.ignored: true
        Behavior on color { ColorAnimation { duration: Theme.quick } }

        Rectangle {
            width: 22
            height: 22
            radius: 11
            x: root.on ? 25 : 5
            anchors.verticalCenter: parent.verticalCenter
            color: root.on ? Theme.torchInk : root.usable ? Theme.soft : Theme.off
            Behavior on x { NumberAnimation { duration: Theme.quick } }

            Icon {
                anchors.centerIn: parent
                visible: root.on
                name: "check"
                size: 14
                weight: 3
                color: Theme.torch
            }
        }
    }
}
