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
    property bool takingOff: false

    shown: table
    acting: table.turn
    seatDepth: ring.depth

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
        onRule: root.ruleAsked(root.takingOff ? "removed-is-public" : root.table.nowRule)
        onRefused: why => root.whyAsked(why)
    }

    ChallengeSheet {
        id: challengeSheet
        table: root.table
        visible: root.challenged
        onNameAsked: naming.open()
        onRule: root.ruleAsked(root.table.nowRule)
    }

    NowSheet {
        id: overSheet
        visible: !root.bidding && !root.challenged
        caption: qsTr("The end")
        text: root.table.now
        detail: root.table.result
        hasRule: true
        primaryText: qsTr("Back to the shelf")
        onPrimary: root.leave()
        onRule: root.ruleAsked(root.table.nowRule)

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

        WinnerPanel {
            visible: root.table.over
            winner: root.table.winner
            result: root.table.result
        }

        PlayersRing {
            id: seats
            visible: !root.around
            players: root.table.players
            columns: scroll.wide ? Math.max(2, seats.count) : Theme.bigText ? 1 : 2
        }

        DungeonPanel {
            visible: !root.table.over
            table: root.table
        }

        ItemsGrid {
            visible: root.bidding
            items: root.table.items
            columns: scroll.wide ? 6 : Theme.bigText ? 2 : 3
            inviting: root.takingOff
            whyNot: root.table.whyNoDraw
            onTakenOff: item => root.table.act({do: "remove", item: item})
            onRefused: why => root.whyAsked(why)
        }

        MonsterGrid {
            visible: root.challenged
            monsters: root.table.monsters
            columns: scroll.wide ? 8 : Theme.bigText ? 2 : 4
            onTapped: monster => root.table.act({do: "reveal", monster: monster})
            onRefused: why => root.whyAsked(why)
        }

        ItemsGrid {
            visible: root.challenged
            items: root.table.items
            columns: scroll.wide ? 6 : Theme.bigText ? 2 : 3
            fixed: true
        }

        TurnedCards {
            visible: root.challenged && count > 0 || root.table.over || (root.table.result !== "" && root.table.dungeon === 0 && root.table.deck === 13)
            caption: root.challenged ? qsTr("Turned") : root.table.result
            cards: root.table.turned
        }

        OddsCover {
            visible: root.bidding
            table: root.table
        }

        QuietButton {
            visible: root.bidding
            text: qsTr("Note in private what was drawn")
            icon: "lock"
            whyNot: root.table.whyNoDraw
            Layout.fillWidth: true
            onClicked: privateDraw.ask(root.table.turnName)
            onRefused: why => root.whyAsked(why)
        }

        ReminderColumn {
            reminders: root.table.reminders
            spacing: Theme.gap12
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
