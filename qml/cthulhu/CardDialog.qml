pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// A touched card: why the Minion takes it, or doesn't, or when it comes, and the table's hand on it.
TDialog {
    id: root

    required property CthulhuTable table
    property string cardId
    property var card: ({})
    property var reason: ({})
    readonly property string why: Theme.entry(reason, "text") ?? ""
    property bool tied: false
    property bool costX: false
    property int cost: 0
    property bool putBack: false // by its button: to where it was asked for
    readonly property bool isCharacter: card.lies === "character"
    readonly property bool setup: table.phase === "setup" || table.over
    readonly property var deeds: deedsOf(card)

    signal boostAsked(var card)
    signal hostAsked(string cardId, string name)
    signal dormantAsked(string cardId, string name)

    function ask(id: string, isTied: bool, isX: bool): void {
        cardId = id;
        card = table.card(id);
        reason = table.reason(id);
        tied = isTied;
        costX = isX;
        cost = 0;
        putBack = false;
        open();
    }

    function deed(text: string, what: string, danger: bool): var {
        return {text: text, what: what, danger: danger};
    }

    function deedsOf(card: var): var {
        if (setup)
            return [];
        switch (card.lies) {
        case "character":
            return [deed(qsTr("Wound"), "wound", false), card.status === "insane" ? deed(qsTr("Restore"), "restore", false) : deed(qsTr("Drive insane"), "insane", false), card.status === "exhausted" ? deed(qsTr("Ready"), "ready", false) : card.status === "ready" ? deed(qsTr("Exhaust"), "exhaust", false) : null, deed(card.barred ? qsTr("Bar no more") : qsTr("Bar"), "bar", false), deed(qsTr("Change its numbers"), "boost", false), deed(qsTr("Back to its hand"), "take-to-hand", false), deed(qsTr("Destroy"), "destroy", true)].filter(Boolean);
        case "hand":
            return [deed(qsTr("Put into play"), "put-into-play", false), deed(qsTr("Lay dormant"), "dormant", false), deed(qsTr("Discard"), "discard", true)];
        case "pool":
            return [deed(qsTr("The Minion plays it"), "play-event", false), deed(qsTr("Discard"), "discard", true)];
        case "support":
            return (card.dormant ? [deed(qsTr("Put into play"), "put-into-play", false)] : [deed(qsTr("Attach to…"), "attach", false), deed(qsTr("Back to its hand"), "take-to-hand", false)]).concat([deed(qsTr("Discard"), "discard", true)]);
        default:
            return [];
        }
    }

    function go(what: string): void {
        if (leaving)
            return;
        close();
        switch (what) {
        case "boost":
            boostAsked(card);
            return;
        case "attach":
            hostAsked(cardId, card.name);
            return;
        case "dormant":
            dormantAsked(cardId, card.name);
            return;
        case "bar":
            table.act({do: "bar", card: cardId, on: !card.barred});
            return;
        case "play-event":
            table.act(card.cost === "X" ? {do: "play-event", card: cardId, cost: cost} : {do: "play-event", card: cardId});
            return;
        case "choose":
            table.act(costX ? {do: "choose", card: cardId, cost: cost} : {do: "choose", card: cardId});
            return;
        default:
            table.act({do: what, card: cardId});
        }
    }

    function told(): string {
        const icons = Theme.joined([card.terror > 0 ? qsTr("terror %1").arg(card.terror) : "", card.combat > 0 ? qsTr("combat %1").arg(card.combat) : "", card.arcane > 0 ? qsTr("arcane %1").arg(card.arcane) : "", card.investigation > 0 ? qsTr("investigation %1").arg(card.investigation) : ""], ", ");
        return Theme.joined([card.subtitle ?? "", card.kindText ?? "", qsTr("cost %1").arg(card.cost ?? ""), card.kind === "character" ? qsTr("skill %1").arg(card.skill) : "", icons, (card.keywords ?? []).join(", "), card.statusText ?? "", card.place ? qsTr("at %1").arg(card.place) : "", card.wounds > 0 ? qsTr("wounded %1").arg(card.wounds) : "", card.attachments ? qsTr("carries %1").arg(card.attachments) : ""], " · ");
    }

    title: card.name ?? ""
    text: told()
    mainAction: choice
    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: {
                root.putBack = true;
                root.close();
            }
        },
        PrimaryButton {
            id: choice
            visible: root.tied || root.costX
            text: root.costX ? qsTr("Play it for %1").arg(root.cost) : qsTr("Take this one")
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onClicked: root.go("choose")
        }
    ]

    Words {
        visible: text !== ""
        text: root.card.says ?? ""
    }

    Panel {
        visible: root.why !== ""
        tint: Theme.gameTint("cthulhu")
        outline: Theme.gameColor("cthulhu")
        padding: Theme.gap12

        Words {
            text: Theme.entry(root.reason, "question") ?? ""
            role: "small"
            weight: Font.Bold
            caps: true
            color: Theme.gameColor("cthulhu")
        }

        Words {
            text: root.why
            role: "lead"
        }
    }

    Stepper {
        visible: root.costX || (root.card.lies === "pool" && root.card.cost === "X")
        text: qsTr("For how much?")
        value: root.cost
        to: Theme.entry(root.table.limits("choose", "cost"), "to")
        onMoved: value => root.cost = value
    }

    ButtonFlow {
        visible: root.deeds.length > 0

        Repeater {
            model: 8

            QuietButton {
                id: button
                required property int index
                readonly property var deed: root.deeds[index] ?? {text: "", what: "", danger: false}
                visible: index < root.deeds.length
                text: deed.text
                danger: deed.danger
                onClicked: root.go(button.deed.what)
            }
        }
    }
}
