pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// Cutthroat Caverns: the creature and the stack, the people in the order of initiative, and what to do now.
TableFrame {
    id: root

    required property CutthroatTable table
    readonly property string step: table.step
    readonly property real room: innerWidth - sideWidth
    readonly property bool wide: room >= (Theme.bigText ? 1280 : 1000)
    readonly property bool fills: (around || room >= 600 && innerHeight >= 560) && !Theme.bigText // a tablet: everything has its place, nothing scrolls
    readonly property bool crowded: table.seats.length > 4 && room < 600 && !Theme.bigText
    readonly property var printed: table.limits("attack", "value")
    readonly property var damages: table.limits("creature-attack", "damage")
    readonly property var known: book.packs?.beat >= 0 ? book.strikeOf(table.creature) : ({})
    readonly property var usual: (step === "strike" || step === "round") && known.key !== undefined && table.beat >= 0 ? usualStrike() : null

    function usualStrike(): var {
        const aim = Array.from(table.aims()).find(each => each.key === known.key);
        return aim ? Object.assign({isRandom: known.key.startsWith("initiative"), damage: known.damage, poison: known.poison}, aim) : null;
    }

    function fly(card: SeatCard, life: int): void {
        const source = shared.creature.visible ? shared.creature : bar;
        sky.fly(source.mapToItem(sky, source.width / 2, Math.min(60, source.height / 2)), card.mapToItem(sky, card.width * 0.7, card.height / 2), life);
    }

    shown: table
    acting: table.turn
    seatDepth: ring.depth
    columnWidth: scroll.maximumWidth
    sheet: step === "attack" ? attackSheet : stepSheet
    onStepChanged: scroll.contentY = 0

    Connections {
        target: root.table
        function onChanged(): void { settled.restart(); }
    }

    // Who was hit comes into sight, once all has its place; as soon as nobody is, what is fought does again.
    Timer {
        id: settled
        property bool led: false
        interval: 30
        onTriggered: {
            const card = root.fills ? null : board.marked();
            if (card)
                scroll.ensureVisible(card);
            else if (led)
                scroll.scrollTo(0);
            led = card !== null;
        }
    }

    CreatureBook {
        id: book
        packs: root.packs
    }

    Deeds {
        id: deeds
        table: root.table
    }

    AttackSheet {
        id: attackSheet
        visible: root.step === "attack"
        table: root.table
        cards: book.cards
        onSettledAsked: dialogs.close()
        onRule: root.ruleAsked(root.table.stepRule)
        onRefused: why => root.whyAsked(why)
        onBiteAsked: seat => dialogs.deed(deeds.bite(seat))
        onOtherAsked: dialogs.number(qsTr("Printed value"), 0, root.printed.from, root.printed.to, (delta, value) => attackSheet.setValue(value))
    }

    StepSheet {
        id: stepSheet
        visible: root.step !== "attack"
        table: root.table
        usual: root.usual
        onRule: root.ruleAsked(root.table.stepRule)
        onRefused: why => root.whyAsked(why)
        onMeetAsked: dialogs.meet()
        onDrawAsked: dialogs.draw()
        onStrikeAsked: dialogs.strike(book.guessFor(root.table.creature))
        onUsualStruck: root.table.act({"do": "creature-attack", target: root.usual.target, damage: root.usual.damage, poison: root.usual.poison})
        onStageAsked: dialogs.deed(deeds.stage())
        onChangeAsked: dialogs.deed(deeds.change())
        onEventAsked: dialogs.deed(deeds.event())
        onCloseAsked: root.step === "spoils" ? root.table.act(shared.command) : dialogs.close()
        onBiteAsked: seat => dialogs.deed(deeds.bite(seat))
        onLeaveAsked: root.leave()
        onStoryAsked: root.storyAsked()
    }

    ScrollColumn {
        id: scroll
        anchors.fill: parent
        maximumWidth: root.wide ? 1400 : root.fills ? 1000 : 760
        readonly property real rest: height - 2 * Theme.gap12
        spacing: Theme.gap8
        bottomPadding: root.fills ? Theme.gap12 : Theme.gap24

        EndPanel {
            visible: root.table.over
            table: root.table
            wide: root.fills
            Layout.preferredHeight: root.fills ? Math.max(implicitHeight, scroll.rest) : -1
            Layout.maximumWidth: root.fills ? 1400 : 760
            Layout.alignment: Qt.AlignHCenter
        }

        GridLayout {
            visible: !root.table.over // an empty one keeps the height of what stood in it
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.gap12
            rowSpacing: Theme.gap8
            Layout.fillWidth: true

            SharedBoard {
                id: shared
                visible: !root.table.over && (root.wide || any)
                table: root.table
                tall: root.fills && (root.wide || root.around)
                camps: root.fills
                room: scroll.rest
                Layout.preferredWidth: 10
                Layout.preferredHeight: tall ? Math.max(implicitHeight, scroll.rest) : -1
                onMoreAsked: dialogs.more()
                onWhyAsked: why => root.whyAsked(why)
                onKillAsked: (tokenId, name, kind) => dialogs.deed(deeds.killToken(tokenId, name, kind))
            }

            SeatBoard {
                id: board
                visible: !root.table.over && !root.around
                shown: !root.around
                table: root.table
                dense: root.crowded
                room: !root.fills ? 0 : scroll.rest - (root.wide || !shared.visible ? 0 : shared.height + Theme.gap8)
                Layout.preferredWidth: 20
                Layout.alignment: Qt.AlignTop
                onAsked: card => dialogs.person(card, -1)
                onPadAsked: card => dialogs.counter(card, "life", -1)
                onLost: (card, life) => root.fly(card, life)
            }
        }

        QuietButton {
            visible: !root.table.over && !(root.fills && shared.hasMore)
            icon: "more"
            text: qsTr("Something else…")
            role: "body"
            Layout.fillWidth: true
            onClicked: dialogs.more()
        }
    }

    SeatRing {
        id: ring
        parent: root
        table: root.table
        places: root.places
        onAsked: card => dialogs.person(card, root.rotationOf(card.index))
        onPadAsked: card => dialogs.counter(card, "life", root.rotationOf(card.index))
        onLost: (card, life) => root.fly(card, life)
    }

    Sky {
        id: sky
        parent: root
        anchors.fill: parent
        z: 50
    }

    Dialogs {
        id: dialogs
        table: root.table
        deeds: deeds
        book: book
        packs: root.packs
        damages: root.damages
        onPastAsked: (title, path) => root.pastAsked(title, path)
    }
}
