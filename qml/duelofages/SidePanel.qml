pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// One side, and the people who are on it.
Panel {
    id: root

    required property DuelOfAgesTable table
    required property int side
    property bool open: false // there is room for everybody's counters

    signal padAsked(string title, int value, var done, string path)
    signal refused(string why)

    function count(seat: int, what: string, delta: int): void {
        const change = {do: "count", player: seat};
        change[what] = delta;
        table.act(change);
    }

    active: !table.over && table.actingSide === side
    accent: tag.tone
    spacing: Theme.gap4

    SideTag {
        id: tag
        side: root.side
        name: root.table.sides[root.side] ?? ""
        acting: root.active
    }

    Repeater {
        model: root.table.players
        PersonRow {
            required property int index
            required property int alliance
            visible: alliance === root.side
            seat: index
            ownLines: Array.from(own).map(pin => Theme.joined([pin.name, root.table.packs?.beat >= 0 ? root.table.packs.note(root.table.game, [pin.what], pin.name) : ""], ": "))
            fixedOpen: root.open
            readonly property var limits: root.table.limits("count", "characters")
            most: limits.to
            startsOpen: acting || root.table.turn === 1
            over: root.table.over
            onChangeBy: (what, delta) => root.count(index, what, delta)
            onFreed: root.table.act({do: "free", player: index})
            onPadAsked: (title, what, value) => root.padAsked(title, value, delta => root.count(index, what, delta), "players.%1.%2".arg(index).arg(what))
        }
    }
}
