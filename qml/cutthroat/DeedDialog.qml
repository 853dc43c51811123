pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// A deed with what it needs to know. The rules are asked before it can be done, and say why not.
TDialog {
    id: root

    required property CutthroatTable table
    property Packs packs: null
    property var fields: []
    property var given: ({})
    property var deed: ({}) // `command` makes of the answers what is asked of the rules, null while one is missing; `tell` works them out
    property string doneText
    readonly property var ready: opened && fields.length > 0 ? deed.command(given) : null
    readonly property string why: ready ? table.whyNot(ready) : ""
    readonly property string missing: ready ? "" : firstMissing()
    readonly property string told: opened && deed.tell !== undefined ? deed.tell(given) : ""

    function ask(deed: var): void {
        title = deed.title;
        text = deed.text ?? "";
        doneText = deed.done ?? qsTr("Done");
        const answers = {};
        for (const field of deed.fields)
            answers[field.key] = startOf(field);
        fields = [];
        root.deed = deed;
        given = answers;
        fields = deed.fields;
        open();
    }

    // The first thing that it wants to know and hasn't been told, in the words of its own field.
    function firstMissing(): string {
        if (!opened)
            return "";
        const open = fields.find(field => field.kind === "one" ? !field.options.some(each => each.value === given[field.key]) || given[field.key] === -1 : field.kind === "words" && given[field.key].trim() === "");
        return !open ? qsTr("Nothing would change.") : open.text.endsWith("?") ? open.text : qsTr("“%1” is missing.").arg(open.text);
    }

    // Nobody who isn't among the answers any more is chosen from the start.
    function startOf(field: var): var {
        return field.kind === "one" && !field.options.some(each => each.value === field.value) ? (field.value === null ? null : -1) : field.value;
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
            text: root.ready && root.deed.say !== undefined ? root.deed.say(root.given) : root.doneText
            whyNot: root.missing !== "" ? root.missing : root.why
            onClicked: {
                const asked = root.ready;
                root.close();
                root.table.act(asked);
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
            packs: root.packs
            onTaken: entry => root.given = Object.assign({}, root.given, Object.fromEntries(root.fields.filter(field => entry[field.takes ?? field.key] !== undefined).map(field => [field.key, entry[field.takes ?? field.key]])))
            onAnswered: value => root.given = Object.assign({}, root.given, {[modelData.key]: value})
        }
    }

    Words {
        visible: text !== ""
        text: root.told
        weight: Font.DemiBold
    }
}
