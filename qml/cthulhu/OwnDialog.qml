pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// One of the player's characters, changed in place: each change is done at once.
TDialog {
    id: root

    required property CthulhuTable table
    property string who
    property bool renaming: false
    readonly property var all: table.own
    readonly property var own: all.find(each => each.id === who) ?? {id: "", name: "", status: "ready", wounds: 0, skill: 0, icons: {}, keywords: []}

    function ask(id: string): void {
        who = id;
        field.text = own.name;
        renaming = false;
        open();
    }

    function keepName(): void {
        const told = field.text.trim();
        if (told !== "" && own.id !== "" && told !== own.name)
            table.act({do: "mine", id: who, name: told});
    }

    title: own.name
    onAboutToHide: keepName()
    actions: [
        QuietButton {
            text: qsTr("Out of play")
            hint: qsTr("%1 leaves your board").arg(root.own.name)
            danger: true
            onClicked: {
                if (root.leaving)
                    return;
                field.text = root.own.name;
                root.close();
                root.table.act({do: "mine", id: root.who, gone: true});
            }
        },
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    ChoiceRow {
        options: [{value: "ready", text: qsTr("Ready")}, {value: "exhausted", text: qsTr("Exhausted")}, {value: "insane", text: qsTr("Insane")}]
        current: root.own.status
        accent: Theme.gameColor("cthulhu")
        accentInk: Theme.gameInk("cthulhu")
        onChosen: value => {
            if (value !== root.own.status)
                root.table.act({do: "mine", id: root.who, status: value});
        }
    }

    Stepper {
        text: qsTr("Wounds")
        value: root.own.wounds
        to: Theme.entry(root.table.limits("mine", "wounds"), "to")
        onMoved: value => root.table.act({do: "mine", id: root.who, wounds: value})
    }

    Stepper {
        text: qsTr("Skill")
        value: root.own.skill
        from: Theme.entry(root.table.limits("mine", "skill"), "from")
        to: Theme.entry(root.table.limits("mine", "skill"), "to")
        onMoved: value => root.table.act({do: "mine", id: root.who, skill: value})
    }

    Repeater {
        model: [{key: "terror", text: qsTr("Terror icons")}, {key: "combat", text: qsTr("Combat icons")}, {key: "arcane", text: qsTr("Arcane icons")}, {key: "investigation", text: qsTr("Investigation icons")}]

        Stepper {
            id: icon
            required property var modelData
            text: modelData.text
            value: root.own.icons[modelData.key] ?? 0
            to: Theme.entry(root.table.limits("mine", "icons." + modelData.key), "to")
            onMoved: value => root.table.act({do: "mine", id: root.who, icons: {[icon.modelData.key]: value}})
        }
    }

    KeywordChips {
        words: root.own.keywords ?? []
        offered: ["willpower", "fast", "invulnerability"]
        onEdited: words => root.table.act({do: "mine", id: root.who, keywords: words})
    }

    LinkButton {
        visible: !root.renaming
        text: qsTr("Change its name")
        role: "small"
        color: Theme.soft
        Layout.topMargin: -Theme.gap8
        onClicked: root.renaming = true
    }

    TTextField {
        id: field
        visible: root.renaming
        label: qsTr("Name")
        maximumLength: Theme.entry(root.table.limits("mine", "name"), "longest")
        onAccepted: root.keepName()
    }
}
