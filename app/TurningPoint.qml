pragma ComponentBehavior: Bound
import Torchside.Kit

// What the table shows large; made when there is something.
Moment {
    required property Notices notices

    game: notices.shelf.table?.game ?? ""
    lasts: notices.alone ? 2600 : 0
    accent: Theme.gameColor(game)
    accentInk: Theme.gameInk(game)
}
