pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// A side plays its turn: ending it is the obvious thing; the game may end instead.
TableSheet {
    id: root

    required property DuelOfAgesTable table

    signal endAsked()
    signal diceAsked()
    signal everybodyAsked()

    shown: table
    opening: ["what-is-counted"]
    onOpened: everybodyAsked()
    text: table.stepText
    detail: Theme.bigText ? "" : table.due // there the page says it
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
