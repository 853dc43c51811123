pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Tables

// The enemy's row, put right: an item or the enemy's own rule adds or takes dice, at once or together with a roll.
TDialog {
    id: root

    required property DarkcastleTable table
    property int roller: -1 // who rolls with this; -1: the row itself changes
    property string symbol
    property bool isDouble: false
    readonly property var before: table.diceLeft
    readonly property var limits: table.limits("combat", "dice.might")
    readonly property bool changed: steppers.might !== before.might || steppers.cunning !== before.cunning || steppers.wisdom !== before.wisdom

    function askRow(): void {
        roller = -1;
        steppers.might = before.might;
        steppers.cunning = before.cunning;
        steppers.wisdom = before.wisdom;
        open();
    }

    function askBack(who: int, symbol: string, isDouble: bool): void {
        roller = who;
        root.symbol = symbol;
        root.isDouble = isDouble;
        steppers.clear();
        open();
    }

    function apply(): void {
        const was = before;
        const now = steppers.dice;
        close();
        if (roller >= 0)
            table.act({do: "roll", character: roller, symbol: symbol, double: isDouble, back: now});
        else
            table.act({do: "change", dice: {might: now.might - was.might, cunning: now.cunning - was.cunning, wisdom: now.wisdom - was.wisdom}});
    }

    title: roller < 0 ? qsTr("The enemy’s dice") : qsTr("Dice that come back")
    text: roller < 0 ? qsTr("Set them as they lie now. Take off the last one, and the fight is won.") : qsTr("Dice that this enemy’s rule brings back after the roll.")
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            text: root.roller < 0 ? qsTr("Set the dice") : qsTr("Roll it")
            whyNot: root.roller >= 0 || root.changed ? "" : qsTr("Nothing has changed.")
            accent: Theme.gameColor("darkcastle")
            accentInk: Theme.gameInk("darkcastle")
            onClicked: root.apply()
        }
    ]

    DiceSteppers {
        id: steppers
        most: root.limits.to
    }
}
