pragma ComponentBehavior: Bound
import QtQuick

// What stands in where a game has no emblem.
PlayerDot {
    required property Emblem emblem

    name: emblem.title
    size: emblem.size
    color: Theme.gameTint(emblem.game)
    ink: Theme.gameColor(emblem.game)
}
