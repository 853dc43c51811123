pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// A character of the player's that isn't on the board yet: out of the own deck or the catalogue by a few letters, or told
// by its numbers. With a name it is kept from turn to turn; without one it is there for this once.
TDialog {
    id: root

    required property CthulhuTable table
    required property CardSource cards
    property int story: -2 // where it is sent at once; nowhere
    property string storyName
    property bool playing: false // on the own turn it comes into play first, and may be sent from there
    property int skill: 1
    property var icons: ({terror: 0, combat: 0, arcane: 0, investigation: 0})
    property var keywords: []
    property int toughness: 0
    property bool unsent: false // what stands there was neither taken nor thrown away
    readonly property string name: field.text.trim()
    readonly property bool searches: cards.count > 0 || table.ownKnown().length > 0

    signal chosen(int story, var fighter)

    function ask(at: int, called: string, turn: bool): void {
        story = at;
        playing = turn;
        storyName = called;
        if (!unsent) {
            field.clear();
            skill = 1;
            icons = {terror: 0, combat: 0, arcane: 0, investigation: 0};
            keywords = [];
            toughness = 0;
        }
        unsent = true;
        entry.reset();
        open();
    }

    function take(fighter: var, sends: bool): void {
        if (leaving)
            return;
        unsent = false;
        close();
        if (!fighter.name)
            chosen(story, fighter);
        else if (table.act({do: "join", name: fighter.name, skill: fighter.skill, icons: fighter.icons, keywords: fighter.keywords}) && sends)
            chosen(story, table.own[table.own.length - 1]);
    }

    function made(): var {
        const fighter = {skill: skill, icons: Object.assign({}, icons), keywords: keywords.slice()};
        if (toughness > 0)
            fighter.keywords.push("toughness " + toughness);
        if (name !== "")
            fighter.name = name;
        return fighter;
    }

    title: story > -1 && !playing ? qsTr("Send to %1").arg(storyName) : qsTr("A character of yours")
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: {
                root.unsent = false;
                root.close();
            }
        },
        QuietButton {
            visible: root.playing && root.story > -1
            text: qsTr("Send to %1").arg(root.storyName)
            onClicked: root.take(root.made(), true)
        },
        PrimaryButton {
            id: go
            readonly property bool stays: root.playing || root.story === -2
            text: stays ? qsTr("Put into play") : root.story > -1 ? qsTr("Send") : qsTr("It is ready")
            whyNot: stays && root.name === "" ? qsTr("It needs a name to stay on your board.") : ""
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onClicked: root.take(root.made(), !stays)
        }
    ]

    CardEntry {
        id: entry
        visible: root.searches
        table: root.table
        cards: root.cards
        mine: true
        type: "character"
        Layout.fillWidth: true
        onEntered: all => root.take({name: all[0].name, skill: all[0].skill ?? 0, icons: Object.assign({}, all[0].icons ?? {}), keywords: Array.from(all[0].keywords ?? [])}, root.story > -2 && !root.playing)
    }

    Divider {
        visible: root.searches
    }

    TTextField {
        id: field
        label: qsTr("Name, if you like")
        placeholder: qsTr("With a name it stays on your board")
        maximumLength: Theme.entry(root.table.limits("join", "name"), "longest")
    }

    Stepper {
        text: qsTr("Skill")
        value: root.skill
        to: Theme.entry(root.table.limits("join", "skill"), "to")
        onMoved: value => root.skill = value
    }

    Repeater {
        model: [{key: "terror", text: qsTr("Terror icons")}, {key: "combat", text: qsTr("Combat icons")}, {key: "arcane", text: qsTr("Arcane icons")}, {key: "investigation", text: qsTr("Investigation icons")}]

        Stepper {
            id: icon
            required property var modelData
            text: modelData.text
            value: root.icons[modelData.key]
            to: Theme.entry(root.table.limits("join", "icons." + modelData.key), "to")
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
        to: Theme.entry(root.table.limits("join", "icons.combat"), "to")
        onMoved: value => root.toughness = value
    }
}
