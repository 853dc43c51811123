pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// An encounter card is turned over. What was typed once is offered by its first letters.
TDialog {
    id: root

    required property CutthroatTable table
    required property CreatureBook book
    readonly property var names: table.limits("encounter", "name")
    readonly property var prestiges: table.limits("encounter", "prestige")
    readonly property var lives: table.limits("encounter", "life")
    readonly property var counts: table.limits("encounter", "tokens")
    readonly property int players: table.seats.length
    property string kind: "creature"
    property int prestige: 3
    property int tokens: 0
    property var offers: []
    property bool offered: false
    property bool allKinds: false
    readonly property bool counted: kind === "undead" || kind === "treasure-spore" || kind === "hivemind"
    readonly property int life: parseInt(lifeField.text) || 0
    readonly property bool garbled: kind !== "challenge" && lifeField.text !== "" && !/^[0-9]+$/.test(lifeField.text)
    readonly property string missing: nameField.text.trim() === "" ? qsTr("Type the name on the card.") : garbled ? qsTr("Its life is a number.") : kind === "challenge" || kind === "undead" || life > 0 ? "" : qsTr("Type its life.")
    readonly property var kinds: [
        {value: "creature", text: qsTr("Creature")}, {value: "challenge", text: qsTr("Challenge")},
        {value: "undead", text: qsTr("Horde of undead")}, {value: "treasure-spore", text: qsTr("Treasure Spore")},
        {value: "emperor-lich", text: qsTr("Emperor Lich")}, {value: "barrier-magus", text: qsTr("Barrier Magus")},
        {value: "shadowmancer", text: qsTr("Shadowmancer")}, {value: "ragnarok", text: qsTr("Ragnarok")},
        {value: "hivemind", text: qsTr("Hivemind")}, {value: "blink-dogs", text: qsTr("Blink Dogs")},
        {value: "thantigist", text: qsTr("Thantigist")}, {value: "naiad", text: qsTr("Cursed Naiad")},
        {value: "drake", text: qsTr("Spitting Drake")}, {value: "vampyre", text: qsTr("Vampyre")},
        {value: "wereboar", text: qsTr("Wereboar")}]
    readonly property bool turns: kind === "vampyre" || kind === "wereboar" // a creature like others that turns somebody

    function ask(): void {
        nameField.text = "";
        lifeField.text = "";
        kind = "creature";
        allKinds = false;
        prestige = 3;
        tokens = 0;
        offers = book.offers("", players);
        offered = offers.length > 0;
        open();
    }

    function take(offer: var): void {
        nameField.text = offer.name;
        kind = offer.kind;
        prestige = offer.prestige;
        lifeField.text = offer.life > 0 ? offer.life : "";
        offers = [];
    }

    function turnOver(): void {
        const name = nameField.text.trim();
        const command = {"do": "encounter", name: name, prestige: prestige, kind: turns ? "creature" : kind};
        if (life > 0 && kind !== "challenge")
            command.life = life;
        if (counted && tokens > 0)
            command.tokens = tokens;
        close();
        table.act(command);
    }

    title: qsTr("The encounter card")
    maximumWidth: 520
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            text: qsTr("Face it")
            whyNot: root.missing
            onClicked: root.turnOver()
        }
    ]

    TTextField {
        id: nameField
        label: qsTr("Name")
        maximumLength: root.names.longest ?? 0
        onEdited: text => root.offers = root.book.offers(text, root.players)
    }

    Flow {
        visible: root.offered // while one types, their row keeps its room
        spacing: Theme.gap8
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.touch

        Repeater {
            model: root.offers

            PickChip {
                required property var modelData
                text: modelData.name
                exclusive: false
                checkable: false
                icon: "book"
                onClicked: root.take(modelData)
            }
        }
    }

    Words {
        visible: root.offered
        text: (root.offers[0]?.detail ?? "") !== "" ? "%1: %2".arg(root.offers[0].name).arg(root.offers[0].detail) : ""
        role: "small"
        quiet: true
    }

    TTextField {
        id: lifeField
        visible: root.kind !== "challenge"
        label: root.kind === "emperor-lich" ? qsTr("Life of one skeleton") : qsTr("Life for %1 players").arg(root.players)
        maximumLength: String(root.lives.to).length
        inputMethodHints: Qt.ImhDigitsOnly
        wrong: root.garbled // told above the buttons, where room is kept for it
    }

    Stepper {
        text: qsTr("Prestige")
        value: root.prestige
        to: root.prestiges.to ?? 0
        onMoved: value => root.prestige = value
    }

    Stepper {
        visible: root.counted
        text: root.kind === "undead" ? qsTr("Undead at the start") : root.kind === "hivemind" ? qsTr("Tokens at the start") : qsTr("Protospores at the start")
        value: root.tokens
        to: root.counts.to ?? 0
        onMoved: value => root.tokens = value
    }

    Answers {
        caption: qsTr("What it is")

        Repeater {
            model: root.kinds

            PickChip {
                required property var modelData
                required property int index
                visible: index < 2 || root.allKinds || root.kind === modelData.value
                text: modelData.text
                selected: root.kind === modelData.value
                onClicked: {
                    root.kind = modelData.value;
                    if (root.kind === "hivemind" && root.tokens === 0)
                        root.tokens = 1;
                    if (index > 2 && nameField.text.trim() === "")
                        nameField.text = modelData.text;
                }
            }
        }

        PickChip {
            visible: !root.allKinds
            text: qsTr("Something special…")
            exclusive: false
            checkable: false
            onClicked: root.allKinds = true
        }
    }
}
