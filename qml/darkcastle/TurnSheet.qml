pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// Between two cards: who turns the next one.
TableSheet {
    id: root

    required property DarkcastleTable table
    readonly property var names: table.callNames
    readonly property string next: names[table.nextTurner] ?? ""

    signal elseAsked()

    shown: table
    text: table.stepText
    accent: Theme.gameColor("darkcastle")
    accentInk: Theme.gameInk("darkcastle")
    primaryText: table.bossIsNext ? qsTr("%1 turns the boss").arg(next) : qsTr("%1 turns it").arg(next)
    onPrimary: table.act({do: "turn", character: table.nextTurner})

    QuietButton {
        text: qsTr("Someone else")
        onClicked: root.elseAsked()
    }
}
