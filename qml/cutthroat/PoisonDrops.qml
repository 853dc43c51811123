pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// Poison as drops; from the fourth on a number says how many.
Row {
    id: root

    property int count: 0

    visible: count > 0
    spacing: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 poison").arg(count)

    Repeater {
        model: Math.min(root.count, root.count > 3 ? 1 : 3)

        Icon {
            anchors.verticalCenter: parent?.verticalCenter
            name: "drop"
            filled: true
            color: Theme.poison
            size: Math.round(Theme.small * 1.25)
        }
    }

    Words {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.count > 3
        text: root.count
        role: "small"
        weight: Font.Bold
        numeric: true
        color: Theme.poison
        Accessible.ignored: true
    }
}
