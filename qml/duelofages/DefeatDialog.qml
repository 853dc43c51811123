pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// Who defeats whose unit: two taps, and what happened to which unit where it isn't the usual.
TDialog {
    id: root

    required property DuelOfAgesTable table
    property int by: -2 // -1 is an adventure
    property int of: -1
    property string unit: "character"
    property string how: "kill"
    property bool onBoard: true
    readonly property bool whoKnown: by > -2
    readonly property bool known: whoKnown && of >= 0
    readonly property string byName: by < 0 ? qsTr("An adventure") : table.seats[by] ?? ""
    readonly property string unitName: unit === "henchman" ? qsTr("a henchman") : onBoard ? qsTr("a character") : qsTr("a character off the board")
    readonly property string howName: how === "kill" ? qsTr("killed") : how === "imprison" ? qsTr("imprisoned") : qsTr("taken over")
    readonly property var deed: deedAs(unit, onBoard)
    readonly property string whyNot: known && opened ? table.whyNot(deed) : ""

    function deedAs(unit: string, onBoard: bool): var {
        return {do: "defeat", by: by < 0 ? undefined : by, of: of, unit: unit, how: how, where: onBoard ? "board" : "off-board"};
    }

    function ask(): void {
        by = -2;
        of = -1;
        unit = "character";
        how = "kill";
        onBoard = true;
        open();
    }

    function chooseWho(seat: int): void {
        by = by === seat ? -2 : seat;
        of = -1;
        if (by === -1 && how === "takeover")
            how = "kill";
    }

    // The usual, unless there is none of it: then what there is.
    function chooseWhom(seat: int): void {
        of = seat;
        if (table.whyNot(deed) === "")
            return;
        const there = Array.from([["character", true], ["henchman", true], ["character", false]]).find(each => table.whyNot(deedAs(each[0], each[1])) === "");
        if (there) {
            unit = there[0];
            onBoard = there[1];
        }
    }

    title: !whoKnown ? qsTr("Who defeats somebody?") : of < 0 ? (by < 0 ? qsTr("Whose unit falls to the adventure?") : qsTr("Whose unit does %1 defeat?").arg(byName)) : qsTr("What happened?")
    maximumWidth: 520
    mainAction: done
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: done
            text: root.known ? qsTr("%1: %2 %3").arg(root.table.seats[root.of] ?? "").arg(root.unitName).arg(root.howName) : qsTr("Defeated")
            accent: Theme.gameColor("duelofages")
            accentInk: Theme.gameInk("duelofages")
            whyNot: !root.whoKnown ? qsTr("Choose who defeats somebody.") : root.of < 0 ? qsTr("Choose whose unit it is.") : root.whyNot
            onClicked: {
                root.close();
                root.table.act(root.deed);
            }
        }
    ]

    Answers {
        caption: qsTr("By")

        Repeater {
            model: root.table.seats
            PickChip {
                required property int index
                required property string modelData
                visible: !root.whoKnown || root.by === index
                text: modelData
                selected: root.by === index
                onClicked: root.chooseWho(index)
            }
        }

        PickChip {
            visible: !root.whoKnown || root.by === -1
            text: qsTr("An adventure")
            selected: root.by === -1
            onClicked: root.chooseWho(-1)
        }
    }

    Answers {
        visible: root.whoKnown
        caption: qsTr("Of")

        Repeater {
            model: root.table.seats
            PickChip {
                required property int index
                required property string modelData
                visible: root.by !== index
                text: modelData
                selected: root.of === index
                onClicked: root.chooseWhom(index)
            }
        }
    }

    Answers {
        visible: root.known
        caption: qsTr("Unit")

        PickChip {
            text: qsTr("Character")
            selected: root.unit === "character" && root.onBoard
            onClicked: {
                root.unit = "character";
                root.onBoard = true;
            }
        }
        PickChip {
            text: qsTr("Henchman")
            selected: root.unit === "henchman"
            onClicked: {
                root.unit = "henchman";
                root.onBoard = true;
            }
        }
        PickChip {
            text: qsTr("Off-board character")
            selected: root.unit === "character" && !root.onBoard
            onClicked: {
                root.unit = "character";
                root.onBoard = false;
            }
        }
    }

    Answers {
        visible: root.known
        caption: qsTr("How")

        PickChip {
            text: qsTr("Killed")
            selected: root.how === "kill"
            onClicked: root.how = "kill"
        }
        PickChip {
            text: qsTr("Imprisoned")
            selected: root.how === "imprison"
            onClicked: root.how = "imprison"
        }
        PickChip {
            visible: root.by >= 0
            text: qsTr("Taken over")
            selected: root.how === "takeover"
            onClicked: root.how = "takeover"
        }
    }
}
