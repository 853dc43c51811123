import Torchside.Kit

// One of several answers, in the colour of the game.
Chip {
    exclusive: true
    ticked: true
    accent: Theme.gameColor("duelofages")
    accentInk: Theme.gameInk("duelofages")
    width: Math.min(implicitWidth, parent ? parent.width : implicitWidth)
}
