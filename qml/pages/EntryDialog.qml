pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// An entry field by field. What is typed is a correction: it outlives every import.
TDialog {
    id: root

    required property var packs
    required property string game
    required property string kind
    property string id
    property var fields: []
    property var typed: ({}) // by field, as it stands there now
    property var wrong: ({})
    readonly property string name: fields.length > 0 ? fields[0].value : ""

    signal removed(string name)

    function ask(entry: string): void {
        id = entry;
        typed = ({});
        wrong = ({});
        fields = packs.fields(game, kind, id);
        open();
    }

    function type(field: string, text: string): void {
        typed = Object.assign({}, typed, {[field]: text});
    }

    function save(): void {
        const faults = {};
        for (const field of fields) {
            if (typed[field.field] === undefined || typed[field.field] === field.value)
                continue;
            const fault = packs.correct(game, kind, id, field.field, typed[field.field]);
            if (fault !== "")
                faults[field.field] = fault;
        }
        wrong = faults;
        if (Object.keys(faults).length === 0)
            close();
    }

    title: name
    maximumWidth: 560
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Remove")
            ink: Theme.hurt
            onClicked: {
                root.close();
                if (root.packs.remove(root.game, root.kind, root.id))
                    root.removed(root.name);
            }
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            text: qsTr("Keep it so")
            onClicked: root.save()
        }
    ]

    Repeater {
        model: root.fields

        ColumnLayout {
            id: line
            required property var modelData
            readonly property string current: root.typed[modelData.field] ?? modelData.value
            spacing: Theme.gap4
            Layout.fillWidth: true

            ChoiceRow {
                visible: line.modelData.choices.length > 0
                text: line.modelData.label
                options: line.modelData.choices
                current: line.current
                onChosen: value => root.type(line.modelData.field, value)
            }

            TTextField {
                visible: !line.modelData.yesNo && line.modelData.choices.length === 0
                label: line.modelData.label
                error: root.wrong[line.modelData.field] ?? ""
                inputMethodHints: line.modelData.number ? Qt.ImhDigitsOnly : Qt.ImhNone
                maximumLength: 1000
                onEdited: text => root.type(line.modelData.field, text)
                Component.onCompleted: text = line.modelData.value
            }

            SwitchRow {
                visible: line.modelData.yesNo
                text: line.modelData.label
                on: line.current === "true"
                onSwitched: on => root.type(line.modelData.field, on ? "true" : "false")
            }
        }
    }
}
