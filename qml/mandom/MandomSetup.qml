pragma ComponentBehavior: Bound
import Torchside.Pages

// A new Dungeon of Mandom: who plays, who begins.
NewSessionPage {
    id: root

    signal start(var options)

    game: "mandom"
    beginText: qsTr("Into the dungeon")
    onBegin: start({players: seating.names, first: seating.first})
}
