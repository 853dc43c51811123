pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// The challenge: which card came up, and before the first one the Vorpal Sword's call.
TableSheet {
    id: root

    required property MandomTable table

    signal nameAsked()

    shown: table
    text: table.stepText
    detail: table.named !== "" ? qsTr("The Vorpal Sword is set on: %1. Tap the monster that came up.").arg(table.named) : qsTr("Tap the monster that came up.")
    accent: Theme.gameColor("mandom")
    accentInk: Theme.gameInk("mandom")
    primaryText: table.mayName ? qsTr("Name a kind") : ""
    onPrimary: nameAsked()
}
