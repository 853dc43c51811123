pragma ComponentBehavior: Bound
import Torchside.Pages

// A new session: who plays.
NewSessionPage {
    id: root

    signal start(var options)

    game: "nullgame"
    asksWhoBegins: false
    onBegin: start({players: seating.names})
}
