pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Whose attack card is turned now, and the pad for it. What it comes to stands on the button before it counts.
Sheet {
    id: root

    required property CutthroatTable table
    property bool folded: false
    property bool entering: false // an attack is said in place of the card that was set
    readonly property bool wide: width >= 900 && !Theme.bigText
    property var cards: [] // names of attack cards, the latest first
    readonly property string actor: table.seats[table.turn] ?? ""
    readonly property string whose: table.round + "." + table.turn
    readonly property bool showing: table.cardIsSet && !entering
    readonly property bool low: folded || showing // without the pad
    readonly property var worth: pad.chosen && table.turn >= 0 && table.beat >= 0 ? table.preview(pad.value, pad.factor, pad.rider, pad.token, pad.foe, pad.card) : null
    readonly property bool unaimed: table.mustAim && !pad.aimed
    readonly property int needed: worth?.needed ?? 0
    readonly property string sum: needed > 0 ? qsTr("Less than %1: the turn is lost, the card is discarded.").arg(needed) : worth?.sum ?? ""
    readonly property string said: showing ? "" : sum !== "" ? sum : go.whyNot // why not, where there is no sum

    signal rule()
    signal moreAsked()
    signal biteAsked(int seat)
    signal refused(string why)
    signal otherAsked()
    signal settledAsked()

    function setValue(value: int): void {
        pad.value = value;
    }

    function enter(): void {
        entering = true;
        folded = false;
    }

    onWhoseChanged: {
        pad.clear();
        entering = false;
    }
    most: pad.part === "more" && !low ? 0.88 : Theme.bigText ? 0.74 : 0.72
    tellsWhyNot: false // it has a line of its own, of one height with and without it
    main: go
    content: [
        // Placed by hand: Qt 6.4's layouts within layouts overlook words that break while they lay out.
        Item {
            id: board
            readonly property bool parted: root.wide && !root.low
            readonly property real above: Math.ceil(left.height)
            readonly property real keys: Math.ceil(pad.height)
            implicitHeight: parted ? Math.max(above, keys) : root.low ? above : above + keys + 2 * Theme.gap4 + 2 + under.height
            Layout.fillWidth: true

            Column {
                id: left
                width: board.parted ? (board.width - Theme.gap24) * 5 / 13 : board.width
                spacing: Theme.gap4 + 2

                AttackHead {
                    width: left.width
                    table: root.table
                    folded: root.low
                    onFoldAsked: root.showing ? root.enter() : root.folded = !root.folded
                    onRule: root.rule()
                    onMoreAsked: root.moreAsked()
                    onBiteAsked: seat => root.biteAsked(seat)
                }

                Sum {
                    visible: board.parted
                    width: left.width
                }
            }

            AttackPad {
                id: pad
                table: root.table
                visible: !root.low
                cards: root.cards
                x: board.parted ? left.width + Theme.gap24 : 0
                y: board.parted ? Math.max(0, board.above - board.keys) : board.above + Theme.gap4 // its keys keep their place above the buttons
                width: board.width - x
                onFolding: root.holdFoot()
                onOtherAsked: root.otherAsked()
                onCommitted: go.trigger()
            }

            Sum {
                id: under
                visible: !root.wide && !root.low
                y: board.above + board.keys + 2 * Theme.gap4 + 2
                width: board.width
            }
        }
    ]

    component Sum: Item {
        implicitHeight: Math.ceil(Theme.body * 1.4)

        FittingWords {
            width: parent.width
            text: root.said
            quiet: root.sum === ""
            readonly property int smallestLetters: 11 // a long sum stays whole
            least: smallestLetters
            Accessible.ignored: text === "" // the empty line keeps its room
        }
    }

    QuietButton {
        visible: root.table.kind === "hivemind" && root.table.targets.length === 0
        text: qsTr("It is settled…")
        onClicked: root.settledAsked()
    }

    QuietButton {
        visible: root.showing
        text: qsTr("Another attack…")
        onClicked: root.enter()
    }

    QuietButton {
        visible: !root.showing
        text: qsTr("No attack")
        onClicked: root.table.act({"do": "hold", player: root.table.turn})
    }

    PrimaryButton {
        id: go
        icon: root.worth?.kills ?? false ? "skull" : ""
        text: root.showing ? qsTr("Show %1’s card").arg(root.actor) : root.folded ? qsTr("Enter %1’s attack").arg(root.actor) : !root.worth ? qsTr("Attack") : root.needed > 0 ? qsTr("%1: the turn is lost").arg(root.worth.damage) : root.worth.kills ? qsTr("%1 kills it").arg(root.worth.damage) : pad.aimed ? qsTr("%1 on %2").arg(root.worth.damage).arg(pad.tokenName) : qsTr("Attack for %1").arg(root.worth.damage)
        whyNot: root.low ? "" : !pad.chosen ? qsTr("Tap the value printed on the card first.") : root.unaimed ? qsTr("Say first what the attack goes to.") : ""
        onClicked: {
            if (root.showing)
                root.table.act({"do": "show", player: root.table.turn});
            else if (root.folded)
                root.folded = false;
            else
                pad.confirm();
        }
        onRefused: why => root.refused(why)
    }
}
