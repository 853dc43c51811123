pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Tables

// What the one to act can do: into the dungeon, an item off, pass.
NowSheet {
    id: root

    required property MandomTable table
    property bool takingOff: false

    signal takeOffAsked()
    signal privateAsked()

    text: takingOff ? qsTr("Tap the item that comes off the hero.") : table.now
    hasRule: true
    primaryText: qsTr("Dungeon")
    primaryWhyNot: table.whyNoDraw
    accent: Theme.gameColor("mandom")
    accentInk: Theme.gameInk("mandom")
    onPrimary: table.place()

    QuietButton {
        text: qsTr("Pass")
        onClicked: root.table.pass()
    }

    QuietButton {
        text: root.takingOff ? qsTr("Keep it on") : qsTr("Item off")
        whyNot: root.table.whyNoDraw !== "" ? root.table.whyNoDraw : root.table.anyItemOn ? "" : qsTr("The hero wears nothing any more.")
        onClicked: root.takeOffAsked()
        onRefused: why => root.refused(why)
    }

    QuietButton {
        icon: "eye"
        text: qsTr("In private")
        whyNot: root.table.whyNoDraw
        onClicked: root.privateAsked()
        onRefused: why => root.refused(why)
    }
}
