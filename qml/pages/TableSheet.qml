import Torchside.Kit
import Torchside.Tables

// "Now" at a game's table: what is due at the table stands in it, in the order in which it is done.
NowSheet {
    id: root

    property Table shown
    readonly property var setup: shown?.setup ?? []

    signal moreAsked()

    settingUp: setup.length > 0
    lines: settingUp ? setup : shown?.byHand ?? []
    further: shown?.asides.length ?? 0
    hasRule: true
    parts: true
    most: Theme.bigText ? 0.74 : settingUp ? 0.8 : 0.7
    onTicked: index => shown.tickOff(index)
    onLaidOut: shown.skipSetup()
    onMore: moreAsked()
}
