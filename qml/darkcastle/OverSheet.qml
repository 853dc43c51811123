import Torchside.Kit
import Torchside.Pages

// The castle is behind them, or they stay in it.
TableSheet {
    id: root

    signal storyAsked()

    caption: qsTr("The end")
    accent: Theme.gameColor("darkcastle")
    accentInk: Theme.gameInk("darkcastle")
    primaryText: qsTr("Home")

    QuietButton {
        text: qsTr("The evening")
        icon: "graph"
        onClicked: root.storyAsked()
    }
}
