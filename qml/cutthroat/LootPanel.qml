pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// What the dead have left: the one whose turn it is taps what is taken.
Panel {
    id: root

    required property CutthroatTable table

    signal refused(string why)

    spacing: Theme.gap4

    Words {
        text: qsTr("What the dead have left")
        role: "title"
        heading: true
    }

    Repeater {
        model: root.table.spoils

        ListRow {
            id: row
            required property string item
            required property int from
            required property string fromName
            required property bool tipped
            text: item
            detail: tipped ? qsTr("of %1 · tipped: it can’t be taken").arg(fromName) : qsTr("of %1").arg(fromName)
            icon: tipped ? "lock" : "cup"
            divider: true
            whyNot: root.table.turn < 0 ? qsTr("Draw initiative for the looting first.") : tipped ? qsTr("A tipped potion can’t be taken.") : ""
            onClicked: root.table.act({"do": "loot", player: root.table.turn, from: row.from, item: row.item})
            onRefused: why => root.refused(why)
        }
    }
}
