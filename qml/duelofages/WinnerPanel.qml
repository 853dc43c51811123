pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The winner's moment.
Panel {
    id: root

    required property DuelOfAgesTable table

    tint: Theme.gameTint("duelofages")
    outline: Theme.gameColor("duelofages")

    Icon {
        name: "trophy"
        size: 2.2 * Theme.icon
        color: Theme.prestige
        Layout.alignment: Qt.AlignHCenter
    }

    Words {
        text: root.table.now
        role: "head"
        horizontalAlignment: Text.AlignHCenter
        heading: true
    }

    Words {
        text: root.table.epilogue
        quiet: true
        horizontalAlignment: Text.AlignHCenter
    }
}
