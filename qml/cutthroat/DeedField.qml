pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// One thing that a deed wants to know: one of several, some of several, a number, or words.
ColumnLayout {
    id: root

    required property var field // {kind: one|some|number|words, key, text, options: [{value, text}], from, to, step, pack}
    property var current
    property Packs packs: null

    signal answered(var value)
    signal taken(var entry) // of the packs, with all that is known of it

    function toggled(value: var): var {
        const list = current.slice();
        const at = list.indexOf(value);
        if (at < 0)
            list.push(value);
        else
            list.splice(at, 1);
        return list;
    }

    spacing: Theme.gap4
    Layout.fillWidth: true

    Answers {
        visible: root.field.kind === "one" || root.field.kind === "some"
        caption: root.field.text

        Repeater {
            model: root.field.options ?? []

            PickChip {
                required property var modelData
                readonly property bool one: root.field.kind === "one"
                text: modelData.text
                exclusive: one
                selected: one ? root.current === modelData.value : root.current?.indexOf(modelData.value) >= 0
                onClicked: root.answered(one ? modelData.value : root.toggled(modelData.value))
            }
        }
    }

    Stepper {
        visible: root.field.kind === "number"
        text: root.field.text
        value: root.field.kind === "number" ? root.current : 0
        from: root.field.from ?? 0
        to: root.field.to ?? 0
        step: root.field.step ?? 1
        onMoved: value => root.answered(value)
    }

    Flow {
        visible: root.field.kind === "number" && root.field.quick !== undefined
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.field.quick ?? []

            PickChip {
                required property int modelData
                text: modelData
                selected: root.current === modelData
                onClicked: root.answered(modelData)
            }
        }
    }

    TTextField {
        id: line
        visible: root.field.kind === "words"
        label: root.field.text
        maximumLength: root.field.longest ?? 0
        onEdited: text => root.answered(text)
        Component.onCompleted: text = root.field.kind === "words" ? root.current : ""
    }

    PackChips {
        packs: root.packs
        game: "cutthroat"
        kind: root.field.pack ?? ""
        letters: line.text
        offered: root.field.pack !== undefined
        onChosen: entry => {
            line.text = entry.name;
            root.taken(entry);
        }
    }
}
