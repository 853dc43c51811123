pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The winner's moment.
Panel {
    id: root

    property string winner
    property string result
    property bool large: false

    tint: Theme.gameTint("mandom")
    outline: Theme.gameColor("mandom")

    Icon {
        name: "trophy"
        size: (root.large ? 6 : 2.2) * Theme.icon
        color: Theme.gameColor("mandom")
        Layout.alignment: Qt.AlignHCenter
    }

    Words {
        text: qsTr("%1 wins the Dungeon of Mandom!").arg(root.winner)
        role: "head"
        horizontalAlignment: Text.AlignHCenter
        heading: true
    }

    Words {
        text: root.result
        quiet: true
        horizontalAlignment: Text.AlignHCenter
    }
}
