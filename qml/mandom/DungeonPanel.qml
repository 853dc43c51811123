pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The pile of monsters and the hero: how many lie there, how much the hero can take, how much was taken.
Panel {
    id: root

    required property MandomTable table
    property real figure: 0 // on a tablet, how large its numbers are
    readonly property bool fills: figure > 0
    readonly property bool fighting: table.phase === "challenge"

    GridLayout {
        columns: Theme.bigText && root.width < 560 ? 1 : 3
        columnSpacing: Theme.gap16
        rowSpacing: Theme.gap12
        Layout.fillHeight: root.fills

        CardPile {
            scale: root.fills ? root.figure / 70 : 1
            transformOrigin: Item.Left
            Layout.rightMargin: (scale - 1) * width
            count: root.fighting ? root.table.left : root.table.dungeon
        }

        Stat {
            role: "huge"
            figure: root.figure
            value: root.fighting ? root.table.left : root.table.dungeon
            label: root.fighting ? qsTr("still to turn") : qsTr("in the dungeon")
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter
        }

        Stat {
            role: "huge"
            figure: root.figure
            value: root.table.hp
            label: qsTr("the hero's HP")
            color: Theme.gameColor("mandom")
            Layout.alignment: Qt.AlignVCenter | Qt.AlignRight
        }
    }

    LifeBar {
        visible: root.fighting
        value: Math.max(0, root.table.hp - root.table.damage)
        maximum: root.table.hp
        color: Theme.gameColor("mandom")
        label: qsTr("%1 of %2 HP left").arg(Math.max(0, root.table.hp - root.table.damage)).arg(root.table.hp)
        Layout.fillWidth: true
    }

    Words {
        visible: root.fighting
        text: root.table.damage < root.table.hp ? qsTr("%1 damage so far; %2 or more and you fail.").arg(root.table.damage).arg(root.table.hp) : qsTr("%1 damage: you fail, but turn the rest all the same.").arg(root.table.damage)
        color: root.table.damage < root.table.hp ? Theme.soft : Theme.hurt
    }
}
