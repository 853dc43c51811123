pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// One value of something that was entered: somebody, some people, one of several, a number, yes or no, words. It shows what it
// is given and asks for a change.
ColumnLayout {
    id: root

    required property var field // {label, kind: person|people|choice|number|truth|text, value, set, must, choices: [{value, text}], from, to, step, longest}
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk
    readonly property var given: field ?? ({}) // while a form goes, there is none
    readonly property string kind: given.kind ?? ""
    readonly property bool several: kind === "people"
    readonly property bool picks: several || kind === "person" || kind === "choice"
    readonly property int number: kind === "number" && given.set ? given.value : 0

    signal answered(var value)
    signal cleared()
    signal padAsked(string label, int value, int from, int to)

    function isChosen(value: var): bool {
        return several ? (given.value ?? []).indexOf(value) >= 0 : given.set && JSON.stringify(given.value) === JSON.stringify(value); // some are told by whom they mean
    }

    function pick(value: var): void {
        if (several)
            answered(isChosen(value) ? given.value.filter(each => each !== value) : (given.value ?? []).concat([value]));
        else if (!isChosen(value))
            answered(value);
        else if (!given.must)
            cleared();
    }

    spacing: Theme.gap4
    Layout.fillWidth: true

    Words {
        visible: root.picks
        text: root.given.label ?? ""
        role: "small"
        quiet: true
    }

    Flow {
        visible: root.picks
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.picks ? root.given.choices : []

            Chip {
                required property var modelData
                text: modelData.text
                hint: root.given.label
                exclusive: !root.several && root.given.must
                selected: root.isChosen(modelData.value)
                accent: root.accent
                accentInk: root.accentInk
                onClicked: root.pick(modelData.value)
            }
        }
    }

    Words {
        visible: root.kind === "die"
        text: root.given.label ?? ""
        role: "small"
        quiet: true
    }

    Flow {
        visible: root.kind === "die"
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.kind === "die" ? root.given.to : 0

            Die {
                required property int index
                label: qsTr("%1: %2").arg(root.given.label).arg(index + 1)
                face: index + 1
                interactive: true
                selected: root.given.set && root.given.value === index + 1
                accent: root.accent
                accentInk: root.accentInk
                onClicked: {
                    if (!selected)
                        root.answered(index + 1);
                    else if (!root.given.must)
                        root.cleared();
                }
            }
        }
    }

    RowLayout {
        visible: root.kind === "number"
        spacing: Theme.gap8

        Words {
            text: root.given.label ?? ""
            role: "lead"
            Accessible.ignored: true
        }

        Counter {
            compact: true
            role: "head"
            flashes: false
            label: root.given.label ?? ""
            value: root.number
            step: root.given.step ?? 1
            minimum: root.given.from ?? 0
            maximum: root.given.to ?? 0
            onChangeBy: delta => root.answered(root.number + delta)
            onPadRequested: root.padAsked(label, value, minimum, maximum)
        }
    }

    SwitchRow {
        visible: root.kind === "truth"
        text: root.given.label ?? ""
        on: root.kind === "truth" && root.given.value === true
        onSwitched: on => root.answered(on)
    }

    TTextField {
        visible: root.kind === "text"
        label: root.given.label ?? ""
        maximumLength: root.given.longest ?? 40
        onEdited: text => {
            if (text === "" && !root.given.must)
                root.cleared();
            else
                root.answered(text);
        }
        Component.onCompleted: text = root.kind === "text" ? root.given.value ?? "" : ""
    }
}
