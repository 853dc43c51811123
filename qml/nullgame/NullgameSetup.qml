pragma ComponentBehavior: Bound
import Torchside.Pages

// A new null game: who plays.
NewSessionPage {
    id: root

    signal start(var options)

    game: "nullgame"
    asksWhoBegins: false
    onBegin: start({players: seating.names})
}
