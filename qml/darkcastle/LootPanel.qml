pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// The drawn item: what it is called, how many hands it fills, who takes it.
Panel {
    id: root

    required property DarkcastleTable table
    readonly property var limits: table.limits("take", "item")
    property Packs packs: null
    property int hands: 1
    property int taker: -1
    readonly property string item: field.text.trim() !== "" ? field.text.trim() : qsTr("Item")

    signal refused(string why)

    function settle(): void {
        taker = table.takerFor(hands, taker);
    }

    function take(): void {
        if (table.act({do: "take", character: taker, item: item, hands: hands}))
            next();
    }

    function leave(): void {
        if (table.act({do: "leave", item: item}))
            next();
    }

    function next(): void {
        field.clear();
        hands = 1;
        taker = -1;
        settle();
    }

    outline: Theme.gameColor("darkcastle")
    tint: Theme.gameTint("darkcastle")
    spacing: Theme.gap12
    onHandsChanged: settle()
    Component.onCompleted: settle()

    Connections {
        target: root.table
        function onChanged(): void {
            root.settle();
        }
    }

    TTextField {
        id: field
        label: root.table.draws > 1 ? qsTr("The first drawn item") : qsTr("The drawn item")
        placeholder: qsTr("As its card is called")
        maximumLength: root.limits.longest
    }

    PackChips {
        packs: root.packs
        game: "darkcastle"
        kind: "item"
        letters: field.text
        onChosen: item => {
            field.text = item.name;
            root.hands = item.hands ?? 1;
        }
    }

    RowLayout {
        spacing: Theme.gap8
        Layout.fillWidth: true

        HandsChoice {
            hands: 1
            text: qsTr("One hand")
            selected: root.hands === 1
            onClicked: root.hands = 1
        }

        HandsChoice {
            hands: 2
            text: qsTr("Both hands")
            selected: root.hands === 2
            onClicked: root.hands = 2
        }
    }

    Words {
        text: qsTr("Who takes it?")
        role: "small"
        weight: Font.DemiBold
        quiet: true
    }

    Flow {
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.table.characters

            Chip {
                required property int index
                required property string called
                required property int freeHands
                text: called
                width: Math.min(implicitWidth, root.width - 2 * root.padding)
                exclusive: true
                selected: root.taker === index
                accent: Theme.gameColor("darkcastle")
                accentInk: Theme.gameInk("darkcastle")
                whyNot: freeHands >= root.hands ? "" : freeHands === 0 ? qsTr("Both hands of %1 are full.").arg(called) : qsTr("%1 has one hand free, and it takes both.").arg(called)
                onClicked: root.taker = index
                onRefused: why => root.refused(why)
            }
        }
    }
}
