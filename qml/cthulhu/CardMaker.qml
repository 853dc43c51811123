pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A card that no list knows, told by what stands on it.
TDialog {
    id: root

    property string type: "character"
    property int cost: 2
    property bool costX: false
    property int skill: 1
    property int toughness: 0
    property var icons: ({terror: 0, combat: 0, arcane: 0, investigation: 0})
    property var words: []
    property string attachment: "none"
    property bool onlyType: false
    property bool onlyCost: false
    readonly property bool isCharacter: type === "character"
    readonly property string name: field.text.trim()

    signal made(var card)
    signal refused(string why)

    function ask(called: string, wantedType: string, wantedCost: int): void {
        field.text = called;
        onlyType = wantedType !== "";
        onlyCost = wantedCost >= 0;
        type = onlyType ? wantedType : "character";
        cost = onlyCost ? wantedCost : 2;
        costX = false;
        skill = 1;
        toughness = 0;
        icons = {terror: 0, combat: 0, arcane: 0, investigation: 0};
        words = [];
        attachment = "none";
        open();
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
        return card;
    }

    title: qsTr("A new card")
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            text: qsTr("Take it")
            whyNot: root.name === "" ? qsTr("The card needs a name.") : ""
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onClicked: {
                root.made(root.card()); // while it is still known what for
                root.close();
            }
            onRefused: why => root.refused(why)
        }
    ]

    TTextField {
        id: field
        label: qsTr("Name of the card")
        maximumLength: 80
    }

    ChoiceRow {
        visible: !root.onlyType
        options: [{value: "character", text: qsTr("Character")}, {value: "support", text: qsTr("Support")}, {value: "event", text: qsTr("Event")}, {value: "conspiracy", text: qsTr("Conspiracy")}]
        current: root.type
        accent: Theme.gameColor("cthulhu")
        accentInk: Theme.gameInk("cthulhu")
        onChosen: value => root.type = value
    }

    Stepper {
        visible: !root.onlyCost && !root.costX
        text: qsTr("Cost")
        value: root.cost
        to: 20
        onMoved: value => root.cost = value
    }

    SwitchRow {
        visible: !root.onlyCost
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

    Stepper {
        visible: root.isCharacter
        text: qsTr("Skill")
        value: root.skill
        to: 20
        onMoved: value => root.skill = value
    }

    Repeater {
        model: [{key: "terror", text: qsTr("Terror icons")}, {key: "combat", text: qsTr("Combat icons")}, {key: "arcane", text: qsTr("Arcane icons")}, {key: "investigation", text: qsTr("Investigation icons")}]

        Stepper {
            id: icon
            required property var modelData
            visible: root.isCharacter
            text: modelData.text
            value: root.icons[modelData.key]
            to: 9
            onMoved: value => root.icons = Object.assign({}, root.icons, {[icon.modelData.key]: value})
        }
    }

    Stepper {
        visible: root.isCharacter
        text: qsTr("Toughness")
        value: root.toughness
        to: 9
        onMoved: value => root.toughness = value
    }

    KeywordChips {
        words: root.words
        offered: root.isCharacter ? ["unique", "willpower", "fast", "invulnerability", "villainous", "heroic"] : ["unique"]
        onEdited: words => root.words = words
    }
}
