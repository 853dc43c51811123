pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// A person's character, and what its reputations cost in life.
TDialog {
    id: root

    property string person
    property int cost: 0
    property var reputations: [] // {name, cost}; what they cost is in the cost already
    property int price: 0 // of the one that is typed
    property Packs packs: null
    required property var limits // of the start command
    required property int fullLife
    readonly property int dearest: limits["players.cost"].to
    readonly property int most: limits["players.reputations"].most

    signal chosen(string name, string character, int cost, var reputations)

    function fit(wanted: int): int {
        return Math.max(0, Math.min(dearest, wanted));
    }

    function take(name: string, its: int): void {
        if (name === "" || reputations.length >= most || reputations.some(each => each.name === name))
            return;
        reputations = reputations.concat([{name: name, cost: its}]);
        cost = fit(cost + its);
        reputation.clear();
        price = 0;
    }

    function letGo(name: string): void {
        cost = fit(cost - (reputations.find(each => each.name === name)?.cost ?? 0));
        reputations = reputations.filter(each => each.name !== name);
    }

    function ask(name: string, own: var): void {
        person = name;
        field.text = own.character;
        cost = own.cost;
        reputations = own.reputations ?? [];
        reputation.clear();
        price = 0;
        open();
    }

    title: qsTr("Character of %1").arg(person)
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            text: qsTr("Done")
            accent: Theme.gameColor("cutthroat")
            accentInk: Theme.gameInk("cutthroat")
            onClicked: {
                root.close();
                root.chosen(root.person, field.text.trim(), root.cost, root.reputations);
            }
        }
    ]

    TTextField {
        id: field
        label: qsTr("Character")
        hint: qsTr("You can leave this empty.")
        maximumLength: root.limits["players.character"].longest
        onAccepted: go.trigger()
    }

    TTextField {
        id: reputation
        label: qsTr("A reputation")
        hint: qsTr("You can leave this empty.")
        icon: "plus"
        maximumLength: root.limits["players.reputations.name"].longest
        onAccepted: root.take(text.trim(), root.price)
    }

    PackChips {
        packs: root.packs
        game: "cutthroat"
        kind: "reputation"
        letters: reputation.text
        taken: root.reputations.map(each => each.name)
        onChosen: entry => root.take(entry.name, entry.cost ?? 0)
    }

    Stepper {
        visible: reputation.text.trim() !== ""
        text: qsTr("It costs")
        value: root.price
        to: root.dearest
        onMoved: value => root.price = value
    }

    QuietButton {
        visible: reputation.text.trim() !== ""
        icon: "plus"
        text: qsTr("Add “%1”").arg(reputation.text.trim())
        Layout.fillWidth: true
        onClicked: root.take(reputation.text.trim(), root.price)
    }

    Flow {
        width: parent?.width ?? 0
        visible: root.reputations.length > 0
        spacing: Theme.gap8

        Repeater {
            model: root.reputations

            PickChip {
                required property var modelData
                text: qsTr("%1 · %2").arg(modelData.name).arg(modelData.cost)
                hint: qsTr("takes it away again")
                icon: "close"
                exclusive: false
                checkable: false
                onClicked: root.letGo(modelData.name)
            }
        }
    }

    Stepper {
        text: qsTr("Reputations cost")
        value: root.cost
        to: root.dearest
        step: 5
        onMoved: value => root.cost = value
    }

    Flow {
        width: parent?.width ?? 0
        spacing: Theme.gap8

        Repeater {
            model: [-1, 1]

            PickChip {
                required property int modelData
                text: modelData < 0 ? qsTr("1 less") : qsTr("1 more")
                exclusive: false
                checkable: false
                onClicked: root.cost = root.fit(root.cost + modelData)
            }
        }
    }

    Words {
        text: qsTr("Starts with %1 life, and can’t be healed above it.").arg(root.fullLife - root.cost)
        quiet: true
    }
}
