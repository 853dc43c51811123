pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// A new game against the Minion: the three stories, who begins, its deck, and how hard it is.
NewSessionPage {
    id: root

    required property CardSource cards
    property var stories: begun.stories ?? ["", "", ""]
    property string first: begun.first ?? "" // player, minion; empty: the app flips
    property bool mulligan: begun.mulligan ?? false
    property string deck: begun.deck ?? cards.ownDeck
    property string ownDeck: begun.ownDeck ?? ""
    property var difficulty: begun.difficulty ?? ({variant: "standard", domainResources: 2, eventsResources: 2, scoutCost: 3, draw: 2, story: "alternate", defendFirst: "icons", firstTurnPenalty: false})
    readonly property var ordinals: [qsTr("Nearest the Deep"), qsTr("In the middle"), qsTr("Furthest out")]
    readonly property var blanks: [qsTr("First story"), qsTr("Second story"), qsTr("Third story")]

    signal start(var options)

    function set(key: string, value: var): void {
        difficulty = Object.assign({}, difficulty, {[key]: value});
    }

    function command(): var {
        const all = {stories: stories.map((name, i) => name.trim() !== "" ? name.trim() : blanks[i]), mulligan: mulligan, options: difficulty};
        if (first !== "")
            all.first = first;
        if (deck !== "")
            all.deckName = deck;
        if (ownDeck !== "" && Array.from(cards.decks).includes(ownDeck))
            all.ownDeckName = ownDeck;
        return all;
    }

    game: "cthulhu"
    filled: ({stories: stories, first: first, mulligan: mulligan, deck: deck, ownDeck: ownDeck, difficulty: difficulty})
    peopleShown: false
    asksWhoBegins: false
    beginText: qsTr("Face the Minion")
    onBegin: start(command())

    SectionTitle {
        text: qsTr("The three stories")
    }

    Panel {
        spacing: Theme.gap12

        Repeater {
            model: 3

            ColumnLayout {
                id: line
                required property int index
                spacing: Theme.gap4

                function take(name: string): void {
                    field.text = name;
                    root.stories = root.stories.map((old, i) => i === line.index ? name : old);
                }

                TTextField {
                    id: field
                    label: root.ordinals[line.index]
                    placeholder: root.blanks[line.index]
                    maximumLength: root.limits["stories"].longest
                    Component.onCompleted: text = root.stories[line.index]
                    onEdited: text => root.stories = root.stories.map((name, i) => i === line.index ? text : name)
                }

                StoryNames {
                    visible: any && (root.stories[line.index] ?? "") !== "" || any && line.index === root.stories.findIndex(name => name === "")
                    cards: root.cards
                    typed: root.stories[line.index] ?? ""
                    taken: root.stories
                    atMost: 4
                    onChosen: name => line.take(name)
                }
            }
        }
    }

    Panel {
        ChoiceRow {
            text: qsTr("Who begins?")
            options: [{value: "", text: qsTr("Flip for it")}, {value: "player", text: qsTr("You")}, {value: "minion", text: qsTr("The Minion")}]
            current: root.first
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onChosen: value => root.first = value
        }

        SwitchRow {
            text: qsTr("You took a mulligan")
            detail: qsTr("Each of the Minion’s domains starts one higher.")
            on: root.mulligan
            onSwitched: on => root.mulligan = on
        }
    }

    SectionTitle {
        text: qsTr("The Minion’s deck")
    }

    Panel {
        ChoiceRow {
            detail: root.deck === "" ? qsTr("Cards are named as they come up.") : qsTr("Its cards are found first, and the app counts what is left.")
            options: [{value: root.cards.ownDeck, text: root.cards.ownDeck}, ...Array.from(root.cards.decks).map(name => ({value: name, text: name})), {value: "", text: qsTr("No list")}]
            current: root.deck
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onChosen: value => root.deck = value
        }

        LinkButton {
            visible: root.deck !== ""
            text: qsTr("Look at the deck")
            icon: "card"
            color: Theme.gameColor("cthulhu")
            onClicked: deckDialog.ask(root.deck)
        }

        ChoiceRow {
            visible: root.cards.decks.length > 0
            text: qsTr("Your own deck")
            detail: qsTr("Its characters are offered when you put one into play.")
            options: [...Array.from(root.cards.decks).map(name => ({value: name, text: name})), {value: "", text: qsTr("No list")}]
            current: root.ownDeck
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onChosen: value => root.ownDeck = value
        }

        LinkButton {
            visible: root.ownDeck !== ""
            text: qsTr("Look at your deck")
            icon: "card"
            color: Theme.gameColor("cthulhu")
            onClicked: deckDialog.ask(root.ownDeck)
        }

        Words {
            text: root.cards.count === 0 ? qsTr("No cards are imported yet.") : Grammar.said(qsTr("%1 {1:card is|cards are} in the catalogue."), [root.cards.count])
            role: "small"
            quiet: true
        }

        QuietButton {
            text: qsTr("Import cards or a deck")
            icon: "import"
            whyNot: root.cards.keeps ? "" : qsTr("Nothing is kept in this window: an import would be gone.")
            Layout.fillWidth: true
            onClicked: importing.ask()
            onRefused: why => root.refused(why)
        }
    }

    SectionTitle {
        text: qsTr("How hard it is")
    }

    Panel {
        Repeater {
            model: [{key: "domainResources", text: qsTr("Its domains start with")}, {key: "eventsResources", text: qsTr("Its Events Domain starts with")}, {key: "scoutCost", text: qsTr("Its scout costs")}, {key: "draw", text: qsTr("It draws each turn")}]

            Stepper {
                id: stepper
                required property var modelData
                text: modelData.text
                value: root.difficulty[modelData.key]
                from: root.limits["options." + modelData.key].from
                to: root.limits["options." + modelData.key].to
                onMoved: value => root.set(stepper.modelData.key, value)
            }
        }

        ChoiceRow {
            text: qsTr("How it thinks")
            detail: root.difficulty.variant === "lillith" ? qsTr("LILLITH: nothing by chance. It fills its domains best and foresees every story phase.") : qsTr("By potential, as the Minion does.")
            options: [{value: "standard", text: qsTr("By potential")}, {value: "lillith", text: qsTr("LILLITH")}]
            current: root.difficulty.variant
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onChosen: value => root.set("variant", value)
        }

        ChoiceRow {
            visible: root.difficulty.variant === "standard"
            text: qsTr("How it commits")
            options: [{value: "alternate", text: qsTr("Every second one")}, {value: "equal-defense", text: qsTr("As many as you defend with")}]
            current: root.difficulty.story
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onChosen: value => root.set("story", value)
        }

        ChoiceRow {
            visible: root.difficulty.variant === "standard"
            text: qsTr("Where it defends first")
            options: [{value: "icons", text: qsTr("Where you have most icons")}, {value: "tokens", text: qsTr("Where you have most tokens")}]
            current: root.difficulty.defendFirst
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onChosen: value => root.set("defendFirst", value)
        }

        SwitchRow {
            text: qsTr("The first turn is short")
            detail: qsTr("It draws one card and has no story phase.")
            on: root.difficulty.firstTurnPenalty
            onSwitched: on => root.set("firstTurnPenalty", on)
        }
    }

    Importing {
        id: importing
        cards: root.cards
        onRefused: why => root.refused(why)
        onImported: told => root.refused(told)
    }

    DeckDialog {
        id: deckDialog
        cards: root.cards
        onKept: (before, name) => {
            root.deck = root.deck === before ? name : root.deck;
            root.ownDeck = root.ownDeck === before ? name : root.ownDeck;
        }
        onRemoved: name => {
            root.deck = root.deck === name ? root.cards.ownDeck : root.deck;
            root.ownDeck = root.ownDeck === name ? "" : root.ownDeck;
        }
    }
}
