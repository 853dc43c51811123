pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// Cthulhu Rising: the stories, the one step to do now with its reason, and the Minion's side of the table.
TableFrame {
    id: root

    required property CthulhuTable table
    required property CardSource cards
    property alias memory: recollection.memory // kept by the app
    readonly property string stepId: table.stepId
    readonly property string instruction: table.say
    readonly property real room: width - sideWidth
    readonly property bool wide: room >= (Theme.bigText ? 1100 : 720)
    readonly property bool sending: stepId === "answer" || stepId === "defenders" && table.lillith || stepId === "player" && !table.storyPhaseFalls
    signal remembered(var memory)

    shown: table
    columnWidth: scroll.maximumWidth
    sheet: buttons
    onStepIdChanged: attack.sent = []
    onInstructionChanged: scroll.scrollTo(0) // it is never apart from its button

    function touch(cardId: string): void {
        dialog.ask(cardId, false, false);
    }

    StepSheet {
        id: buttons
        told: root.sideways || report.visible && offers // what is above the card pushes it out of sight
        leads: told && stepCard.bare && !root.table.over
        table: root.table
        fighters: attack.count
        judged: body.judged.length
        storyName: body.storyName.trim()
        onWhyAsked: stepCard.proving = true
        onRuleAsked: root.ruleAsked(root.table.nowRule)
        onHindered: cannot.ask()
        onActionAsked: pick.askAction()
        onConspiracyAsked: conspiracy.ask()
        onSent: attack.commit()
        onJudgedSent: root.table.act({do: "valid", cards: body.judged})
        onNamed: root.table.act({do: "new-story", name: body.storyName.trim()})
        onLeave: root.leave()
        onStoryAsked: root.storyAsked()
        onRefused: why => root.whyAsked(why)
    }

    Recollection {
        id: recollection
        table: root.table
        begun: ({seq: root.table.seq, judged: body.judged, story: body.storyName, picks: body.picks, typed: body.typed, sent: attack.sent})
        onRemembered: memory => root.remembered(memory)
        onTakenUp: begun => {
            body.takeUp(begun);
            attack.sent = begun.sent ?? [];
        }
    }

    StepGuard {
        parent: root
        table: root.table
        bar: root.bar
        picked: body.picks.length
        typed: body.typed
    }

    ScrollColumn {
        id: scroll
        anchors.fill: parent
        spacing: Theme.gap8
        maximumWidth: root.wide ? 1400 : 720

        StoriesGrid {
            visible: !Theme.bigText // there the step comes first
            table: root.table
            onTouched: tile => storyDialog.ask(tile)
        }

        Item {
            id: halves
            readonly property real half: root.wide ? (width - Theme.gap16) / 2 : width
            implicitHeight: root.wide ? Math.max(step.height, side.height) : side.y + side.height
            Layout.fillWidth: true

            Column {
                id: step
                width: halves.half
                spacing: Theme.gap8

                EndPanel {
                    visible: root.table.over
                    width: parent.width
                    compact: root.sideways
                    table: root.table
                }

                ReportPanel {
                    id: report
                    width: parent.width
                    table: root.table
                }

                StepCard {
                    id: stepCard
                    visible: !root.table.over && !bare
                    width: parent.width
                    told: !buttons.told
                    asks: body.asks
                    table: root.table
                    onLineAsked: lineDialog.ask()
                    onRuleAsked: root.ruleAsked(root.table.nowRule)
                    onWhyNotAsked: (cardId, equal, costX) => dialog.ask(cardId, equal, costX && root.stepId === "drain")

                    StepBody {
                        id: body
                        width: parent?.width ?? 0
                        table: root.table
                        cards: root.cards
                        onMakeAsked: (name, type, cost) => maker.ask(name, type, cost)
                    }
                }

                AttackPanel {
                    id: attack
                    visible: root.sending
                    width: parent.width
                    table: root.table
                    onFighterAsked: (story, name) => fighter.ask(story, name)
                }

                StoriesGrid {
                    visible: Theme.bigText
                    width: parent.width
                    table: root.table
                    onTouched: tile => storyDialog.ask(tile)
                }
            }

            MinionSide {
                id: side
                x: root.wide ? halves.half + Theme.gap16 : 0
                y: root.wide ? 0 : step.height + Theme.gap8
                width: halves.half
                table: root.table
                cards: root.wide ? 2 : root.room >= 560 ? 3 : 2
                onTouched: cardId => root.touch(cardId)
                onDomainAsked: tile => domainDialog.ask(tile)
                onMoreAsked: hand.ask()
            }
        }
    }

    CardDialog {
        id: dialog
        table: root.table
        onBoostAsked: card => boost.ask(card)
        onHostAsked: cardId => pick.askHost(cardId)
        onDormantAsked: cardId => story.ask(cardId)
    }

    BoostDialog {
        id: boost
        table: root.table
    }

    StoryDialog {
        id: storyDialog
        table: root.table
        onPastAsked: (title, path) => root.pastAsked(title, path)
        onRefused: why => root.whyAsked(why)
    }

    DomainDialog { id: domainDialog; table: root.table }

    CannotDialog {
        id: cannot
        table: root.table
    }

    WhyNotLineDialog {
        id: lineDialog
        table: root.table
    }

    PickCardDialog {
        id: pick
        table: root.table
    }

    PickStoryDialog {
        id: story
        table: root.table
    }

    ConspiracyDialog {
        id: conspiracy
        table: root.table
        onRefused: why => root.whyAsked(why)
    }

    FighterDialog {
        id: fighter
        table: root.table
        onChosen: (story, told) => attack.send(story, told)
    }

    TableHandDialog {
        id: hand
        table: root.table
        cards: root.cards
        onMakeAsked: maker.askFor(hand.entering)
    }

    CardMaker {
        id: maker
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
                body.take(card);
            else
                root.table.act({do: purpose, card: card});
        }
        onClosed: purpose = ""
        onRefused: why => root.whyAsked(why)
    }
}
