pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// A card by a few letters, a story or one of the player's characters by its name, who was sent where: as they were entered.
ColumnLayout {
    id: root

    required property CthulhuTable table
    required property CardSource cards
    required property var field // {kind: card|story|fighter|sending, label, value, set}
    readonly property var value: field.set ? field.value : undefined
    readonly property bool isPrinted: value?.name !== undefined
    readonly property string called: isPrinted ? value.name : value === undefined ? "" : Theme.entry(table.card(String(value)), "name") ?? String(value)
    readonly property bool unsaid: called === "" || called === "…"
    property bool searches: false

    signal answered(var value)

    // By its name where it was told so before, else as it is printed.
    function take(card: var): void {
        searches = false;
        answered(isPrinted || unsaid ? card : card.name);
    }

    spacing: Theme.gap8

    Words {
        text: root.field.label ?? ""
        role: "small"
        quiet: true
    }

    Chip {
        visible: root.field.kind === "card" && !root.unsaid
        text: root.called
        hint: qsTr("Choose another card")
        icon: "card"
        checkable: false
        Layout.maximumWidth: root.width
        onClicked: root.searches = !root.searches
    }

    Loader {
        id: search
        readonly property bool wanted: root.field.kind === "card" && (root.searches || root.unsaid)
        visible: wanted
        Layout.fillWidth: true
        onWantedChanged: show()
        Component.onCompleted: show()
        function show(): void {
            if (!wanted)
                source = "";
            else if (!item)
                setSource("CardEntry.qml", {table: root.table, cards: root.cards, takesFocus: true});
        }
        onLoaded: Qt.callLater(() => (search.item as CardEntry)?.focusNow()) // once it is seen
    }

    Connections {
        target: search.item
        ignoreUnknownSignals: true
        function onEntered(all: var): void { root.take(all[0]); }
        function onMakeAsked(name: string): void {
            maker.setSource("CardMaker.qml", {table: root.table});
            (maker.item as CardMaker).ask(name, "", -1);
        }
    }

    Loader {
        id: maker
        visible: false
    }

    Connections {
        target: maker.item
        ignoreUnknownSignals: true
        function onMade(card: var): void { root.take(card); }
    }

    SentEntry {
        readonly property bool wanted: root.field.kind === "sending"
        visible: wanted
        table: root.table
        sent: wanted ? root.value ?? [] : []
        Layout.fillWidth: true
        onAnswered: sent => root.answered(sent)
    }

    Flow {
        visible: root.field.kind === "story" || root.field.kind === "fighter"
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.field.kind === "story" ? root.table.stories : null

            Chip {
                required property int index
                required property string name
                text: name
                exclusive: true
                selected: root.value === index
                accent: Theme.gameColor("cthulhu")
                accentInk: Theme.gameInk("cthulhu")
                width: Math.min(implicitWidth, root.width)
                onClicked: root.answered(index)
            }
        }

        Repeater {
            model: root.field.kind === "fighter" ? root.table.own : null

            Chip {
                required property var modelData
                text: modelData.name
                exclusive: true
                selected: root.value === modelData.id
                accent: Theme.gameColor("cthulhu")
                accentInk: Theme.gameInk("cthulhu")
                width: Math.min(implicitWidth, root.width)
                onClicked: root.answered(modelData.id)
            }
        }
    }
}
