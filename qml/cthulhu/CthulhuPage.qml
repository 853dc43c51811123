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
    readonly property string step: table.stepId
    readonly property real room: width - sideWidth
    readonly property bool wide: room >= (Theme.bigText ? 1100 : 720)
    readonly property bool sending: step === "answer" || step === "player" && !table.storyPhaseFalls

    shown: table
    sheet: buttons
    onStepChanged: {
        attack.sent = [];
        scroll.scrollTo(0);
    }

    function touch(cardId: string): void {
        dialog.ask(cardId, false, false);
    }

    // From the candidates' table: an equal may be taken instead, an X may be paid.
    function weigh(cardId: string): void {
        for (let i = 0; i < lines.count; ++i) {
            const line = lines.objectAt(i);
            if (line && line.cardId === cardId) {
                dialog.ask(cardId, line.tied && !line.chosen, line.costX && root.step === "drain");
                return;
            }
        }
    }

    StepSheet {
        id: buttons
        table: root.table
        fighters: attack.count
        judged: body.judged.length
        storyName: body.storyName.trim()
        onHindered: cannot.ask()
        onActionAsked: pick.askAction()
        onConspiracyAsked: conspiracy.ask()
        onSent: attack.commit()
        onJudgedSent: root.table.act({do: "valid", cards: body.judged})
        onNamed: root.table.act({do: "new-story", name: body.storyName.trim()})
        onLeave: root.leave()
        onRefused: why => root.whyAsked(why)
    }

    Instantiator {
        id: lines
        model: root.table.candidates

        QtObject {
            required property string cardId
            required property bool tied
            required property bool chosen
            required property bool costX
        }
    }

    ScrollColumn {
        id: scroll
        anchors.fill: parent
        spacing: Theme.gap8
        maximumWidth: root.wide ? 1400 : 720

        GridLayout {
            columns: Theme.bigText && !root.wide ? 1 : stories.count > 3 && root.room < 560 ? 2 : Math.max(1, stories.count)
            columnSpacing: Theme.gap8
            rowSpacing: Theme.gap8

            Repeater {
                id: stories
                model: root.table.stories

                StoryTile {
                    id: tile
                    onClicked: storyDialog.ask(tile)
                }
            }
        }

        GridLayout {
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.gap16
            rowSpacing: Theme.gap8

            ColumnLayout {
                spacing: Theme.gap8
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop

                EndPanel {
                    visible: root.table.over
                    table: root.table
                }

                ReportPanel {
                    table: root.table
                }

                StepCard {
                    id: card
                    visible: !root.table.over
                    table: root.table
                    onRuleAsked: root.ruleAsked(root.table.nowRule)
                    onWhyNotAsked: cardId => root.weigh(cardId)

                    StepBody {
                        id: body
                        table: root.table
                        cards: root.cards
                        onMakeAsked: (name, type, cost) => maker.ask(name, type, cost)
                    }
                }

                AttackPanel {
                    id: attack
                    visible: root.sending
                    table: root.table
                    onFighterAsked: (story, name) => fighter.ask(story, name)
                }
            }

            MinionSide {
                table: root.table
                cards: root.wide ? 2 : root.room >= 560 ? 3 : 2
                onTouched: cardId => root.touch(cardId)
                onDomainAsked: tile => domainDialog.ask(tile)
                onMoreAsked: hand.ask()
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
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
        onRefused: why => root.whyAsked(why)
    }

    DomainDialog {
        id: domainDialog
        table: root.table
    }

    CannotDialog {
        id: cannot
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
