pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// Dungeon of Mandom: the ring of players, the dungeon, the hero's things, and the challenge card by card.
TableFrame {
    id: root

    required property MandomTable table
    readonly property bool bidding: table.phase === "bidding"
    readonly property bool challenged: table.phase === "challenge"
    readonly property bool justEnded: table.result !== "" && table.dungeon === 0 && table.deck === 13
    property bool takingOff: false

    shown: table
    acting: table.turn
    seatDepth: ring.depth
    columnWidth: scroll.maximumWidth

    Connections {
        target: root.table
        function onChanged(): void {
            root.takingOff = false;
        }
    }

    sheet: root.bidding ? biddingSheet : root.challenged ? challengeSheet : overSheet

    BiddingSheet {
        id: biddingSheet
        table: root.table
        visible: root.bidding
        takingOff: root.takingOff
        onTakeOffAsked: root.takingOff = !root.takingOff
        onRule: root.ruleAsked(root.takingOff ? "removed-is-public" : root.table.stepRule)
        onRefused: why => root.whyAsked(why)
    }

    ChallengeSheet {
        id: challengeSheet
        table: root.table
        visible: root.challenged
        onNameAsked: naming.open()
        onRule: root.ruleAsked(root.table.stepRule)
    }

    TableSheet {
        id: overSheet
        visible: !root.bidding && !root.challenged
        shown: root.table
        caption: qsTr("The end")
        text: root.table.stepText
        primaryText: qsTr("Home")
        onPrimary: root.leave()
        onRule: root.ruleAsked(root.table.stepRule)

        QuietButton {
            text: qsTr("The evening")
            icon: "graph"
            onClicked: root.storyAsked()
        }
    }

    ScrollColumn {
        id: scroll
        anchors.fill: parent
        readonly property bool wide: width >= 640
        readonly property bool fills: (root.around || wide && root.innerHeight >= 560) && !Theme.bigText // a tablet
        readonly property bool lying: fills && root.innerWidth >= 1000 && !root.around
        readonly property real below: (secrets.visible ? secrets.height + spacing : 0) + (turned.visible ? turned.height + spacing : 0)
        readonly property real rest: height - board.y - padding - bottomPadding - below
        bottomPadding: fills ? Theme.gap12 : Theme.gap24
        maximumWidth: fills ? 1400 : 720

        WinnerPanel {
            visible: root.table.over
            winner: root.table.winner
            large: scroll.fills
            Layout.preferredHeight: scroll.fills ? Math.max(implicitHeight, scroll.height * (scroll.lying ? 0.4 : 0.5)) : -1
            result: root.table.result
        }

        PlayersRing {
            id: seats
            visible: !root.around
            players: root.table.players
            large: scroll.fills
            columns: !scroll.wide ? Theme.bigText ? 1 : 2 : Theme.bigText ? 2 : Math.max(2, seats.count)
        }

        GridLayout {
            id: board
            visible: !root.table.over || scroll.lying
            columns: scroll.lying && !root.table.over ? 2 : 1
            columnSpacing: Theme.gap12
            rowSpacing: Theme.gap12
            Layout.fillWidth: true
            Layout.preferredHeight: scroll.fills ? Math.max(implicitHeight, scroll.rest) : -1

            ColumnLayout {
                spacing: Theme.gap12
                Layout.preferredWidth: 1
                Layout.fillHeight: true

                DungeonPanel {
                    visible: !root.table.over
                    table: root.table
                    figure: !scroll.fills ? 0 : scroll.lying ? Math.max(64, Math.min(130, scroll.rest * 0.3)) : Math.max(90, Math.min(170, scroll.rest * 0.18))
                    Layout.fillHeight: scroll.fills
                    Layout.minimumHeight: scroll.fills ? 200 : -1
                }

                TurnedCards {
                    visible: scroll.lying && (root.table.over || count > 0 && (root.challenged || root.justEnded))
                    caption: !root.challenged && !root.table.over ? root.table.result : count > 0 ? qsTr("Turned") : qsTr("The dungeon was empty.")
                    cards: root.table.turned
                    Layout.fillHeight: root.table.over
                }
            }

            ColumnLayout {
                visible: !root.table.over
                spacing: Theme.gap12
                Layout.preferredWidth: 1
                Layout.fillHeight: scroll.lying

                ItemsGrid {
                    visible: root.bidding
                    items: root.table.items
                    columns: scroll.fills ? 3 : scroll.wide ? Theme.bigText ? 3 : 6 : Theme.bigText ? 2 : 3
                    large: scroll.fills
                    inviting: root.takingOff
                    whyNot: root.table.whyNoDraw
                    Layout.fillHeight: scroll.lying
                    Layout.minimumHeight: scroll.fills ? 300 : -1
                    onTakenOff: item => root.table.act({do: "remove", item: item})
                    onRefused: why => root.whyAsked(why)
                }

                MonsterGrid {
                    visible: root.challenged
                    monsters: root.table.monsters
                    columns: scroll.fills ? 4 : scroll.wide ? Theme.bigText ? 4 : 8 : Theme.bigText ? 2 : 4
                    large: scroll.fills
                    Layout.fillHeight: scroll.lying
                    Layout.minimumHeight: scroll.fills ? 260 : -1
                    onTapped: monster => root.table.act({do: "reveal", monster: monster})
                    onRefused: why => root.whyAsked(why)
                }

                ItemsGrid {
                    visible: root.challenged
                    items: root.table.items
                    columns: scroll.wide ? Theme.bigText ? 3 : 6 : Theme.bigText ? 2 : 3
                    fixed: true
                }
            }
        }

        TurnedCards {
            id: turned
            visible: !scroll.lying && (root.table.over ? count > 0 : root.justEnded || root.challenged && count > 0)
            caption: !root.challenged && !root.table.over ? root.table.result : count > 0 ? qsTr("Turned") : qsTr("The dungeon was empty.")
            cards: root.table.turned
        }

        GridLayout {
            id: secrets
            visible: root.bidding
            columns: scroll.fills && !root.around ? 2 : 1
            columnSpacing: Theme.gap12
            rowSpacing: Theme.gap12
            Layout.fillWidth: true

            OddsCover {
                visible: root.bidding
                table: root.table
                Layout.preferredWidth: 1
            }

            QuietButton {
                visible: root.bidding
                text: qsTr("Note in private what you drew")
                icon: "lock"
                whyNot: root.table.whyNoDraw
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: privateDraw.ask(root.table.turnName)
                onRefused: why => root.whyAsked(why)
            }
        }
    }

    SeatRing {
        id: ring
        parent: root
        players: root.table.players
        places: root.places
    }

    NamingDialog {
        id: naming
        monsters: root.table.monsters
        onNamed: monster => root.table.act({do: "name", monster: monster})
    }

    PrivateDraw {
        id: privateDraw
        table: root.table
        onRule: root.ruleAsked("removed-is-public")
    }
}
