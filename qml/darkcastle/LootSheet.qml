pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// A drawn item finds a hand, or is left lying.
TableSheet {
    id: root

    required property DarkcastleTable table
    property int taker: -1

    signal taken()
    signal passed()

    shown: table
    text: table.stepText
    accent: Theme.gameColor("darkcastle")
    accentInk: Theme.gameInk("darkcastle")
    primaryText: taker < 0 ? qsTr("Take it") : qsTr("%1 takes it").arg(table.callNames[taker] ?? "")
    primaryWhyNot: taker < 0 ? qsTr("All hands are full: put something down, trade, or leave it.") : ""
    onPrimary: taken()

    QuietButton {
        text: qsTr("Leave it")
        onClicked: root.passed()
    }
}
