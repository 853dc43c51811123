pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The people in the order of their seats: tap one to let them begin, rename or move them; the last line adds one.
Panel {
    id: root

    required property Seating seating
    property bool asksWhoBegins: true
    property bool full: false

    signal refused(string why)

    padding: Theme.gap4

    Repeater {
        model: root.seating.people
        SeatRow {
            id: row
            count: root.seating.count
            asksWhoBegins: root.asksWhoBegins
            onBegins: root.seating.letBegin(index)
            onUp: root.seating.move(index, index - 1)
            onDown: root.seating.move(index, index + 1)
            onLeaves: root.seating.remove(index)
            onRenamed: wanted => {
                const why = root.seating.whyNot(wanted, row.index);
                if (why === "")
                    root.seating.rename(row.index, wanted);
                else
                    root.refused(why);
            }
        }
    }

    TTextField {
        id: field
        visible: !root.full
        label: qsTr("Add someone")
        labelVisible: false
        placeholder: qsTr("Add someone")
        icon: "plus"
        maximumLength: 40
        Layout.margins: Theme.gap8
        onAccepted: {
            const why = root.seating.whyNot(text, -1);
            if (why !== "") {
                root.refused(why);
                return;
            }
            root.seating.add(text);
            clear();
            focusNow();
        }
    }
}
