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
    property bool meant: false // where a tapped character goes
    property bool large: false
    readonly property bool narrow: width < 150 // four beside each other
    property alias above: minions.data // who stands there, where there is room
    property alias below: players.data

    text: name
    hint: Theme.joined([Grammar.said(qsTr("The Minion has %1 of %3 token{3:|s}, you have %2"), [minion, player, need]), meant ? qsTr("tapped characters go here") : ""], ", ")
    radius: large ? Theme.radiusLarge : Theme.radius
    implicitWidth: 96
    implicitHeight: (large ? head.height + minions.height + players.height + foot.height + 5 * Theme.gap12 : head.height + foot.height + Theme.gap8) + 2 * Theme.gap12

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.down ? Theme.raised : Theme.surface
        border.width: root.resolving || root.meant ? 2 : Theme.contrast ? Theme.hairline : 0
        border.color: root.meant ? Theme.torch : root.resolving ? Theme.gameColor("cthulhu") : Theme.line
    }

    Column {
        id: head
        x: root.large && !root.narrow ? Theme.gap16 : Theme.gap12 - 2
        y: Theme.gap12
        width: root.width - 2 * x
        spacing: root.large ? Theme.gap12 : Theme.gap8 - 2

        Words {
            width: parent.width
            text: root.name
            role: !root.large ? (Theme.bigText ? "body" : "small") : root.narrow ? "body" : "title"
            weight: root.large ? Font.Bold : Font.DemiBold
            maximumLineCount: root.large ? 3 : 2
            elide: Text.ElideRight
            color: root.won ? Theme.faint : Theme.ink
            Accessible.ignored: true
        }

        FittingWords {
            visible: root.conspiracy !== "" || root.won
            width: parent.width
            text: root.won ? qsTr("won") : root.conspiracy === "minion" ? qsTr("its conspiracy") : qsTr("your conspiracy")
            role: root.large ? "small" : "tiny"
            least: Theme.size("tiny")
            quiet: true
            Accessible.ignored: true
        }

        TokenRow {
            visible: root.large
            width: parent.width
            icon: "eye"
            count: root.minion
            need: root.need
            large: true
            tone: Theme.gameColor("cthulhu")
        }
    }

    Item {
        id: minions
        x: head.x
        y: head.y + head.height + Theme.gap12
        width: head.width
        height: childrenRect.height
    }

    Item {
        id: players
        x: head.x
        y: foot.y - height - Theme.gap12
        width: head.width
        height: childrenRect.height
    }

    GridLayout {
        id: foot
        x: head.x
        y: root.height - height - Theme.gap12
        width: head.width
        height: implicitHeight
        columns: Theme.bigText && !root.large ? 2 : 1
        columnSpacing: Theme.gap12
        rowSpacing: Theme.gap8 - 2

        TokenRow {
            visible: !root.large
            icon: "eye"
            count: root.minion
            need: root.need
            tone: Theme.gameColor("cthulhu")
        }

        TokenRow {
            icon: "person"
            count: root.player
            need: root.need
            large: root.large
            tone: Theme.torch
        }
    }
}
