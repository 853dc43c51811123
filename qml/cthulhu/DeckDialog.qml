pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// A deck of the catalogue: its cards and how many of each, to be changed, renamed or deleted. The one that comes with the
// app can be read only.
TDialog {
    id: root

    required property CardSource cards
    property string deck
    property var lines: []
    property var hits: []
    readonly property bool own: deck === cards.ownDeck
    readonly property bool editable: !own && cards.keeps
    readonly property int count: lines.reduce((sum, each) => sum + each.count, 0)
    readonly property string name: field.text.trim()
    readonly property bool changed: JSON.stringify(lines) !== JSON.stringify(Array.from(cards.deck(deck))) || name !== deck

    signal kept(string before, string name)
    signal removed(string name)

    function ask(which: string): void {
        deck = which;
        lines = Array.from(cards.deck(which));
        field.text = which;
        search.clear();
        hits = [];
        open();
    }

    function set(at: int, count: int): void {
        lines = count === 0 ? lines.filter((each, i) => i !== at) : lines.map((each, i) => i === at ? Object.assign({}, each, {count: count}) : each);
    }

    function add(hit: var): void {
        const at = lines.findIndex(each => each.id === hit.id);
        if (at >= 0)
            set(at, lines[at].count + 1);
        else
            lines = lines.concat([{id: hit.id, name: hit.name, detail: hit.detail, count: 1, missing: false}]);
        search.clear();
        hits = [];
    }

    function save(): void {
        if (leaving || !cards.keepDeck(deck, name, lines))
            return;
        close();
        kept(deck, name);
    }

    title: deck
    text: Grammar.said(own ? qsTr("%1 card{1:|s}. This deck comes with the app and stays as it is.") : qsTr("%1 card{1:|s}."), [count])
    mainAction: keep
    actions: [
        QuietButton {
            visible: root.editable
            text: qsTr("Delete")
            danger: true
            onClicked: removal.open()
        },
        QuietButton {
            text: root.editable && root.changed ? qsTr("Cancel") : qsTr("Close")
            onClicked: root.close()
        },
        PrimaryButton {
            id: keep
            visible: root.editable && root.changed
            text: qsTr("Save the deck")
            whyNot: root.name === "" ? qsTr("The deck needs a name.") : root.name !== root.deck && (root.name === root.cards.ownDeck || Array.from(root.cards.decks).includes(root.name)) ? qsTr("Another deck is called so.") : root.lines.length === 0 ? qsTr("A deck needs a card.") : ""
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onClicked: root.save()
        }
    ]

    ConfirmDialog {
        id: removal
        title: qsTr("Delete the deck “%1”?").arg(root.deck)
        text: qsTr("Its cards stay in the catalogue. Games that were begun with it keep their list.")
        confirmText: qsTr("Delete the deck")
        danger: true
        onConfirmed: {
            if (!root.cards.removeDeck(root.deck))
                return;
            root.close();
            root.removed(root.deck);
        }
    }

    TTextField {
        id: field
        visible: root.editable
        label: qsTr("Name of the deck")
        maximumLength: root.cards.longestName
    }

    TTextField {
        id: search
        visible: root.editable
        label: qsTr("Add a card")
        placeholder: qsTr("Two or three letters")
        icon: "search"
        onEdited: text => root.hits = text.trim() === "" ? [] : root.cards.find(text, [], "", -1).filter(each => each.id !== "").slice(0, 4)
        onAccepted: {
            if (root.hits.length > 0)
                root.add(root.hits[0]);
        }
    }

    Repeater {
        model: root.hits.length

        CardHit {
            id: hit
            required property int index
            readonly property var told: root.hits[index] ?? {name: "", detail: "", subtitle: ""}
            name: told.name
            detail: told.detail
            subtitle: told.subtitle
            onClicked: root.add(hit.told)
        }
    }

    Repeater {
        model: root.lines.length

        ColumnLayout {
            id: line
            required property int index
            readonly property var told: root.lines[index] ?? {name: "", detail: "", count: 0, missing: false}
            spacing: 0

            Stepper {
                visible: root.editable
                text: line.told.name
                value: line.told.count
                onMoved: value => root.set(line.index, value)
            }

            ListRow {
                visible: !root.editable
                interactive: false
                text: line.told.name
                detail: line.told.detail
                value: line.told.count
                divider: true
            }

            Words {
                visible: root.editable
                text: line.told.missing ? qsTr("Not imported yet: import its set.") : line.told.detail
                role: "small"
                quiet: true
                color: line.told.missing ? Theme.hurt : Theme.soft
            }
        }
    }
}
