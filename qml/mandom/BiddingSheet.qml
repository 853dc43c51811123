pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// What the one to act can do: into the dungeon, an item off, pass.
TableSheet {
    id: root

    required property MandomTable table
    property bool takingOff: false

    signal takeOffAsked()

    shown: table
    text: takingOff ? qsTr("Tap the item to take off the hero.") : table.stepText
    detail: takingOff ? qsTr("The item is public; the monster under it stays secret.") : ""
    primaryText: qsTr("Dungeon")
    primaryWhyNot: table.whyNoDraw
    accent: Theme.gameColor("mandom")
    accentInk: Theme.gameInk("mandom")
    onPrimary: table.act({do: "place"})

    QuietButton {
        text: qsTr("Pass")
        onClicked: root.table.act({do: "pass"})
    }

    QuietButton {
        text: root.takingOff ? qsTr("Keep it") : qsTr("Drop item")
        whyNot: root.table.whyNoDraw !== "" ? root.table.whyNoDraw : root.table.anyItemOn ? "" : qsTr("The hero wears nothing any more.")
        onClicked: root.takeOffAsked()
        onRefused: why => root.refused(why)
    }
}
