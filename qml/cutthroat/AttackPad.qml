pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// What an attack card shows: its printed value, turned to half or double, with riders; one tap each.
ColumnLayout {
    id: root

    required property CutthroatTable table
    property int value: -1
    property real factor: 1
    property int rider: 0
    property bool guarded: false
    property bool again: false
    property int token: -1
    property string tokenName: ""
    property var cards: []
    property alias card: cardField.text // its name, for who wants to keep it
    property string part: "" // what is folded out: rider or more
    readonly property bool chosen: value >= 0
    readonly property var command: ({"do": "attack", player: table.turn, value: value, factor: factor, riders: rider === 0 ? [] : [rider], protected: guarded, again: again})

    signal otherAsked()
    signal cardShown(string card)

    function clear(): void {
        value = -1;
        factor = 1;
        rider = 0;
        guarded = false;
        again = false;
        token = -1;
        part = "";
        cardField.clear();
    }

    function confirm(): bool {
        const named = card.trim();
        const asked = Object.assign({}, command, token < 0 ? {} : {token: token}, named === "" ? {} : {card: named});
        const done = table.carryOut(asked);
        if (done && named !== "")
            cardShown(named);
        return done;
    }

    spacing: 6
    Layout.fillWidth: true

    // What folds out does so above the keys: the sheet grows upwards, and they stay where they are.
    Stepper {
        visible: root.part === "rider"
        text: qsTr("Riders together")
        value: root.rider
        from: -60
        to: 120
        step: 5
        onMoved: value => root.rider = value
    }

    Flow {
        visible: root.part === "more"
        spacing: Theme.gap8
        Layout.fillWidth: true

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
            model: root.table.tokens

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
        label: qsTr("Name of the card")
        labelVisible: false
        placeholder: qsTr("Name of the card")
        icon: "card"
        maximumLength: 40
    }

    Flow {
        visible: root.part === "more" && recent.count > 0
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            id: recent
            model: root.part === "more" ? root.cards.slice(0, 6) : []

            PickChip {
                required property string modelData
                text: modelData
                selected: root.card === modelData
                onClicked: cardField.text = selected ? "" : modelData
            }
        }
    }

    ValueGrid {
        values: root.table.values
        current: root.value
        onChosen: value => root.value = value
    }

    GridLayout {
        columns: Theme.bigText && width < 560 ? 3 : 5
        columnSpacing: 6
        rowSpacing: 6
        Layout.fillWidth: true

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
            onClicked: root.part = root.part === "rider" ? "" : "rider"
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
            onClicked: root.part = root.part === "more" ? "" : "more"
        }
    }
}
