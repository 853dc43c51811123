import Torchside.Kit
import Torchside.Tables

// What happens seldom: cards, tokens, and what special creatures do.
ListDialog {
    id: root

    required property CutthroatTable table

    signal asked(string what)
    signal closeAsked()

    function deed(what: string, icon: string, text: string, detail: string, whyNot: string): var {
        return {text: text, detail: detail, icon: icon, whyNot: whyNot, act: () => asked(what)};
    }

    function special(): var {
        const barrier = {fits: table.barrier !== "", text: table.barrier === "up" ? qsTr("The barrier is knocked down") : qsTr("The barrier is up again"), icon: "shield", act: () => table.act({"do": "barrier", up: table.barrier === "down"})};
        const stage = Object.assign({fits: table.stage !== "" && table.stage !== "lich"}, deed("stage", "forward", qsTr("The next stage of the Emperor Lich"), "", table.step === "deal" ? qsTr("This stage has only begun.") : ""));
        const revive = Object.assign({fits: table.kind === "ragnarok"}, deed("revive", "spark", qsTr("Ragnarok brings somebody back"), "", table.living.length === table.seats.length ? qsTr("Nobody is dead.") : ""));
        return Array.from([barrier, stage, revive]).filter(each => each.fits);
    }

    function show(): void {
        const list = special();
        const fights = table.creature !== "";
        if (fights) {
            list.push(deed("change", "card", qsTr("An action card changes an attack"), qsTr("The one shown last"), table.whyNoChange));
            list.push(deed("wound", "drop", qsTr("Something else deals damage"), qsTr("Alchemist’s fire and the like"), table.whyNot({"do": "wound", life: 1})));
            list.push({text: qsTr("The encounter is settled"), detail: qsTr("A challenge, or the card’s conditions are met"), icon: "check", whyNot: table.whyNoClose, act: () => closeAsked()});
            list.push(deed("event", "spark", qsTr("An event card"), "", table.whyNot({"do": "event", name: "?", active: [], "when": "now"})));
        }
        list.push(deed("token", "skull", qsTr("Tokens come into play"), qsTr("Undead, protospores, the Hivemind’s"), ""));
        list.push(deed("turned", "moon", qsTr("Somebody turns into something else"), qsTr("Vampyre or Wereboar"), ""));
        list.push({text: qsTr("A healing potion"), icon: "heart", act: () => asked("potion")});
        list.push({text: qsTr("Somebody takes a blow for another"), icon: "shield", whyNot: table.blows ? "" : qsTr("A blow can be taken when the creature attacks."), act: () => asked("takeOne")});
        list.push(deed("fog", "eye", qsTr("Somebody doubts the fog of war"), "", ""));
        list.push(deed("swap", "share", qsTr("Two people change places"), qsTr("Thantigist"), ""));
        list.push(deed("finish", "trophy", qsTr("The game ends another way"), qsTr("A quest or an adventure"), ""));
        ask(qsTr("What happens?"), "", list);
    }
}
