pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// A story of the row: its name, the Minion's tokens above the player's. A touch opens what can be changed.
Pressable {
    id: root

    required property int index
    required property string name
    required property int minion
    required property int player
    required property int need
    required property string conspiracy
    required property string cardId
    required property var struggles
    required property string minionThere
    required property string playerThere
    required property bool minionStands
    required property bool resolving
    required property bool won

    text: name
    hint: Grammar.said(qsTr("The Minion has %1 of %3 token{3:|s}, you have %2"), [minion, player, need])
    radius: Theme.radius
    implicitWidth: 96
    implicitHeight: column.implicitHeight + 2 * Theme.gap12

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.down ? Theme.raised : Theme.surface
        border.width: root.resolving ? 2 : Theme.contrast ? Theme.hairline : 0
        border.color: root.resolving ? Theme.gameColor("cthulhu") : Theme.line
    }

    Column {
        id: column
        x: Theme.gap12 - 2
        y: Theme.gap12
        width: root.width - 2 * x
        spacing: Theme.gap8 - 2

        Words {
            width: parent.width
            text: root.name
            weight: Font.DemiBold
            oneLine: true
            color: root.won ? Theme.faint : Theme.ink
            Accessible.ignored: true
        }

        GridLayout {
            width: parent.width
            columns: Theme.bigText ? 2 : 1
            columnSpacing: Theme.gap12
            rowSpacing: Theme.gap8 - 2

            TokenRow {
                icon: "skull"
                count: root.minion
                need: root.need
                tone: Theme.gameColor("cthulhu")
            }

            TokenRow {
                icon: "person"
                count: root.player
                need: root.need
                tone: Theme.torch
            }
        }

        Words {
            visible: root.conspiracy !== "" || root.won
            width: parent.width
            text: root.won ? qsTr("won") : root.conspiracy === "minion" ? qsTr("its conspiracy") : qsTr("your conspiracy")
            role: "tiny"
            quiet: true
            oneLine: true
            Accessible.ignored: true
        }
    }
}
