pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// Duel of Ages, cutthroat: who is with whom, the adventures, the score; tabs on a phone, all at once on a tablet.
TableFrame {
    id: root

    required property DuelOfAgesTable table
    readonly property string phase: table.phase
    readonly property real room: innerWidth - sideWidth
    readonly property bool wide: room >= (Theme.bigText ? 1100 : 700)
    property int part: 0

    shown: table
    acting: table.actingSeat
    seatDepth: ring.depth
    columnWidth: scroll.maximumWidth
    sheet: phase === "turn" ? turnSheet : phase === "offer" ? offerSheet : overSheet
    onPhaseChanged: {
        if (phase === "over")
            part = 2;
        scroll.contentY = 0;
    }
    onPartChanged: scroll.contentY = 0

    TurnSheet {
        id: turnSheet
        table: root.table
        visible: root.phase === "turn"
        onEndAsked: ending.open()
        onDiceAsked: dice.ask()
        onEverybodyAsked: everybody.ask()
        onRule: root.ruleAsked(root.table.stepRule)
        onRefused: why => root.whyAsked(why)
    }

    OfferSheet {
        id: offerSheet
        table: root.table
        visible: root.phase === "offer"
        onRule: root.ruleAsked(root.table.stepRule)
    }

    NowSheet {
        id: overSheet
        visible: root.phase === "over"
        caption: qsTr("The end")
        text: qsTr("The duel is over.")
        hasRule: true
        accent: Theme.gameColor("duelofages")
        accentInk: Theme.gameInk("duelofages")
        primaryText: qsTr("Home")
        onPrimary: root.leave()
        onRule: root.ruleAsked(root.table.stepRule)

        QuietButton {
            text: qsTr("The evening")
            icon: "graph"
            onClicked: root.storyAsked()
        }
    }

    PartTabs {
        id: tabs
        visible: !root.wide
        x: Theme.gap12
        width: parent.width - 2 * Theme.gap12
        current: root.part
        onChosen: index => root.part = index
    }

    ScrollColumn {
        id: scroll
        y: tabs.visible ? tabs.height + Theme.gap4 : 0
        width: parent.width
        height: parent.height - y
        maximumWidth: root.wide ? 1400 : 720

        WinnerPanel {
            visible: root.table.over
            table: root.table
        }

        ClockStrip {
            visible: !root.table.over && root.table.clockText !== ""
            table: root.table
            onClockAsked: clock.open()
            onRule: root.ruleAsked("clock")
        }

        OfferPanel {
            visible: root.phase === "offer"
            table: root.table
        }

        Panel {
            visible: Theme.bigText && root.table.due !== ""

            Words {
                text: root.table.due
            }
        }

        SidesStrip {
            visible: !root.wide && root.part > 0 && !root.around
            table: root.table
        }

        GridLayout {
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.gap16
            rowSpacing: Theme.gap12

            PeoplePart {
                visible: root.wide || root.part === 0
                table: root.table
                wide: root.wide
                open: root.wide && root.innerHeight >= 1000 && root.table.mode === 3
                seated: root.around
                onDefeatAsked: defeat.ask()
                onHqAsked: hq.open()
                onEndAsked: ending.open()
                onPadAsked: (title, value, done, path) => pad.ask(title, value, done, path)
                onRefused: why => root.whyAsked(why)
                onRuleAsked: rule => root.ruleAsked(rule)
                onPinAsked: pin.open()
                onClockAsked: clock.open()
            }

            GridLayout {
                visible: root.wide || root.part > 0
                columns: root.room >= 1100 && !Theme.bigText ? 2 : 1
                columnSpacing: Theme.gap16
                rowSpacing: Theme.gap12
                Layout.fillWidth: true
                Layout.preferredWidth: root.wide ? columns : -1
                Layout.alignment: Qt.AlignTop

                AdventuresPart {
                    visible: root.wide || root.part === 1
                    table: root.table
                    onPadAsked: (title, value, done, path) => pad.ask(title, value, done, path)
                    onRefused: why => root.whyAsked(why)
                    onRuleAsked: rule => root.ruleAsked(rule)
                }

                ScorePart {
                    visible: root.wide || root.part === 2
                    table: root.table
                    wide: root.wide
                }
            }
        }
    }

    SeatRing {
        id: ring
        parent: root
        table: root.table
        places: root.places
        onAsked: seat => {
            counters.turnTo = root.rotationOf(seat.index);
            counters.ask(seat);
        }
    }

    CountersDialog {
        id: counters
        table: root.table
        onPadAsked: (title, value, done) => {
            pad.turnTo = turned;
            pad.ask(title, value, done, "");
        }
    }

    DefeatDialog {
        id: defeat
        table: root.table
    }

    HqDialog {
        id: hq
        table: root.table
    }

    PinDialog {
        id: pin
        table: root.table
    }

    ClockDialog {
        id: clock
        table: root.table
    }

    EndDialog {
        id: ending
        table: root.table
    }

    EverybodyDialog {
        id: everybody
        table: root.table
    }

    DiceDialog {
        id: dice
        table: root.table
    }

    CountPad {
        id: pad
        table: root.table
        onPastOf: (title, path) => root.pastAsked(title, path)
    }
}
