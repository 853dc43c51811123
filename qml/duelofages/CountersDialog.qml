pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The counters of one player, asked for at the edge of the tablet.
TDialog {
    id: root

    required property DuelOfAgesTable table
    property DuelSeat seat: null

    signal padAsked(string title, int value, var done)

    function count(seat: int, what: string, delta: int): void {
        const change = {do: "count", player: seat};
        change[what] = delta;
        table.act(change);
    }

    function ask(of: DuelSeat): void {
        seat = of;
        open();
    }

    title: seat?.name ?? ""
    text: seat?.told ?? ""
    maximumWidth: 520
    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    component Count: UnitCounter {
        required property string what
        readonly property var limits: root.table.limits("count", what)
        most: limits.to
        label: qsTr("%1: %2").arg(root.title).arg(caption)
        Layout.fillWidth: true
        onChangeBy: delta => root.count(root.seat.index, what, delta)
        onPadRequested: {
            const [at, counted] = [root.seat.index, what];
            root.close();
            root.padAsked(label, value, delta => root.count(at, counted, delta));
        }
    }

    GridLayout {
        columns: Theme.bigText ? 1 : 2
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap8
        Layout.fillWidth: true

        Count {
            what: "characters"
            caption: qsTr("characters")
            value: root.seat?.characters ?? 0
        }

        Count {
            what: "henchmen"
            caption: qsTr("henchmen")
            value: root.seat?.henchmen ?? 0
        }

        Count {
            what: "offBoard"
            caption: qsTr("off the board")
            value: root.seat?.offBoard ?? 0
        }

        Count {
            what: "equipment"
            caption: qsTr("equipment")
            value: root.seat?.equipment ?? 0
        }
    }

    QuietButton {
        visible: (root.seat?.prisoners ?? 0) > 0
        icon: "lock"
        role: "body"
        text: qsTr("Free one of %1’s prisoners").arg(root.title)
        Layout.fillWidth: true
        onClicked: root.table.act({do: "free", player: root.seat.index})
    }
}
