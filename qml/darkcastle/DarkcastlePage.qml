pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// Escape the Dark Castle: the castle's pages, the enemy's dice, the prisoners, and what to do now.
TableFrame {
    id: root

    required property DarkcastleTable table
    readonly property string phase: table.phase
    readonly property bool tall: innerHeight > 900 && innerWidth >= 600 // a tablet standing: larger faces, one column
    readonly property bool fighting: phase === "combat"
    readonly property bool fills: innerWidth - sideWidth >= 600 && innerHeight >= 560 && !around && !Theme.bigText
    readonly property bool pinned: fighting && !Theme.bigText

    shown: table
    acting: fighting ? table.nextToRoll : phase === "between" ? table.nextTurner : -1
    people: table.seats.length > 1 ? table.callNames.length : 0 // somebody alone leads two
    seatDepth: Theme.bigText ? 236 : Math.max(clear.width, clear.height) < 920 ? 200 : 156 // on a short tablet the hands go beneath the dice
    columnWidth: scroll.maximumWidth
    sheet: phase === "between" ? turnSheet : phase === "facing" ? facingSheet : fighting ? combatSheet : phase === "looting" ? lootSheet : overSheet

    onPhaseChanged: scroll.contentY = 0
    Component.onCompleted: settled.restart()
    Connections { target: root.table; function onChanged(): void { settled.restart(); } }

    // Who rolls next comes into sight, once all has its place.
    Timer {
        id: settled
        interval: 30
        onTriggered: if (root.fighting && cards.itemAt(root.table.nextToRoll)) scroll.ensureVisible(cards.itemAt(root.table.nextToRoll))
    }

    component Prisoner: CharacterCard {
        id: card
        fighting: root.fighting
        over: root.table.over
        onRolled: (symbol, isDouble) => card.mustRoll ? root.table.act({do: "roll", character: card.index, symbol: symbol, double: isDouble}) : root.table.act({do: "reroll", character: card.index, symbol: symbol, double: isDouble})
        onFaceHeld: (symbol, isDouble) => {
            dice.turnTo = root.rotationOf(card.index);
            dice.askBack(card.index, symbol, isDouble);
        }
        onHpMoved: delta => pad.change(card.index, delta)
        onPadAsked: {
            pad.turnTo = root.rotationOf(card.index);
            pad.ask(card.index, card.called, card.hp, card.maxHp);
        }
        onMoreAsked: {
            deeds.turnTo = root.rotationOf(card.index);
            deeds.askFighter(card.index, card.called, card.whyNoRest, card.mustRoll);
        }
        onItemAsked: item => {
            deeds.turnTo = root.rotationOf(card.index);
            deeds.askItem(card.index, card.called, item);
        }
        onRefused: why => root.whyAsked(why)
    }

    TurnSheet {
        id: turnSheet
        visible: root.phase === "between"
        table: root.table
        onElseAsked: who.ask(false)
        onRule: root.ruleAsked(root.table.stepRule)
    }

    FacingSheet {
        id: facingSheet
        visible: root.phase === "facing"
        table: root.table
        onCombatAsked: combat.ask()
        onRule: root.ruleAsked(root.table.stepRule)
    }

    CombatSheet {
        id: combatSheet
        visible: root.fighting
        table: root.table
        onRestAsked: who.ask(true)
        onRule: root.ruleAsked(root.table.stepRule)
        onRefused: why => root.whyAsked(why)
    }

    LootSheet {
        id: lootSheet
        visible: root.phase === "looting"
        table: root.table
        taker: loot.taker
        onTaken: loot.take()
        onPassed: loot.leave()
        onRule: root.ruleAsked(root.table.stepRule)
        onRefused: why => root.whyAsked(why)
    }

    OverSheet {
        id: overSheet
        visible: root.table.over
        shown: root.table
        text: root.table.stepText
        onPrimary: root.leave()
        onRule: root.ruleAsked(root.table.stepRule)
        onStoryAsked: root.storyAsked()
    }

    // What everybody rolls against stays in sight, unless big text needs the room.
    EnemyPanel {
        id: enemy
        parent: root.pinned ? scroll.parent : dicePlace
        visible: root.fighting
        x: root.pinned ? Math.max(Theme.gap12, (scroll.width - scroll.maximumWidth) / 2) : 0
        y: root.pinned ? Theme.gap4 : 0
        width: parent.width - 2 * x
        height: implicitHeight
        table: root.table
        roomy: (cards.count < 3 && !Theme.bigText) || root.tall || root.around
        tall: root.tall
        middle: root.around && !Theme.bigText
        onChangeAsked: dice.askRow()
    }

    ScrollColumn {
        id: scroll
        y: root.pinned ? enemy.y + enemy.height : 0
        width: parent.width
        height: parent.height - y
        spacing: Theme.gap8
        bottomPadding: root.fills ? Theme.gap12 : Theme.gap24
        maximumWidth: root.fills ? 1400 : width >= 1000 ? 1040 : 720

        EndPanel {
            visible: root.table.over
            compact: root.innerHeight < 560 || Theme.bigText
            escaped: root.table.escaped
            story: root.table.story
            chapter: root.table.chapter
            chapters: root.table.chapters
            boss: root.table.boss
        }

        CastleWay {
            visible: !root.fighting && !root.table.over
            table: root.table
            large: root.around && !Theme.bigText
            Layout.preferredHeight: large && root.phase !== "looting" ? Math.max(implicitHeight, scroll.height - 116) : -1
        }

        Item {
            id: dicePlace
            visible: root.fighting && !root.pinned
            implicitHeight: enemy.implicitHeight
            Layout.fillWidth: true
        }

        LaidPanel {
            visible: items.length > 0 && (root.phase === "between" || root.phase === "looting")
            items: root.table.laid
            onAsked: item => deeds.askLaid(item)
            onRule: root.ruleAsked("laid-down")
        }

        LootPanel {
            id: loot
            packs: root.packs
            visible: root.phase === "looting"
            table: root.table
            onRefused: why => root.whyAsked(why)
        }

        GridLayout {
            id: board
            columns: scroll.width >= 640 && !root.tall && !Theme.bigText ? 2 : 1
            Layout.preferredHeight: root.fills ? Math.max(implicitHeight, scroll.height - y - scroll.padding - Theme.gap12 - (draw.visible ? draw.implicitHeight + Theme.gap8 : 0)) : -1
            columnSpacing: Theme.gap8
            rowSpacing: Theme.gap8
            Layout.fillWidth: true

            Repeater {
                id: cards
                model: root.around ? null : root.table.characters

                Prisoner {
                    tall: root.tall
                    fills: root.fills
                    Layout.fillHeight: root.fills
                    Layout.columnSpan: root.fills && board.columns === 2 && index === cards.count - 1 && cards.count % 2 === 1 ? 2 : 1
                }
            }
        }

        QuietButton {
            id: draw
            visible: !root.fighting && !root.table.over
            icon: "card"
            text: root.phase === "looting" ? qsTr("Draw another item") : qsTr("Draw an item")
            Layout.fillWidth: true
            onClicked: root.table.act({do: "draw", count: 1})
        }
    }

    Item {
        parent: root
        anchors.fill: parent

        Repeater {
            model: root.around ? root.table.characters : null

            Prisoner {
                readonly property var spot: root.places[index] ?? {x: 0, y: 0, width: 0, height: 0, rotation: 0}
                ringed: true
                x: spot.x
                y: spot.y
                width: spot.width
                height: spot.height
                rotation: spot.rotation
            }
        }
    }

    CombatDialog {
        id: combat
        packs: root.packs
        table: root.table
        onRefused: why => root.whyAsked(why)
    }

    DiceDialog { id: dice; table: root.table }

    DeedsDialog {
        id: deeds
        table: root.table
        onRefused: why => root.whyAsked(why)
    }

    WhoDialog {
        id: who
        characters: root.table.characters
        onChosen: character => resting ? root.table.act({do: "rest", character: character}) : root.table.act({do: "turn", character: character})
        onRefused: why => root.whyAsked(why)
    }

    HealthPad {
        id: pad
        table: root.table
        onPastAsked: root.pastAsked(title, "characters.%1.hp".arg(character))
    }
}
