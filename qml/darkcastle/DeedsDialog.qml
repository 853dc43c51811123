pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
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
            {text: qsTr("Rests this round"), detail: qsTr("Gains 1 health and takes no blow"), icon: "heart", whyNot: whyNoRest, act: () => table.rest(who)},
            {text: qsTr("Blocks this round"), detail: qsTr("By an item or an ability"), icon: "shield", whyNot: table.whyNoBlock(who), act: () => table.block(who)},
            {text: qsTr("The app throws the die"), detail: "", icon: "dice", whyNot: mustRoll ? "" : qsTr("%1 does not roll now.").arg(called), act: () => table.throwDie(who)}
        ];
        open();
    }

    function askItem(who: int, called: string, item: string): void {
        title = item;
        text = qsTr("In the hands of %1.").arg(called);
        const none = table.whyNotUse(who, item);
        const list = [
            {text: qsTr("Use it and keep it"), detail: "", icon: "spark", whyNot: none, act: () => table.use(who, item, false)},
            {text: qsTr("Use it and discard it"), detail: "", icon: "check", whyNot: none, act: () => table.use(who, item, true)}
        ];
        for (const deal of table.dealings(who, item)) {
            if (deal.inReturn === "" || deal.whyNot === "")
                list.push({text: deal.inReturn === "" ? qsTr("Give it to %1").arg(deal.called) : qsTr("Swap it for %1 of %2").arg(deal.inReturn).arg(deal.called), detail: "", icon: deal.inReturn === "" ? "forward" : "share", whyNot: deal.whyNot, act: () => table.give(who, deal.to, item, deal.inReturn)});
        }
        list.push({text: qsTr("Put it on the discards"), detail: "", icon: "trash", whyNot: "", act: () => table.drop(who, item)});
        deeds = list;
        open();
    }

    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

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
