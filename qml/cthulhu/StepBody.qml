pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// What the open step asks the table for, beside its words.
Column {
    id: root

    required property CthulhuTable table
    required property CardSource cards
    readonly property string step: table.stepId // only whether it is still the same
    readonly property string wants: table.wants
    readonly property string answer: table.answers[0] ?? ""
    readonly property int seq: table.seq
    readonly property bool scouts: answer === "scout"
    readonly property bool draws: wants === "cards" || table.drawsAhead > 0
    property int before: -1
    readonly property bool counts: wants === "count" && !table.lillith
    readonly property alias storyName: story.text
    property alias picks: entry.picks
    property alias typed: entry.typed
    property var judged: []

    signal makeAsked(string name, string type, int cost)
    signal payAsked(string cardId)

    // What somebody had begun to enter when the table was left.
    function takeUp(begun: var): void {
        judged = begun.judged ?? [];
        story.text = begun.story ?? "";
        entry.picks = begun.picks ?? [];
        entry.typed = begun.typed ?? "";
        entry.look();
    }

    function take(card: var): void {
        entry.pick(card);
    }

    function enter(all: var): void {
        if (scouts)
            table.act({do: "scout", card: all[0]});
        else if (table.drawsAhead === 0 || table.act({do: "confirm"}))
            table.act({do: "draw", cards: all});
    }

    readonly property bool asks: draws || counts || /^(die|valid|lose|name)$/.test(wants) || table.hosts.length > 1 || choices.any

    spacing: Theme.gap8
    onStepChanged: {
        judged = [];
        story.clear();
        entry.reset();
    }
    onSeqChanged: { // letters are typed next, where the game has gone on to that
        if (draws && before >= 0 && seq > before)
            focusing.restart();
        before = seq;
    }

    Timer {
        id: focusing
        interval: 350
        onTriggered: if (root.draws) entry.focusNow()
    }

    CardEntry {
        id: entry
        width: parent.width
        visible: root.draws
        table: root.table
        cards: root.cards
        most: Theme.bigText ? 3 : 6
        count: root.scouts ? 1 : Math.max(1, root.table.drawsAhead, root.table.wanted)
        type: root.scouts ? "character" : ""
        cost: root.scouts ? root.table.scoutCost : -1
        onEntered: all => root.enter(all)
        onMakeAsked: name => root.makeAsked(name, root.scouts ? "character" : "", root.scouts ? root.table.scoutCost : -1)
    }

    GridLayout {
        visible: root.wants === "die"
        width: parent.width
        columns: width < 6 * 56 ? 3 : 6
        columnSpacing: Theme.gap8 - 2
        rowSpacing: Theme.gap8

        Repeater {
            model: 6

            Die {
                id: die
                required property int index
                face: index + 1
                label: qsTr("The die shows %1").arg(index + 1)
                interactive: true
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.table.act({do: "die", value: die.index + 1})
            }
        }
    }

    Flow {
        visible: root.wants === "valid"
        width: parent.width
        spacing: Theme.gap8

        Repeater {
            model: root.table.pool

            Chip {
                id: chip
                required property string cardId
                required property string name
                required property string cost
                visible: Array.from(root.table.payable).includes(cardId)
                text: qsTr("%1 · %2").arg(name).arg(cost)
                selected: root.judged.indexOf(cardId) >= 0
                accent: Theme.gameColor("cthulhu")
                accentInk: Theme.gameInk("cthulhu")
                width: Math.min(implicitWidth, root.width)
                onClicked: root.judged = selected ? root.judged.filter(id => id !== chip.cardId) : root.judged.concat([chip.cardId])
            }
        }
    }

    GridLayout {
        visible: root.counts
        width: parent.width
        columns: Theme.bigText ? 3 : 5
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap8

        Repeater {
            model: 10

            QuietButton {
                required property int index
                text: index
                hint: qsTr("That many of yours are ready")
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: root.table.act({do: "defenders", count: index})
            }
        }
    }

    Words {
        width: parent.width
        visible: hosts.visible
        text: qsTr("These are fully equal: which one carries it?")
        role: "small"
        quiet: true
    }

    Flow {
        id: hosts
        visible: root.table.hosts.length > 1
        width: parent.width
        spacing: Theme.gap8

        Repeater {
            model: root.table.hosts.length

            Chip {
                id: host
                required property int index
                readonly property var told: root.table.hosts[index] ?? {id: "", name: ""}
                text: told.name
                selected: told.id === Theme.entry(root.table.proposal, "attachTo")
                accent: Theme.gameColor("cthulhu")
                accentInk: Theme.gameInk("cthulhu")
                width: Math.min(implicitWidth, root.width)
                onClicked: root.table.act({do: "choose", card: Theme.entry(root.table.proposal, "card"), attachTo: told.id})
            }
        }
    }

    ChoiceChips {
        id: choices
        width: parent.width
        visible: any
        table: root.table
        onPayAsked: cardId => root.payAsked(cardId)
    }

    Repeater {
        model: root.table.losers

        FighterRow {
            id: loser
            width: parent?.width ?? 0
            required property int index
            required property int at
            onClicked: root.table.act({do: "lose", character: loser.at})
        }
    }

    TTextField {
        id: story
        width: parent.width
        visible: root.wants === "name"
        label: qsTr("The new story")
        placeholder: qsTr("As its card is called")
        maximumLength: Theme.entry(root.table.limits("new-story", "name"), "longest")
        onAccepted: {
            if (text.trim() !== "")
                root.table.act({do: "new-story", name: text.trim()});
        }
    }

    StoryNames {
        width: parent.width
        visible: root.wants === "name" && any
        cards: root.cards
        typed: story.text
        onChosen: name => root.table.act({do: "new-story", name: name})
    }
}
