pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// A card that no list knows, told by what stands on it.
TDialog {
    id: root

    required property CthulhuTable table
    property string type: "character"
    property int cost: 2
    property bool costX: false
    property int skill: 1
    property int toughness: 0
    property var icons: ({terror: 0, combat: 0, arcane: 0, investigation: 0})
    property var words: []
    property string attachment: "none"
    property string trigger: "any"
    property var struggles: []
    property int tokens: 5
    property bool triggers: false // LILLITH plays an event at its moment
    property bool onlyType: false
    property bool onlyCost: false
    property bool whole: false // with what few characters have
    property string unsent // what the card was called that was neither taken nor thrown away
    readonly property bool isCharacter: type === "character"
    readonly property string name: field.text.trim()
    readonly property var numbers: [
        ...(onlyCost || costX ? [] : [{key: "cost", text: qsTr("Cost")}]),
        ...(isCharacter ? [
            {key: "skill", text: qsTr("Skill")},
            {key: "terror", text: qsTr("Terror"), label: qsTr("Terror icons")}, {key: "combat", text: qsTr("Combat"), label: qsTr("Combat icons")},
            {key: "arcane", text: qsTr("Arcane"), label: qsTr("Arcane icons")}, {key: "investigation", text: qsTr("Investigation"), label: qsTr("Investigation icons")}
        ] : [])
    ]

    signal made(var card)
    signal refused(string why)

    function ask(called: string, wantedType: string, wantedCost: int): void {
        const goesOn = unsent !== "" && (called === "" || called === unsent);
        if (!goesOn)
            empty();
        field.text = goesOn && called === "" ? unsent : called;
        onlyType = wantedType !== "";
        onlyCost = wantedCost >= 0;
        if (onlyType)
            type = wantedType;
        if (onlyCost) {
            cost = wantedCost;
            costX = false;
        }
        open();
    }

    function limits(key: string): var {
        return table.limits("put-into-play", "card." + key);
    }

    function empty(): void {
        type = "character";
        cost = 2;
        costX = false;
        skill = 1;
        toughness = 0;
        icons = {terror: 0, combat: 0, arcane: 0, investigation: 0};
        words = [];
        attachment = "none";
        trigger = "any";
        struggles = [];
        tokens = 5;
        whole = false;
    }

    function count(key: string, value: int): void {
        if (key === "cost")
            cost = value;
        else if (key === "skill")
            skill = value;
        else
            icons = Object.assign({}, icons, {[key]: value});
    }

    function card(): var {
        const keywords = words.filter(word => word !== "unique");
        if (toughness > 0)
            keywords.push("toughness " + toughness);
        const card = {name: name, type: type, cost: costX ? "X" : cost, keywords: keywords, unique: words.indexOf("unique") >= 0};
        if (isCharacter) {
            card.skill = skill;
            card.icons = Object.assign({}, icons);
        }
        if (type === "support" && attachment !== "none")
            card.attachment = attachment === "own" ? true : "other";
        if (type === "event" && triggers)
            card.trigger = trigger;
        if (type === "conspiracy")
            card.tokens = tokens;
        if (type === "conspiracy" && struggles.length > 0)
            card.struggles = struggles;
        return card;
    }

    title: qsTr("A new card")
    onAboutToHide: unsent = name
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: {
                field.clear();
                root.close();
            }
        },
        PrimaryButton {
            id: go
            text: qsTr("Take it")
            whyNot: root.name === "" ? qsTr("The card needs a name.") : ""
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onClicked: {
                if (root.leaving)
                    return;
                root.made(root.card()); // while it is still known what for
                field.clear();
                root.close();
            }
            onRefused: why => {
                if (!root.leaving)
                    root.refused(why);
            }
        }
    ]

    TTextField {
        id: field
        label: qsTr("Name of the card")
        maximumLength: Theme.entry(root.limits("name"), "longest")
    }

    ChoiceRow {
        visible: !root.onlyType
        options: [{value: "character", text: qsTr("Character")}, {value: "support", text: qsTr("Support")}, {value: "event", text: qsTr("Event")}, {value: "conspiracy", text: qsTr("Conspiracy")}]
        current: root.type
        accent: Theme.gameColor("cthulhu")
        accentInk: Theme.gameInk("cthulhu")
        onChosen: value => root.type = value
    }

    Timer { id: settled; interval: 0; onTriggered: numbers.measure() }

    // Side by side, so that a character is told without scrolling.
    TileGrid {
        id: numbers
        columns: root.isCharacter && !Theme.bigText ? 2 : 1
        onCellChanged: settled.restart()

        Repeater {
            model: root.numbers

            Stepper {
                id: number
                required property var modelData
                readonly property string key: modelData.key
                width: numbers.cell
                text: modelData.text
                label: modelData.label ?? text
                value: key === "cost" ? root.cost : key === "skill" ? root.skill : root.icons[key]
                to: Theme.entry(root.limits(key === "cost" || key === "skill" ? key : "icons." + key), "to")
                onMoved: value => root.count(key, value)
            }
        }
    }

    LinkButton {
        visible: root.isCharacter && !root.whole
        text: root.onlyCost ? qsTr("Toughness and keywords") : qsTr("Toughness, keywords, cost X")
        color: Theme.gameColor("cthulhu")
        onClicked: root.whole = true
    }

    SwitchRow {
        visible: !root.onlyCost && (root.whole || !root.isCharacter)
        text: qsTr("It costs X")
        on: root.costX
        onSwitched: on => root.costX = on
    }

    ChoiceRow {
        visible: root.type === "support"
        text: qsTr("Attachment")
        options: [{value: "none", text: qsTr("No")}, {value: "own", text: qsTr("On its characters")}, {value: "other", text: qsTr("Elsewhere")}]
        current: root.attachment
        accent: Theme.gameColor("cthulhu")
        accentInk: Theme.gameInk("cthulhu")
        onChosen: value => root.attachment = value
    }

    ChoiceRow {
        visible: root.type === "event" && root.triggers
        text: qsTr("LILLITH plays it")
        options: [{value: "any", text: qsTr("At the first moment it can")}, {value: "operations", text: qsTr("In its operations")}, {value: "minion-commits", text: qsTr("When the Minion commits")}, {value: "player-commits", text: qsTr("When you commit")}, {value: "struggle-lost", text: qsTr("When it has lost a struggle")}, {value: "would-go-insane", text: qsTr("When one would go insane")}, {value: "would-be-wounded", text: qsTr("When one would be wounded")}, {value: "story-won", text: qsTr("When a story is won")}]
        current: root.trigger
        accent: Theme.gameColor("cthulhu")
        accentInk: Theme.gameInk("cthulhu")
        onChosen: value => root.trigger = value
    }

    Stepper {
        visible: root.type === "conspiracy"
        text: qsTr("Tokens to win it")
        value: root.tokens
        from: Theme.entry(root.limits("tokens"), "from")
        to: Theme.entry(root.limits("tokens"), "to")
        onMoved: value => root.tokens = value
    }

    Words {
        visible: root.type === "conspiracy"
        text: qsTr("Its struggles are the usual four. Touch them in another order if its card says so.")
        role: "small"
        quiet: true
    }

    StruggleChips {
        visible: root.type === "conspiracy"
        struggles: root.struggles
        onEdited: struggles => root.struggles = struggles
    }

    Stepper {
        visible: root.isCharacter && root.whole
        text: qsTr("Toughness")
        value: root.toughness
        to: Theme.entry(root.limits("icons.combat"), "to")
        onMoved: value => root.toughness = value
    }

    KeywordChips {
        visible: root.whole || !root.isCharacter
        words: root.words
        offered: root.isCharacter ? ["unique", "willpower", "fast", "invulnerability", "villainous", "heroic"] : ["unique"]
        onEdited: words => root.words = words
    }
}
