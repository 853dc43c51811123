pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Tables

// A side plays its turn: ending it is the obvious thing; the game may end instead.
NowSheet {
    id: root

    required property DuelOfAgesTable table

    signal endAsked()
    signal diceAsked()

    text: table.now
    detail: Theme.bigText ? "" : table.due // there the page says it
    hasRule: true
    accent: Theme.gameColor("duelofages")
    accentInk: Theme.gameInk("duelofages")
    primaryText: qsTr("End the turn")
    onPrimary: table.act({do: "end-turn"})

    QuietButton {
        visible: !Theme.bigText // there it stands on the page
        text: qsTr("End the game")
        whyNot: root.table.whyNoEnd
        onClicked: root.endAsked()
        onRefused: why => root.refused(why)
    }

    QuietButton {
        visible: root.table.throwers.length > 0
        icon: "dice"
        text: qsTr("Our own dice")
        onClicked: root.diceAsked()
    }
}
