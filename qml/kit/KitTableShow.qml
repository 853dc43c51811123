pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// The gallery’s part about tables: people, counters, dice.
ColumnLayout {
    id: root

    signal padWanted()

    spacing: Theme.gap12
    Layout.fillWidth: true

    Panel {
        RowLayout {
            spacing: Theme.gap8
            Words { text: qsTr("Battle Troll"); role: "title"; oneLine: true; heading: true }
            IconText { icon: "star"; text: "4"; filled: true; color: Theme.prestige; role: "lead" }
        }

        LifeBar { label: qsTr("Battle Troll"); value: 111; maximum: 160; hatched: 67; color: Theme.hurt }

        RowLayout {
            spacing: Theme.gap8
            Words { text: qsTr("111 of 160 life"); role: "small"; quiet: true }
            Words { text: qsTr("44 after this stack"); role: "small"; quiet: true; horizontalAlignment: Text.AlignRight }
        }
    }

    SeatTile {
        name: qsTr("Maximiliane-Charlotte")
        badge: "1"
        below: IconText { icon: "star"; text: "6"; filled: true; color: Theme.prestige; role: "small" }
        Counter { label: qsTr("Life of Maximiliane-Charlotte"); value: 80; step: 5; maximum: 999; onPadRequested: root.padWanted() }
    }

    SeatTile {
        name: qsTr("Ann")
        badge: "2"
        active: true
        status: qsTr("poisoned twice")
        statusColor: Theme.poison
        below: Row {
            spacing: Theme.gap12
            IconText { icon: "star"; text: "3"; filled: true; color: Theme.prestige; role: "small" }
            IconText { icon: "drop"; text: "2"; filled: true; color: Theme.poison; role: "small" }
        }
        Counter { label: qsTr("Life of Ann"); value: 25; color: Theme.hurt; maximum: 999 }
    }

    SeatTile {
        name: qsTr("Dietlinde")
        badge: "4"
        dimmed: true
        status: qsTr("fell in encounter 6")
        Counter { label: qsTr("Life of Dietlinde"); value: 0; maximum: 999; color: Theme.faint; interactive: false }
    }

    Row {
        spacing: Theme.gap12
        HitMark { life: -30 }
        HitMark { life: -10; byPoison: true }
        HitMark { poison: -1 }
        HitMark { life: 25; figure: Theme.head }
    }

    Panel {
        Words { text: qsTr("The enemy’s dice"); quiet: true }

        Flow {
            spacing: Theme.gap8
            Layout.fillWidth: true
            Tag { text: qsTr("Loner · acting") }
            Tag { text: qsTr("Alliance"); color: Theme.gameTint("duelofages"); ink: Theme.gameColor("duelofages") }
        }

        Flow {
            spacing: Theme.gap8
            Layout.fillWidth: true
            Die { label: qsTr("crossed swords"); symbols: ["swords"] }
            Die { label: qsTr("crossed swords"); symbols: ["swords"]; gone: true }
            Die { label: qsTr("moon"); symbols: ["moon"] }
            Die { label: qsTr("two shields"); symbols: ["shield", "shield"]; ivory: false; interactive: true }
            Die { label: qsTr("two moons"); symbols: ["moon", "moon"]; ivory: false; interactive: true; selected: true; accent: Theme.gameColor("darkcastle"); accentInk: Theme.gameInk("darkcastle") }
            Die { label: qsTr("six"); face: "6" }
        }

        Flow {
            spacing: Theme.gap24
            Layout.fillWidth: true
            Stat { value: 7; label: qsTr("strength") }
            Stat { value: 5; label: qsTr("cards") }
            Stat { value: 1; label: qsTr("prison"); color: Theme.torch }
        }
    }

    HoldCover {
        coverText: qsTr("Hold to see Bo’s own odds")
        Words { text: qsTr("71 % to survive"); role: "head"; horizontalAlignment: Text.AlignHCenter }
    }

    Panel {
        tint: Theme.gameTint("cthulhu")
        outline: Theme.mix(Theme.ground, Theme.gameColor("cthulhu"), 0.5)
        Words { text: qsTr("The Minion plays a character"); role: "small"; weight: Font.Bold; caps: true; color: Theme.gameColor("cthulhu") }
        Words { text: qsTr("Put Night Gaunt into play and drain domain 3."); role: "head" }
        Words { text: qsTr("Highest potential a domain can pay for: cost 3 + skill 3 = 6."); quiet: true; role: "lead" }
        LinkButton { text: qsTr("Why not another card?"); color: Theme.gameColor("cthulhu"); Layout.leftMargin: -Theme.gap8 }
    }
}
