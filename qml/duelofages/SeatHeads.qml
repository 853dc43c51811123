pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// The heads of a table's columns: each player's initial in the colour of the side, with the name.
Repeater {
    id: root

    property real cell: 56

    Column {
        id: head
        required property int index
        required property string name
        required property int alliance
        width: root.cell
        spacing: 2
        Accessible.role: Accessible.StaticText
        Accessible.name: name

        PlayerDot {
            anchors.horizontalCenter: parent.horizontalCenter
            name: head.name
            size: 32
            color: head.alliance === 0 ? Theme.torch : Theme.gameColor("duelofages")
            ink: head.alliance === 0 ? Theme.torchInk : Theme.gameInk("duelofages")
        }

        Words {
            width: parent.width - 2
            text: head.name
            role: "tiny"
            quiet: true
            oneLine: true
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
