pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A person's character, and what its reputations cost in life.
TDialog {
    id: root

    property string person
    property int cost: 0
    required property var limits // of the start command
    required property int fullLife
    readonly property int dearest: limits["players.cost"].to

    signal chosen(string name, string character, int cost)

    function ask(name: string, own: var): void {
        person = name;
        field.text = own.character;
        cost = own.cost;
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
                root.chosen(root.person, field.text.trim(), root.cost);
            }
        }
    ]

    TTextField {
        id: field
        label: qsTr("Character")
        hint: qsTr("May stay empty.")
        maximumLength: root.limits["players.character"].longest
        onAccepted: go.trigger()
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
                onClicked: root.cost = Math.max(0, Math.min(root.dearest, root.cost + modelData))
            }
        }
    }

    Words {
        text: qsTr("Starts with %1 life, and can’t be healed above it.").arg(root.fullLife - root.cost)
        quiet: true
    }
}
