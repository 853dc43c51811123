pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// What an attack card shows: its printed value, turned to half or double, with riders; one tap each.
Column {
    id: root

    required property CutthroatTable table
    property int value: -1
    property real factor: 1
    property int rider: 0
    property bool guarded: false
    property bool again: false
    property int token: -1
    property int foe: -1
    property string tokenName: ""
    readonly property var targets: table.targets
    readonly property var names: table.limits("attack", "card")
    readonly property var riders: table.limits("attack", "riders")
    readonly property bool aimed: token >= 0 || foe >= 0
    property var cards: []
    property alias card: cardField.text // its name, for who wants to keep it
    property string part: "" // what is folded out: rider or more
    readonly property bool chosen: value >= 0
    readonly property var command: ({"do": "attack", player: table.turn, value: value, factor: factor, riders: rider === 0 ? [] : [rider], protected: guarded, again: again})

    signal folding() // something is about to fold out, or in
    signal otherAsked()
    signal committed()

    function clear(): void {
        value = -1;
        factor = 1;
        rider = 0;
        guarded = false;
        again = false;
        token = -1;
        foe = -1;
        part = "";
        cardField.clear();
    }

    function fold(which: string): void {
        folding();
        part = part === which ? "" : which;
    }

    function confirm(): bool {
        const named = card.trim();
        const asked = Object.assign({}, command, token < 0 ? {} : {token: token}, foe < 0 ? {} : {foe: foe}, named === "" ? {} : {card: named});
        const done = table.act(asked);
        if (done)
            clear(); // whatever others do meanwhile leaves what is chosen here
        return done;
    }

    spacing: 6

    Flow {
        visible: root.targets.length > 0
        spacing: Theme.gap8
        width: root.width

        Repeater {
            model: root.targets

            PickChip {
                required property var modelData
                text: modelData.text
                label: modelData.brief
                hint: modelData.own ? qsTr("stands before whoever attacks") : qsTr("what the attack goes to")
                selected: modelData.isFoe ? root.foe === modelData.id : root.token === modelData.id
                onClicked: {
                    const again = selected;
                    root.tokenName = modelData.text;
                    root.foe = modelData.isFoe && !again ? modelData.id : -1;
                    root.token = modelData.isFoe || again ? -1 : modelData.id;
                }
            }
        }
    }

    // What folds out does so above the keys: the sheet grows upwards, and they stay where they are.
    Stepper {
        visible: root.part === "rider"
        width: root.width
        text: qsTr("Riders together")
        value: root.rider
        from: root.riders.from ?? 0
        to: root.riders.to ?? 0
        step: 5
        onMoved: value => root.rider = value
    }

    Flow {
        visible: root.part === "more"
        spacing: Theme.gap8
        width: root.width

        PickChip {
            text: qsTr("Another value…")
            exclusive: false
            checkable: false
            onClicked: root.otherAsked()
        }

        PickChip {
            text: qsTr("Acts once more")
            exclusive: false
            selected: root.again
            onClicked: root.again = !root.again
        }

        Repeater {
            model: root.targets.length > 0 ? null : root.table.tokens

            PickChip {
                required property int tokenId
                required text
                hint: qsTr("what the attack goes to")
                exclusive: false
                selected: root.token === tokenId
                onClicked: {
                    root.tokenName = text;
                    root.token = selected ? -1 : tokenId;
                }
            }
        }
    }

    TTextField {
        id: cardField
        visible: root.part === "more"
        width: root.width
        label: qsTr("Name of the card")
        labelVisible: false
        placeholder: qsTr("Name of the card")
        icon: "card"
        maximumLength: root.names.longest ?? 0
    }

    Flow {
        visible: root.part === "more" && recent.count > 0
        spacing: Theme.gap8
        width: root.width

        Repeater {
            id: recent
            readonly property string typed: root.cards.indexOf(root.card) < 0 ? root.card.trim().toLowerCase() : ""
            model: root.part === "more" ? root.cards.filter(name => name.toLowerCase().includes(typed)).slice(0, 6) : []

            PickChip {
                required property string modelData
                text: modelData
                selected: root.card === modelData
                onClicked: cardField.text = selected ? "" : modelData
            }
        }
    }

    ValueGrid {
        width: root.width
        values: root.table.values
        current: root.value
        onChosen: value => {
            if (root.value === value)
                root.committed();
            else
                root.value = value;
        }
    }

    GridLayout {
        columns: Theme.bigText && width < 560 ? 3 : 5
        columnSpacing: 6
        rowSpacing: 6
        width: root.width

        PadKey {
            text: qsTr("Half")
            glyph: "½"
            word: qsTr("half")
            checkable: true
            selected: root.factor === 0.5
            Layout.preferredWidth: Theme.touch
            onClicked: root.factor = selected ? 1 : 0.5
        }

        PadKey {
            text: qsTr("Double")
            glyph: "×2"
            word: qsTr("double")
            checkable: true
            selected: root.factor === 2
            Layout.preferredWidth: Theme.touch
            onClicked: root.factor = selected ? 1 : 2
        }

        PadKey {
            text: qsTr("Riders")
            glyph: root.rider === 0 ? "±" : root.rider > 0 ? "+%1".arg(root.rider) : "−%1".arg(-root.rider)
            word: qsTr("rider")
            checkable: true
            selected: root.rider !== 0
            Layout.preferredWidth: Theme.touch
            onClicked: root.fold("rider")
        }

        PadKey {
            text: qsTr("Protected")
            icon: "shield"
            word: qsTr("safe")
            checkable: true
            selected: root.guarded
            Layout.preferredWidth: Theme.touch
            onClicked: root.guarded = !root.guarded
        }

        PadKey {
            text: qsTr("More about this attack")
            icon: "more"
            word: qsTr("more")
            checkable: true
            selected: root.again || root.token >= 0 || root.card !== ""
            Layout.preferredWidth: Theme.touch
            onClicked: root.fold("more")
        }
    }
}
