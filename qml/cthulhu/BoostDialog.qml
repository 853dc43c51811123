pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// Other numbers for a character until it goes insane or leaves; potential counts them.
TDialog {
    id: root

    required property CthulhuTable table
    property var card: ({})
    property var numbers: ({})
    property var words: []
    readonly property var usual: ["willpower", "fast", "invulnerability", "villainous", "heroic"]

    function ask(which: var): void {
        card = which;
        numbers = {cost: which.cost === "X" ? 0 : Number(which.cost), skill: which.skill, terror: which.terror, combat: which.combat, arcane: which.arcane, investigation: which.investigation};
        words = Array.from(which.keywords ?? []);
        open();
    }

    function send(): void {
        if (leaving)
            return;
        close();
        const icons = {terror: numbers.terror, combat: numbers.combat, arcane: numbers.arcane, investigation: numbers.investigation};
        table.act({do: "boost", card: card.cardId, cost: numbers.cost, skill: numbers.skill, icons: icons, keywords: words});
    }

    title: card.name ?? ""
    text: qsTr("Its numbers as they are now.")
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            text: qsTr("So it is")
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onClicked: root.send()
        }
    ]

    Repeater {
        model: [{key: "cost", text: qsTr("Cost")}, {key: "skill", text: qsTr("Skill")}, {key: "terror", text: qsTr("Terror icons")}, {key: "combat", text: qsTr("Combat icons")}, {key: "arcane", text: qsTr("Arcane icons")}, {key: "investigation", text: qsTr("Investigation icons")}]

        Stepper {
            id: stepper
            required property var modelData
            text: modelData.text
            value: root.numbers[modelData.key] ?? 0
            from: modelData.key === "skill" ? -20 : 0
            to: 40
            onMoved: value => root.numbers = Object.assign({}, root.numbers, {[stepper.modelData.key]: value})
        }
    }

    KeywordChips {
        words: root.words
        offered: root.usual
        onEdited: words => root.words = words
    }
}
