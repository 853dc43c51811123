pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// The null game: a number for everybody.
TableFrame {
    id: root

    required property NullgameTable table

    shown: table
    sheet: TableSheet {
        shown: root.table
        text: root.table.stepText
        onRule: root.ruleAsked(root.table.stepRule)
    }

    ScrollColumn {
        anchors.fill: parent

        Repeater {
            model: root.table.players
            SeatTile {
                id: seat
                required name
                required property int index
                required property int number
                Counter {
                    value: seat.number
                    label: seat.name
                    onChangeBy: delta => root.table.act({do: "count", player: seat.index, by: delta})
                }
            }
        }
    }
}
