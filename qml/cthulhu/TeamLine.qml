pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// One character at a story: whose, its name, its skill and its icons.
Flow {
    id: root

    required property var told // {name, skill, terror, combat, arcane, investigation}
    property bool minion: false
    property bool small: false
    readonly property string size: small ? "tiny" : "small"

    spacing: Theme.gap8

    Row {
        spacing: Theme.gap4

        Icon {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            name: root.minion ? "eye" : "person"
            color: root.minion ? Theme.gameColor("cthulhu") : Theme.torch
            size: Math.round(Theme.size(root.size) * 1.1)
        }

        Words {
            width: Math.min(implicitWidth, root.width - mark.width - Theme.gap4)
            text: root.told.name
            role: root.size
            weight: Font.DemiBold
            oneLine: root.small
            maximumLineCount: oneLine ? 1 : 2
            elide: Text.ElideRight
        }
    }

    Words {
        text: qsTr("skill %1").arg(root.told.skill)
        role: root.size
        quiet: true
        numeric: true
    }

    Repeater {
        model: [{icon: "skull", count: root.told.terror}, {icon: "swords", count: root.told.combat}, {icon: "spark", count: root.told.arcane}, {icon: "search", count: root.told.investigation}]

        IconText {
            required property var modelData
            visible: modelData.count > 0
            icon: modelData.icon
            text: modelData.count
            role: root.size
            color: Theme.soft
        }
    }
}
