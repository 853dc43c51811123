import Torchside.Kit

// The castle is behind them, or they stay in it.
NowSheet {
    id: root

    signal storyAsked()

    caption: qsTr("The end")
    hasRule: true
    accent: Theme.gameColor("darkcastle")
    accentInk: Theme.gameInk("darkcastle")
    primaryText: qsTr("Back to the shelf")

    QuietButton {
        text: qsTr("The evening")
        icon: "graph"
        onClicked: root.storyAsked()
    }
}
