pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// One of the player's characters: who was there before is one touch; a new one is told by its icons, its skill, its words.
TDialog {
    id: root

    required property CthulhuTable table
    property int story: 0
    property string storyName
    property int skill: 1
    property var icons: ({terror: 0, combat: 0, arcane: 0, investigation: 0})
    property var keywords: []
    property int toughness: 0
    property int wounds: 0
    property bool unsent: false // what stands there was neither sent nor thrown away
    readonly property var known: table.fighters

    signal chosen(int story, var fighter)

    function ask(at: int, name: string): void {
        story = at;
        storyName = name;
        if (!unsent) {
            field.clear();
            skill = 1;
            icons = {terror: 0, combat: 0, arcane: 0, investigation: 0};
            keywords = [];
            toughness = 0;
            wounds = 0;
        }
        unsent = true;
        open();
    }

    function send(fighter: var): void {
        if (leaving)
            return;
        unsent = false;
        close();
        chosen(story, fighter);
    }

    function made(): var {
        const fighter = {skill: skill, icons: Object.assign({}, icons), keywords: keywords.slice()};
        if (toughness > 0)
            fighter.keywords.push("toughness " + toughness);
        if (field.text.trim() !== "")
            fighter.name = field.text.trim();
        if (wounds > 0)
            fighter.wounds = wounds;
        return fighter;
    }

    function titleOf(fighter: var): string {
        const icons = fighter.icons ?? {};
        const told = Theme.joined([icons.terror ? qsTr("T%1").arg(icons.terror) : "", icons.combat ? qsTr("C%1").arg(icons.combat) : "", icons.arcane ? qsTr("A%1").arg(icons.arcane) : "", icons.investigation ? qsTr("I%1").arg(icons.investigation) : ""], " ");
        return Theme.joined([fighter.name ?? "", qsTr("skill %1").arg(fighter.skill), told, fighter.status && fighter.status !== "ready" ? fighter.statusText : ""], " · ");
    }

    title: storyName === "" ? qsTr("One of yours that is ready") : qsTr("Send to %1").arg(storyName)
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: {
                root.unsent = false;
                root.close();
            }
        },
        PrimaryButton {
            id: go
            text: root.storyName === "" ? qsTr("It is ready") : qsTr("Send")
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onClicked: root.send(root.made())
        }
    ]

    Flow {
        visible: root.known.length > 0
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.known.length

            Chip {
                id: known
                required property int index
                text: root.titleOf(root.known[index] ?? {skill: 0})
                icon: "plus"
                checkable: false
                width: Math.min(implicitWidth, parent.width)
                onClicked: root.send(root.known[known.index])
            }
        }
    }

    TTextField {
        id: field
        label: qsTr("Name, if you like")
        placeholder: qsTr("To find it again next turn")
        maximumLength: Theme.entry(root.table.limits("commits", "stories.characters.name"), "longest")
    }

    Stepper {
        text: qsTr("Skill")
        value: root.skill
        to: Theme.entry(root.table.limits("commits", "stories.characters.skill"), "to")
        onMoved: value => root.skill = value
    }

    Repeater {
        model: [{key: "terror", text: qsTr("Terror icons")}, {key: "combat", text: qsTr("Combat icons")}, {key: "arcane", text: qsTr("Arcane icons")}, {key: "investigation", text: qsTr("Investigation icons")}]

        Stepper {
            id: icon
            required property var modelData
            text: modelData.text
            value: root.icons[modelData.key]
            to: Theme.entry(root.table.limits("commits", "stories.characters.icons." + modelData.key), "to")
            onMoved: value => root.icons = Object.assign({}, root.icons, {[icon.modelData.key]: value})
        }
    }

    KeywordChips {
        words: root.keywords
        offered: ["willpower", "fast", "invulnerability"]
        onEdited: words => root.keywords = words
    }

    Stepper {
        text: qsTr("Toughness")
        value: root.toughness
        to: Theme.entry(root.table.limits("commits", "stories.characters.wounds"), "to") // what it bears
        onMoved: value => root.toughness = value
    }

    Stepper {
        text: qsTr("Wounds on it")
        value: root.wounds
        to: Theme.entry(root.table.limits("commits", "stories.characters.wounds"), "to")
        onMoved: value => root.wounds = value
    }
}
