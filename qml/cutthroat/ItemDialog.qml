import Torchside.Kit
import Torchside.Tables

// What can be done with an item that lies open.
ListDialog {
    id: root

    required property CutthroatTable table

    signal giveAsked(int seat, string item)

    function show(seat: int, alive: bool, item: string, tipped: bool): void {
        const handle = what => table.act({"do": "item", player: seat, [what]: item});
        const list = [{text: tipped ? qsTr("It is drunk") : qsTr("Use it up"), detail: qsTr("Then it leaves the table"), icon: "check", act: () => handle("use")}];
        if (!tipped)
            list.push({text: qsTr("Tip it to drink"), detail: qsTr("From then on nobody can take it"), icon: "cup", act: () => handle("tip")});
        list.push({text: qsTr("Give it to another"), icon: "forward", whyNot: tipped ? qsTr("A tipped potion can’t be given.") : "", act: () => giveAsked(seat, item)});
        list.push({text: qsTr("Put it away"), icon: "trash", act: () => handle("remove")});
        ask(item, qsTr("Before %1.").arg(table.seats[seat]), list);
    }
}
