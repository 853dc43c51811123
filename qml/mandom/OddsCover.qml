pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The exact chance to survive, for the eyes of the one to act: what that player noted counts, so nobody else looks.
HoldCover {
    id: root

    required property MandomTable table
    property var odds: ({})

    coverText: qsTr("Hold to see %1’s own odds").arg(table.turnName)
    onRevealed: odds = table.odds(table.turn)
    onHidden: odds = ({})

    Words {
        visible: root.odds.ok ?? false
        text: qsTr("%1 % to survive now").arg(root.odds.percent ?? 0)
        role: "title"
        weight: Font.Bold
    }

    Words {
        visible: root.odds.ok ?? false
        text: root.odds.named ? qsTr("%1 damage to expect against %2 HP, with the sword on the %3.").arg(Number(root.odds.expectedDamage).toLocaleString(Qt.locale(), "f", 1)).arg(root.table.hp).arg(root.odds.named) : qsTr("%1 damage to expect against %2 HP.").arg(Number(root.odds.expectedDamage ?? 0).toLocaleString(Qt.locale(), "f", 1)).arg(root.table.hp)
        role: "small"
        quiet: true
    }

    Words {
        visible: (root.odds.knows ?? []).length > 0
        text: qsTr("You know: %1").arg((root.odds.knows ?? []).join(", "))
        role: "small"
        quiet: true
    }

    Words {
        visible: !(root.odds.ok ?? true)
        text: root.odds.message ?? ""
        color: Theme.hurt
    }
}
