import Torchside.Kit
import Torchside.Tables

// The pad of a character's health, with what became of it so far.
NumberPad {
    required property DarkcastleTable table
    property int character: 0
    property string title

    function ask(index: int, called: string, hp: int, maxHp: int): void {
        character = index;
        title = qsTr("Health of %1").arg(called);
        open(title, hp, 0, maxHp);
    }

    function change(who: int, delta: int): void {
        if (delta < 0)
            table.act({do: "hurt", character: who, amount: -delta});
        else if (delta > 0)
            table.act({do: "heal", character: who, amount: delta});
    }

    onAccepted: delta => change(character, delta)
    accent: Theme.gameColor("darkcastle")
    accentInk: Theme.gameInk("darkcastle")
    pastText: qsTr("Changes")
}
