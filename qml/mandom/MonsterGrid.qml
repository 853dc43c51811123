pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The eight kinds: tap the one that came up. Each says what it would do to this hero.
Solid {
    id: root

    required property var monsters
    property string chosen
    property bool large: false // on a tablet
    property bool counting: true // shows what is left, and refuses what can't come
    property alias columns: grid.columns

    signal tapped(string monster)
    signal refused(string why)

    implicitWidth: grid.implicitWidth
    implicitHeight: grid.implicitHeight
    Layout.fillWidth: true

    GridLayout {
        id: grid
        width: root.width
        columns: 4
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap8

        Repeater {
            model: root.monsters
            MonsterTile {
                id: tile
                selected: root.chosen === monsterId
                counting: root.counting
                large: root.large
                whyNot: root.counting && remaining === 0 ? qsTr("Every %1 has been turned already.").arg(name) : ""
                onClicked: {
                    if (root.counting)
                        root.rest(300); // twice on a kind is one card
                    root.tapped(tile.monsterId);
                }
                onRefused: why => root.refused(why)
            }
        }
    }
}
