pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The six things of the hero; what is off is crossed out. A tap takes one off.
GridLayout {
    id: root

    required property var items
    property bool inviting: false
    property bool fixed: false
    property bool large: false // on a tablet
    property string whyNot
    readonly property var icons: ({"plate-armor": "armor", "knight-shield": "shield", "torch": "torch", "holy-grail": "cup", "dragon-spear": "spear", "vorpal-sword": "sword"})

    signal takenOff(string item)
    signal refused(string why)

    columns: 3
    columnSpacing: Theme.gap8
    rowSpacing: Theme.gap8
    Layout.fillWidth: true

    Repeater {
        model: root.items
        ItemTile {
            id: tile
            icon: root.icons[itemId]
            inviting: root.inviting
            fixed: root.fixed
            large: root.large
            whyNot: root.fixed ? "" : !on ? qsTr("The %1 is off already.").arg(name) : root.whyNot
            onClicked: root.takenOff(tile.itemId)
            onRefused: why => root.refused(why)
        }
    }
}
