pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// A deed with what it needs to know. The rules are asked before it can be done, and say why not.
TDialog {
    id: root

    required property CutthroatTable table
    property var fields: []
    property var given: ({})
    property var deed: ({}) // `command` makes of the answers what is asked of the rules, null while one is missing; `tell` works them out
    property string doneText
    readonly property var ready: opened && fields.length > 0 ? deed.command(given) : null
    readonly property string why: ready ? table.whyNot(ready) : ""
    readonly property string told: opened && deed.tell !== undefined ? deed.tell(given) : ""

    function ask(deed: var): void {
        title = deed.title;
        text = deed.text ?? "";
        doneText = deed.done ?? qsTr("Done");
        const answers = {};
        for (const field of deed.fields)
            answers[field.key] = field.value;
        fields = [];
        root.deed = deed;
        given = answers;
        fields = deed.fields;
        open();
    }

    maximumWidth: 520
    mainAction: done
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: done
            text: root.doneText
            enabled: root.ready !== null && root.why === ""
            onClicked: {
                const asked = root.ready;
                root.close();
                root.table.carryOut(asked);
            }
        }
    ]

    Repeater {
        model: root.fields

        DeedField {
            required property var modelData
            visible: modelData.needs === undefined || modelData.needs(root.given)
            field: modelData
            current: root.given[modelData.key]
            onAnswered: value => root.given = Object.assign({}, root.given, {[modelData.key]: value})
        }
    }

    Words {
        visible: text !== ""
        text: root.why !== "" ? root.why : root.told
        weight: Font.DemiBold
        color: root.why !== "" ? Theme.hurt : Theme.ink
    }
}
