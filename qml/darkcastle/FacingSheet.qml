pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// A card lies open: overcome without a fight, or to its combat.
TableSheet {
    id: root

    required property DarkcastleTable table

    signal combatAsked()

    shown: table
    text: table.stepText
    accent: Theme.gameColor("darkcastle")
    accentInk: Theme.gameInk("darkcastle")
    primaryText: table.boss ? qsTr("Fight the boss") : qsTr("Combat")
    onPrimary: combatAsked()

    QuietButton {
        visible: !root.table.boss
        text: qsTr("Chapter done")
        onClicked: root.table.act({do: "complete"})
    }
}
