pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// What else can be done: with a prisoner in a fight, or with an item in somebody's hand.
TDialog {
    id: root

    required property DarkcastleTable table
    property var deeds: []

    signal refused(string why)

    function askFighter(who: int, called: string, whyNoRest: string, mustRoll: bool): void {
        title = called;
        text = "";
        deeds = [
            {text: qsTr("Rests this round"), detail: qsTr("Gains 1 health and takes no blow"), icon: "heart", whyNot: whyNoRest, act: () => table.act({do: "rest", character: who})},
            {text: qsTr("Blocks this round"), detail: qsTr("By an item or an ability"), icon: "shield", whyNot: table.whyNot({do: "block", character: who}), act: () => table.act({do: "block", character: who})},
            mustRoll ? {text: qsTr("The app rolls the die"), detail: "", icon: "dice", whyNot: "", act: () => table.act({do: "roll", character: who})} : {text: qsTr("The app rolls the die again"), detail: qsTr("Replaces the roll"), icon: "dice", whyNot: table.whyNot({do: "reroll", character: who}), act: () => table.act({do: "reroll", character: who})}
        ];
        open();
    }

    function askLaid(laid: var): void {
        title = laid.item;
        text = qsTr("Who takes it up from the table?");
        deeds = Array.from(table.callNames).map((called, who) => {
            const take = {do: "take", character: who, item: laid.item};
            return {text: called, detail: "", icon: "person", whyNot: table.whyNot(take), act: () => table.act(take)};
        });
        open();
    }

    function askItem(who: int, called: string, item: string): void {
        title = item;
        text = qsTr("In the hands of %1.").arg(called);
        const none = table.whyNot({do: "use", character: who, item: item});
        const list = [
            {text: qsTr("Use it and keep it"), detail: "", icon: "spark", whyNot: none, act: () => table.act({do: "use", character: who, item: item})},
            {text: qsTr("Use it and discard it"), detail: "", icon: "check", whyNot: none, act: () => table.act({do: "use", character: who, item: item, discard: true})}
        ];
        for (const deal of table.dealings(who, item)) {
            if (deal.inReturn === "" || deal.whyNot === "")
                list.push({text: deal.inReturn === "" ? qsTr("Give it to %1").arg(deal.called) : qsTr("Swap it for %1 of %2").arg(deal.inReturn).arg(deal.called), detail: "", icon: deal.inReturn === "" ? "forward" : "share", whyNot: deal.whyNot, act: () => table.act({do: "give", from: who, to: deal.to, item: item, for: deal.inReturn === "" ? undefined : deal.inReturn})});
        }
        const stays = table.phase === "between" || table.phase === "looting";
        list.push({text: stays ? qsTr("Lay it on the table") : qsTr("Put it on the discards"), detail: stays ? qsTr("For anybody, until the next card is turned") : "", icon: stays ? "down" : "trash", whyNot: "", act: () => table.act({do: "drop", character: who, item: item})});
        deeds = list;
        open();
    }

    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    PackNote {
        table: root.table
        kinds: ["item"]
        name: root.title
    }

    Repeater {
        model: root.deeds

        ListRow {
            required property var modelData
            text: modelData.text
            detail: modelData.detail
            icon: modelData.icon
            whyNot: modelData.whyNot
            onClicked: {
                const act = modelData.act;
                root.close();
                act();
            }
            onRefused: why => root.refused(why)
        }
    }
}
