pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Tables

// A card lies open: overcome without a fight, or to its combat.
NowSheet {
    id: root

    required property DarkcastleTable table

    signal combatAsked()

    text: table.now
    detail: Theme.bigText ? "" : table.reminders[0] ?? ""
    hasRule: true
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
