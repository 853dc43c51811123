pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// An encounter is closed that nobody has killed: a challenge is settled, or the card's conditions are met.
TDialog {
    id: root

    required property CutthroatTable table
    property int killer: -1
    property var bonus: ({})
    readonly property int bonuses: Object.values(bonus).filter(each => each > 0).length
    readonly property string whyNot: opened ? table.whyNoClose : ""

    function said(killer: int, bonus: bool): string {
        if (killer < 0)
            return qsTr("Close the encounter");
        const player = table.seats[killer];
        return bonus ? qsTr("%1 prestige to %2, and the bonus").arg(table.prestige).arg(player) : qsTr("%1 prestige to %2").arg(table.prestige).arg(player);
    }

    function saidOfAll(bonus: bool): var {
        return [said(-1, bonus), ...Array.from(table.seats).map((_, seat) => said(seat, bonus))];
    }

    function ask(): void {
        killer = table.killer;
        bonus = {};
        open();
    }

    function finish(): void {
        const all = Array.from(table.living).filter(seat => (bonus[seat] ?? 0) > 0).map(seat => ({player: seat, prestige: bonus[seat]}));
        const command = {"do": "end-encounter", bonus: all};
        if (killer >= 0)
            command.killer = killer;
        close();
        table.act(command);
    }

    title: qsTr("Is %1 settled?").arg(table.creature)
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Not yet")
            onClicked: root.close()
        },
        SteadyButton {
            id: go
            text: root.said(root.killer, root.bonuses > 0)
            mayRead: form.opened ? [...root.saidOfAll(false), ...root.saidOfAll(true)] : root.saidOfAll(false)
            whyNot: root.whyNot
            onClicked: root.finish()
        }
    ]

    PrizeForm {
        id: form
        table: root.table
        killer: root.killer
        bonus: root.bonus
        onKillerChosen: seat => root.killer = seat
        onBonusChosen: (seat, prestige) => root.bonus = Object.assign({}, root.bonus, {[seat]: prestige})
    }
}
