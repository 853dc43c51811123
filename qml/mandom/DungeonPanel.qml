pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The pile of monsters and the hero: how many lie there, how much the hero can take, how much was taken.
Panel {
    id: root

    required property MandomTable table
    readonly property bool fighting: table.phase === "challenge"

    GridLayout {
        columns: Theme.bigText && root.width < 560 ? 1 : 3
        columnSpacing: Theme.gap16
        rowSpacing: Theme.gap12

        CardPile {
            count: root.fighting ? root.table.left : root.table.dungeon
        }

        Stat {
            role: "huge"
            value: root.fighting ? root.table.left : root.table.dungeon
            label: root.fighting ? qsTr("still to turn") : qsTr("in the dungeon")
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter
        }

        Stat {
            role: "huge"
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
        text: root.table.damage < root.table.hp ? qsTr("%1 damage so far; %2 and more is a failure.").arg(root.table.damage).arg(root.table.hp) : qsTr("%1 damage: that is a failure, but all cards are turned.").arg(root.table.damage)
        color: root.table.damage < root.table.hp ? Theme.soft : Theme.hurt
    }
}
