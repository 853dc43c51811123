pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// Cthulhu Rising: who has won what, the stories, both sides of the table, and in the sheet the one step to do now.
TableFrame {
    id: root

    required property CthulhuTable table
    required property CardSource cards
    property alias memory: recollection.memory // kept by the app
    readonly property string instruction: table.say
    readonly property real room: width - sideWidth
    readonly property string shape: room < (Theme.bigText ? 1100 : 720) ? "phone" : room >= 1000 && width > height ? "lying" : "tall"
    readonly property bool fixedHead: !Theme.bigText && height >= 560
    signal remembered(var memory)

    shown: table
    columnWidth: shape === "phone" ? 720 : 900
    sheet: step
    onInstructionChanged: scroll.scrollTo(0)

    StepSheet {
        id: step
        table: root.table
        cards: root.cards
        sending: sending
        onWhyAsked: why.ask()
        onRuleAsked: root.ruleAsked(root.table.nowRule)
        onHindered: cannot.ask()
        onActionAsked: pick.askAction()
        onConspiracyAsked: conspiracy.ask()
        onMakeAsked: (name, type, cost) => maker.ask(name, type, cost)
        onPayAsked: cardId => dialog.ask(cardId, false, true)
        onLeave: root.leave()
        onStoryAsked: root.storyAsked()
        onRefused: why => root.whyAsked(why)
    }

    Sending {
        id: sending
        table: root.table
    }

    Recollection {
        id: recollection
        table: root.table
        begun: ({seq: root.table.seq, judged: step.body.judged, story: step.body.storyName, picks: step.body.picks, typed: step.body.typed, sent: sending.sent})
        onRemembered: memory => root.remembered(memory)
        onTakenUp: begun => {
            step.body.takeUp(begun);
            sending.sent = begun.sent ?? [];
        }
    }

    StepGuard {
        parent: root
        table: root.table
        bar: root.bar
        picked: step.body.picks.length
        typed: step.body.typed
    }

    // What decides the game doesn't scroll away.
    Column {
        id: head
        readonly property int place: 1
        parent: root.fixedHead ? ground : scrolled
        x: root.fixedHead ? Math.max(Theme.gap12, (ground.width - width) / 2) : 0
        y: root.fixedHead ? Theme.gap4 : 0
        width: Math.min(parent.width - (root.fixedHead ? 2 * Theme.gap12 : 0), scroll.maximumWidth)
        spacing: Theme.gap8

        ScoreStrip {
            width: parent.width
            table: root.table
            large: root.shape !== "phone"
        }

        StoriesGrid {
            id: stories
            visible: root.shape === "phone" && !Theme.bigText
            width: parent.width
            table: root.table
            sending: sending
            onTouched: tile => storyDialog.ask(tile)
        }
    }

    Ranked {
        id: ground
        anchors.fill: parent

        ScrollColumn {
            id: scroll
            readonly property int place: 2
            readonly property real above: root.fixedHead ? head.height + Theme.gap8 : 0
            readonly property real free: height - padding - bottomPadding - (scrolled.visible ? scrolled.implicitHeight + spacing : 0)
            property real rest: 0
            y: above
            width: parent.width
            height: parent.height - above
            spacing: Theme.gap8
            padding: Theme.gap12
            bottomPadding: Theme.gap12
            maximumWidth: root.shape === "phone" ? 720 : 1400

            // What grows in the sheet moves nothing under the finger.
            Binding {
                target: scroll
                property: "rest"
                value: scroll.free
                when: sending.count === 0
                restoreMode: Binding.RestoreNone
            }

            Item {
                id: scrolled
                visible: !root.fixedHead
                implicitHeight: root.fixedHead ? 0 : head.height
                Layout.fillWidth: true
            }

            Board {
                id: board
                Layout.fillWidth: true
                Layout.preferredHeight: implicitHeight
                table: root.table
                sending: sending
                shape: root.shape
                room: scroll.rest
                onTouched: cardId => dialog.ask(cardId, false, false)
                onStoryTouched: tile => storyDialog.ask(tile)
                onDomainTouched: tile => domainDialog.ask(tile)
                onMoreAsked: hand.ask()
                onDeckAsked: deckLeft.ask()
                onNewAsked: fighter.ask(sending.active ? sending.target : -2, sending.targetName, sending.active && !sending.defending && !sending.gathering)
                onEditAsked: id => ownDialog.ask(id)
                onDomainsAsked: ownDomains.ask()
                onWhyNotAsked: (cardId, equal, costX) => dialog.ask(cardId, equal, costX)
                onRefused: why => root.whyAsked(why)
                onDropped: (one, at) => {
                    const there = stories.visible ? stories.storyUnder(at) : board.storyUnder(at);
                    if (there >= 0)
                        sending.moveTo(one, there);
                }
            }
        }
    }

    WhyDialog {
        id: why
        table: root.table
        onLineAsked: lineDialog.ask()
        onWhyNotAsked: (cardId, equal, costX) => dialog.ask(cardId, equal, costX)
    }

    CardDialog {
        id: dialog
        table: root.table
        onBoostAsked: card => boost.ask(card)
        onHostAsked: cardId => pick.askHost(cardId)
        onDormantAsked: cardId => story.ask(cardId)
        onClosed: why.comeBack(putBack)
    }

    BoostDialog { id: boost; table: root.table }

    StoryDialog {
        id: storyDialog
        table: root.table
        onPastAsked: (title, path) => root.pastAsked(title, path)
        onRefused: why => root.whyAsked(why)
    }

    DomainDialog { id: domainDialog; table: root.table }

    CannotDialog { id: cannot; table: root.table }

    WhyNotLineDialog { id: lineDialog; table: root.table }

    PickCardDialog { id: pick; table: root.table }

    PickStoryDialog { id: story; table: root.table }

    DeckLeftDialog { id: deckLeft; table: root.table }

    OwnDialog { id: ownDialog; table: root.table }

    OwnDomainsDialog { id: ownDomains; table: root.table }

    ConspiracyDialog {
        id: conspiracy
        table: root.table
        onRefused: why => root.whyAsked(why)
    }

    FighterDialog {
        id: fighter
        table: root.table
        cards: root.cards
        onChosen: (story, told) => sending.send(story, told)
    }

    TableHandDialog {
        id: hand
        table: root.table
        cards: root.cards
        onMakeAsked: maker.askFor(hand.entering)
    }

    CardMaker {
        id: maker
        table: root.table
        triggers: root.table.lillith
        property string purpose // what becomes of it, where it isn't the step's
        function askFor(deed: string): void {
            purpose = deed;
            hand.close();
            ask("", "", -1);
        }
        onMade: card => {
            root.cards.keep(card);
            if (purpose === "")
                step.body.take(card);
            else
                root.table.act({do: purpose, card: card});
        }
        onClosed: purpose = ""
        onRefused: why => root.whyAsked(why)
    }
}
