pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// The next line between the attacks: each step has its obvious button, the exceptions stand beside it.
TableSheet {
    id: root

    required property CutthroatTable table
    property var usual: null // how this creature strikes, worked out: {text, who, seats, tied, damage, poison, isRandom}
    readonly property string step: table.step
    readonly property bool raises: table.barrier === "down" // nothing strikes: it goes up with the end of the round
    readonly property bool repeats: usual !== null && !table.struck && !raises && usual.isRandom === (step === "round")
    readonly property bool bites: step === "deal" && table.kind === "blink-dogs" && !table.struck // as soon as they lie there
    readonly property bool strikes: table.hasLife || table.foes.length > 0
    readonly property bool fighting: step === "strike" || step === "round"
    readonly property bool drawing: step === "deal" || step === "lootDeal" || (step === "strike" && !repeats && (table.struck || !strikes || raises))

    signal meetAsked()
    signal drawAsked()
    signal strikeAsked()
    signal usualStruck()
    signal stageAsked()
    signal changeAsked()
    signal eventAsked()
    signal closeAsked()
    signal leaveAsked()
    signal storyAsked()
    signal biteAsked(int seat)

    function primaryOf(): string {
        switch (step) {
        case "meet": return qsTr("Turn over an encounter");
        case "deal": return bites ? qsTr("It attacks…") : qsTr("Deal the numbers");
        case "lootDeal": return qsTr("Deal the numbers");
        case "strike": return repeats ? blow() : drawing ? qsTr("Deal for round %1").arg(table.round + 1) : qsTr("It attacks…");
        case "round": return repeats ? blow() : qsTr("Begin round %1").arg(table.round + 1);
        case "spoils": return qsTr("Close the encounter");
        case "stage": return qsTr("What comes next…");
        case "loot": return qsTr("Nothing for %1").arg(table.seats[table.turn] ?? "");
        default: return qsTr("Home");
        }
    }

    function blow(): string {
        if (usual.tied)
            return qsTr("It attacks: who?");
        const poisoned = usual.poison === 0 ? "" : usual.poison === 1 ? qsTr(" and a poison token") : qsTr(" and %1 poison tokens").arg(usual.poison);
        return usual.seats.length === 0 ? qsTr("It attacks…") : qsTr("%1: −%2").arg(usual.seats.length > 1 ? usual.text : table.seats[usual.seats[0]] ?? "").arg(usual.damage) + poisoned;
    }

    function act(): void {
        switch (step) {
        case "meet": meetAsked(); break;
        case "deal": case "lootDeal": bites ? strikeAsked() : table.act({"do": "initiative"}); break;
        case "strike": case "round":
            if (repeats)
                usual.tied || usual.seats.length === 0 ? strikeAsked() : usualStruck();
            else if (step === "round")
                table.act({"do": "end-round"});
            else if (drawing)
                table.act({"do": "initiative"});
            else
                strikeAsked();
            break;
        case "spoils": closeAsked(); break;
        case "stage": stageAsked(); break;
        case "loot": table.act({"do": "loot-pass", player: table.turn}); break;
        default: leaveAsked();
        }
    }

    shown: table
    opening: table.biters.length > 0 ? ["vampyre"] : []
    caption: step === "over" ? qsTr("The end") : qsTr("Now")
    text: table.headline
    detail: repeats && !usual.tied ? qsTr("It attacks as before: %1.").arg(usual.text) : ""
    onOpened: index => biteAsked(table.biters[Array.from(table.byHand).filter(each => each.rule === "vampyre").findIndex(each => each.index === index)] ?? -1)
    primaryText: primaryOf()
    onPrimary: act()

    QuietButton {
        visible: root.step === "over"
        text: qsTr("The evening")
        icon: "graph"
        onClicked: root.storyAsked()
    }

    QuietButton {
        visible: root.bites
        text: qsTr("Deal the numbers")
        onClicked: root.table.act({"do": "initiative"})
    }

    QuietButton {
        visible: root.drawing
        text: qsTr("Our own draw…")
        onClicked: root.drawAsked()
    }

    QuietButton {
        visible: root.step === "deal" && root.table.kind !== "challenge"
        text: qsTr("An event…")
        onClicked: root.eventAsked()
    }

    QuietButton {
        visible: root.fighting && !root.raises && root.primaryText !== qsTr("It attacks…") || root.step === "deal" && root.table.kind === "blink-dogs" && !root.bites
        text: root.table.struck ? qsTr("Attacks again…") : root.repeats ? qsTr("Attacks otherwise…") : qsTr("It attacks…")
        onClicked: root.strikeAsked()
    }

    QuietButton {
        visible: root.fighting && !root.table.struck && !root.drawing && (root.step === "strike" || root.repeats)
        text: root.step === "round" ? qsTr("Begin round %1").arg(root.table.round + 1) : qsTr("Deal for round %1").arg(root.table.round + 1)
        onClicked: root.table.act({"do": root.step === "round" ? "end-round" : "initiative"})
    }

    QuietButton {
        visible: root.fighting && (!root.strikes || root.table.kind === "hivemind")
        text: qsTr("It is settled…")
        onClicked: root.closeAsked()
    }

    QuietButton {
        visible: root.step === "spoils" || root.step === "stage"
        text: qsTr("Action card…")
        whyNot: root.table.whyNoChange
        onClicked: root.changeAsked()
        onRefused: why => root.refused(why)
    }
}
