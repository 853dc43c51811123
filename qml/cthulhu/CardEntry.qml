pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Torchside.Kit
import Torchside.Tables

// Cards by a few letters: the best hit large and first, then the rest; what isn't known is made in place. The last
// card that is wanted sends them all.
Column {
    id: root

    required property CthulhuTable table
    required property CardSource cards
    property bool mine: false // a card of the player's
    property bool takesFocus: false // letters are what comes next
    property int most: 12
    property int count: 1
    property string type
    property int cost: -1
    property var picks: []
    property var hits: []
    property alias typed: field.text
    readonly property int missing: count - picks.length

    signal entered(var cards)
    signal makeAsked(string name)

    // The deck as it is without what was picked already.
    function known(): var {
        if (mine)
            return Array.from(table.ownKnown());
        return Array.from(table.known()).map(each => ({card: each.card, left: each.left < 0 ? each.left : Math.max(0, each.left - picks.filter(card => isSame(card, each.card)).length)}));
    }

    function isSame(one: var, other: var): bool {
        return one.name === other.name && one.type === other.type && (one.subtitle ?? "") === (other.subtitle ?? "") && (one.cost ?? 0) === (other.cost ?? 0);
    }

    function look(): void {
        hits = field.text.trim() === "" && cost < 0 ? [] : cards.find(field.text, known(), type, cost);
        hits = hits.slice(0, most);
        list.clear();
        for (let i = 0; i < hits.length; ++i)
            list.append({name: hits[i].name, detail: hits[i].detail, subtitle: hits[i].subtitle});
    }

    // A card of which the list has no further copy is asked about first.
    function pick(card: var): void {
        if (known().some(each => each.left === 0 && isSame(each.card, card)))
            again.ask(card);
        else
            take(card);
    }

    function take(card: var): void {
        const all = picks.concat([card]);
        field.clear();
        if (all.length >= count) {
            picks = [];
            entered(all);
        } else {
            picks = all;
        }
        look();
    }

    function drop(at: int): void {
        picks = picks.filter((card, i) => i !== at);
        look();
    }

    // Only where nothing else has the keys: no dialog, no field.
    function focusNow(): void {
        const has = Window.activeFocusItem;
        if (visible && !T.Overlay.overlay.visible && has?.cursorPosition === undefined)
            field.focusNow();
    }

    function reset(): void {
        picks = [];
        field.clear();
        look();
    }

    spacing: Theme.gap8
    onCountChanged: picks = []
    onCostChanged: look()
    Component.onCompleted: look()

    ListModel {
        id: list
    }

    ConfirmDialog {
        id: again
        property var card: ({})
        function ask(what: var): void {
            card = what;
            open();
        }
        title: qsTr("Another “%1”?").arg(card.name ?? "")
        text: qsTr("By its list the Minion’s deck has no further copy.")
        confirmText: qsTr("It was drawn")
        onConfirmed: root.take(card)
    }

    Flow {
        visible: root.picks.length > 0
        width: parent.width
        spacing: Theme.gap8

        Repeater {
            model: root.picks.length

            Chip {
                required property int index
                text: root.picks[index]?.name ?? ""
                hint: qsTr("Takes it out again")
                visible: index < root.picks.length
                icon: "close"
                checkable: false
                width: Math.min(implicitWidth, root.width)
                onClicked: root.drop(index)
            }
        }
    }

    TTextField {
        id: field
        width: parent.width
        label: root.mine ? qsTr("From your cards") : root.count === 1 ? qsTr("Its name") : qsTr("Card %1 of %2").arg(root.picks.length + 1).arg(root.count)
        placeholder: qsTr("Two or three letters")
        icon: "search"
        maximumLength: Theme.entry(root.table.limits("put-into-play", "card.name"), "longest")
        inputMethodHints: Qt.ImhNoPredictiveText
        onEdited: root.look()
        onAccepted: {
            if (root.hits.length > 0)
                root.pick(root.hits[0].card);
            else if (text.trim() !== "" && !root.mine)
                root.makeAsked(text.trim());
        }
    }

    Repeater {
        model: list

        CardHit {
            id: hit
            width: root.width
            required property int index
            large: index === 0 && field.text !== ""
            onClicked: root.pick(root.hits[hit.index].card)
        }
    }

    QuietButton {
        visible: !root.mine && field.text.trim() !== ""
        icon: "plus"
        text: qsTr("Make “%1”").arg(field.text.trim())
        width: parent.width
        onClicked: root.makeAsked(field.text.trim())
    }

    LinkButton {
        visible: !root.mine && field.text.trim() === ""
        width: Math.min(implicitWidth, parent.width)
        text: qsTr("Make a card that isn’t known")
        icon: "plus"
        color: Theme.gameColor("cthulhu")
        onClicked: root.makeAsked("")
    }
}
