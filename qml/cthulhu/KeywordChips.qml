pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// Which of these words stand on the card.
Flow {
    id: root

    property var words: []
    property var offered: []
    readonly property var names: ({
        willpower: qsTr("Willpower"), fast: qsTr("Fast"), invulnerability: qsTr("Invulnerability"),
        villainous: qsTr("Villainous"), heroic: qsTr("Heroic"), dormant: qsTr("Dormant"), unique: qsTr("Unique")
    })

    signal edited(var words)

    spacing: Theme.gap8
    Layout.fillWidth: true

    Repeater {
        model: root.offered

        Chip {
            id: chip
            required property string modelData
            text: root.names[modelData] ?? modelData
            selected: root.words.indexOf(modelData) >= 0
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            width: Math.min(implicitWidth, root.width)
            onClicked: root.edited(selected ? root.words.filter(word => word !== chip.modelData) : root.words.concat([chip.modelData]))
        }
    }
}
