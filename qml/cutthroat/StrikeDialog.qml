pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The creature's attack: every way of aiming with the names it would hit; a tie is put to the table.
TDialog {
    id: root

    required property CutthroatTable table
    property string key: ""
    property int damage: -1
    property int poison: 0
    readonly property var poisons: table.limits("creature-attack", "poison")
    property var ignored: []
    property var dodge: []
    property int chosen: -1 // of those who are level
    property string part: ""
    property string why: "" // what was said of an aim that can't be taken now
    readonly property var values: [5, 10, 15, 20, 25, 30, 35, 40, 50]
    readonly property var aims: opened ? table.aims(ignored) : []
    readonly property var aim: aims.find(each => each.key === key) ?? null
    readonly property var seats: aim ? Array.from(aim.seats) : []
    readonly property bool tied: aim?.tied ?? false
    readonly property string whyNot: aim?.whyNot ?? ""
    readonly property var hit: tied ? (chosen >= 0 ? [chosen] : []) : seats
    readonly property string poisoned: poison === 0 ? "" : poison === 1 ? qsTr(" and a poison token") : qsTr(" and %1 poison tokens").arg(poison)
    readonly property string victims: hit.length === 0 ? qsTr("nobody") : hit.filter(seat => dodge.indexOf(seat) < 0).map(seat => table.seats[seat]).join(", ")
    readonly property string missing: aim === null ? qsTr("Say whom it attacks.") : whyNot !== "" ? whyNot : tied && chosen < 0 ? qsTr("They are level: say which of them it is.") : damage < 0 ? qsTr("Tap its damage.") : ""
    readonly property bool ready: missing === ""

    signal otherAsked()

    function ask(usual: var): void {
        key = usual?.key ?? "";
        damage = usual?.damage ?? -1;
        poison = usual?.poison ?? 0;
        ignored = [];
        dodge = [];
        chosen = -1;
        part = "";
        why = "";
        if ((table.aims([]).find(each => each.key === key)?.whyNot ?? "") !== "")
            key = ""; // as usual, were it possible
        open();
    }

    function without(list: var, value: int): var {
        return list.indexOf(value) < 0 ? list.concat([value]) : list.filter(each => each !== value);
    }

    function strike(): void {
        const target = tied ? {player: chosen} : aim.target;
        const living = Array.from(table.living);
        const command = {"do": "creature-attack", target: target, damage: damage, poison: poison, dodge: dodge.filter(seat => hit.indexOf(seat) >= 0), ignored: ignored.filter(seat => living.indexOf(seat) >= 0)};
        close();
        table.act(command);
    }

    title: qsTr("%1 attacks").arg(table.creature)
    maximumWidth: 640
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            readonly property int besideCancel: 140 // it stays beside it, with room for what it may yet have to name
            implicitWidth: besideCancel
            lines: Theme.bigText ? 3 : root.low || width > 340 ? 1 : 2
            text: !root.ready ? qsTr("It attacks") : root.victims === "" ? qsTr("Everybody dodged it") : qsTr("%1: −%2").arg(root.hit.length > 2 ? root.aim.text : root.victims).arg(root.damage) + root.poisoned
            whyNot: root.missing
            onClicked: root.strike()
        }
    ]

    component Aim: AimChip {
        required property var modelData
        text: modelData.text
        who: modelData.key.startsWith("player") ? "" : modelData.whyNot !== "" ? qsTr("not yet known") : modelData.tied ? qsTr("level: %1").arg(modelData.who) : modelData.who
        selected: root.key === modelData.key
        whyNot: modelData.whyNot
        onClicked: {
            root.key = modelData.key;
            root.chosen = -1;
            root.why = "";
        }
        onRefused: why => root.why = why
    }

    component Switch: PadKey {
        property string opens
        checkable: true
        ground: Theme.raised
        Layout.preferredWidth: 1
        onClicked: root.part = root.part === opens ? "" : opens
    }

    // The numbers of a draw that is yet to come are one line, not one for each.
    Answers {
        Repeater {
            model: root.aims.filter(each => /^(dealt|all)/.test(each.key) || each.key.startsWith("initiative") && (each.whyNot === "" || each.key === "initiative-1")).map(each => each.whyNot !== "" && each.key === "initiative-1" ? Object.assign({}, each, {text: qsTr("At random")}) : each)
            delegate: Aim {}
        }

        Repeater {
            model: root.aims.filter(each => each.key.startsWith("player"))
            delegate: Aim {}
        }
    }

    Answers {
        visible: root.tied
        caption: qsTr("They are level: the table decides")

        Repeater {
            model: root.tied ? root.seats : []

            PickChip {
                required property int modelData
                text: qsTr("%1 it is").arg(root.table.seats[modelData])
                selected: root.chosen === modelData
                onClicked: root.chosen = modelData
            }
        }
    }

    Answers {
        visible: root.part === "aims" || root.key.startsWith("life") || root.key.startsWith("prestige")
        caption: qsTr("By life and prestige")

        Repeater {
            model: root.aims.filter(each => /^(life|prestige)/.test(each.key))
            delegate: Aim {}
        }
    }

    ValueGrid {
        values: root.values
        current: root.damage
        ground: Theme.raised
        offersOther: true
        onChosen: value => root.damage = value
        onOtherAsked: root.otherAsked()
    }

    GridLayout {
        columns: Theme.bigText ? 2 : 4
        columnSpacing: 6
        rowSpacing: 6

        PadKey {
            readonly property int most: Math.min(5, root.poisons.to ?? 0) // one more is none again
            text: qsTr("Poison tokens: more")
            hint: root.poison > 0 ? String(root.poison) : ""
            icon: "drop"
            ground: Theme.raised
            Layout.preferredWidth: 1
            word: root.poison === 0 ? qsTr("poison") : qsTr("%1 poison").arg(root.poison)
            selected: root.poison > 0
            onClicked: root.poison = root.poison < most ? root.poison + 1 : 0
        }

        Switch {
            text: qsTr("Dodged")
            icon: "shield"
            word: qsTr("dodges")
            opens: "dodge"
            selected: root.dodge.length > 0
        }

        Switch {
            text: qsTr("Ignores…")
            icon: "eye"
            word: qsTr("ignores")
            opens: "ignored"
            selected: root.ignored.length > 0
        }

        Switch {
            text: qsTr("Other aims…")
            icon: "more"
            word: qsTr("aims")
            opens: "aims"
            selected: root.part === "aims"
        }
    }

    Answers {
        visible: root.part === "dodge" || root.part === "ignored"
        caption: root.part === "dodge" ? qsTr("Who dodges") : qsTr("Whom it ignores before it aims")

        Repeater {
            model: root.part === "dodge" && root.hit.length > 0 ? root.hit : Array.from(root.table.living)

            PickChip {
                required property int modelData
                readonly property bool dodging: root.part === "dodge"
                text: dodging ? qsTr("%1 dodges").arg(root.table.seats[modelData]) : qsTr("not %1").arg(root.table.seats[modelData])
                exclusive: false
                label: dodging ? root.table.seats[modelData] : text
                selected: (dodging ? root.dodge : root.ignored).indexOf(modelData) >= 0
                onClicked: {
                    if (dodging)
                        root.dodge = root.without(root.dodge, modelData);
                    else
                        root.ignored = root.without(root.ignored, modelData);
                }
            }
        }
    }

    Words {
        visible: text !== ""
        text: root.why
        color: Theme.hurt
    }
}
