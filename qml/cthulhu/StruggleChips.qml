pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The struggles of a conspiracy, in the order in which they are touched; none: the usual four.
Flow {
    id: root

    property var struggles: []

    signal edited(var struggles)

    spacing: Theme.gap8
    Layout.fillWidth: true

    Repeater {
        model: [{key: "terror", text: qsTr("Terror")}, {key: "combat", text: qsTr("Combat")}, {key: "arcane", text: qsTr("Arcane")}, {key: "investigation", text: qsTr("Investigation")}]

        Chip {
            id: chip
            required property var modelData
            readonly property int place: root.struggles.indexOf(modelData.key)
            text: place >= 0 ? qsTr("%1. %2").arg(place + 1).arg(modelData.text) : modelData.text
            selected: place >= 0
            ticked: false
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onClicked: root.edited(selected ? root.struggles.filter(each => each !== chip.modelData.key) : root.struggles.concat([chip.modelData.key]))
        }
    }
}
