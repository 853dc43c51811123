pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The eight colours a person can have at the table.
Flow {
    id: root

    property int current: 0
    readonly property var names: [qsTr("Coral"), qsTr("Sky"), qsTr("Lime"), qsTr("Gold"), qsTr("Violet"), qsTr("Mint"), qsTr("Rose"), qsTr("Sand")]

    signal chosen(int hue)

    spacing: 0
    Layout.fillWidth: true

    Repeater {
        model: root.names

        Pressable {
            id: spot
            required property int index
            required property string modelData
            text: modelData
            checkable: true
            exclusive: true
            selected: root.current === index
            implicitWidth: Theme.touch
            implicitHeight: Theme.touch
            radius: Theme.touch / 2
            onClicked: root.chosen(spot.index)

            Rectangle {
                anchors.centerIn: parent
                width: spot.selected ? 36 : 28
                height: width
                radius: width / 2
                color: Theme.hueColor(spot.index)

                Icon {
                    anchors.centerIn: parent
                    visible: spot.selected
                    name: "check"
                    size: 22
                    color: Theme.seatInk(spot.index)
                }
            }
        }
    }
}
