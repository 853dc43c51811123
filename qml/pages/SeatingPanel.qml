pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The people in the order of their seats: tap one for all that can be done, drag one elsewhere; the last line adds one.
Panel {
    id: root

    required property Seating seating
    property bool asksWhoBegins: true
    property bool full: false
    property var notes: ({}) // by name: what the game knows of a person
    property string noteText: ""
    property int moving: -1 // the seat that is dragged, where it would go, and by how much it is off its place
    property int goal: -1
    property real offset: 0
    property alias typed: field.text // a name that nobody entered yet
    property bool gliding: false

    signal refused(string why)
    signal renamed(string from, string to)
    signal noteAsked(string name)

    function drag(seat: int, by: real): void {
        if (moving < 0)
            for (let i = 0; i < rows.count; ++i)
                rows.itemAt(i).opened = false;
        const step = rows.itemAt(seat).height;
        moving = seat;
        gliding = true;
        goal = Math.max(0, Math.min(rows.count - 1, seat + Math.round(by / step)));
        offset = Math.max(-seat * step, Math.min((rows.count - 1 - seat) * step, by));
    }

    function drop(): void {
        const [from, to] = [moving, goal];
        gliding = false; // the seats are taken anew, so nothing glides back
        moving = -1;
        goal = -1;
        offset = 0;
        if (from >= 0 && from !== to)
            seating.move(from, to);
    }

    function shiftOf(seat: int, step: real): real {
        if (moving < 0)
            return 0;
        return seat === moving ? offset : seat > moving && seat <= goal ? -step : seat < moving && seat >= goal ? step : 0;
    }

    // Whether nothing is left there that was typed.
    function enter(): bool {
        if (!field.visible || typed.trim() === "")
            return true;
        const why = seating.whyNot(typed, -1);
        if (why !== "")
            refused(why);
        else if (seating.add(typed))
            field.clear();
        return why === "";
    }

    padding: Theme.gap4

    Repeater {
        id: rows
        model: root.seating.people
        SeatRow {
            id: row
            z: root.moving === index ? 1 : 0
            shift: root.shiftOf(index, height)
            gliding: root.gliding
            count: root.seating.count
            longestName: root.seating.longestName
            asksWhoBegins: root.asksWhoBegins
            note: Theme.entry(root.notes, name) ?? ""
            noteText: root.noteText
            onBegins: root.seating.letBegin(index)
            onUp: root.seating.move(index, index - 1)
            onDown: root.seating.move(index, index + 1)
            onLeaves: root.seating.remove(index)
            onPainted: hue => root.seating.paint(row.index, hue)
            onNoteAsked: root.noteAsked(row.name)
            onDragged: by => root.drag(row.index, by)
            onDropped: root.drop()
            onRenamed: wanted => {
                const why = root.seating.whyNot(wanted, row.index);
                const from = row.name;
                if (why !== "")
                    root.refused(why);
                else if (root.seating.rename(row.index, wanted))
                    root.renamed(from, wanted.trim());
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
        maximumLength: root.seating.longestName
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
