import Torchside.Kit

// The pad of a character's health, with what became of it so far.
NumberPad {
    property int character: 0
    property string title

    function ask(index: int, called: string, hp: int, maxHp: int): void {
        character = index;
        title = qsTr("Health of %1").arg(called);
        open(title, hp, 0, maxHp);
    }

    accent: Theme.gameColor("darkcastle")
    accentInk: Theme.gameInk("darkcastle")
    pastText: qsTr("Past")
}
