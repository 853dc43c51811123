pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// Why not another line? The Minion's characters are dragged to stories, and what would come of it stands beneath.
TDialog {
    id: root

    required property CthulhuTable table
    property var characters: []
    property var targets: []    // the stories that stood there when it was asked
    readonly property var stories: [...targets, {story: -1, name: qsTr("Stays back")}]
    property var at: ({})       // a character's id → its story; -1 stays back
    property var told: ({})
    property string chosen
    readonly property string refusal: Theme.entry(told, "refusal") ?? ""

    function ask(): void {
        const foresight = table.foresight;
        characters = Theme.entry(foresight, "characters") ?? [];
        targets = Theme.entry(foresight, "stories") ?? [];
        chosen = "";
        const as = {};
        for (const each of characters)
            as[each.id] = each.story;
        at = as;
        foreseen.whole = !foreseen.folds;
        weigh();
        open();
    }

    function weigh(): void {
        const line = characters.filter(each => at[each.id] >= 0).map(each => ({card: each.id, story: at[each.id]}));
        told = table.whyNotLine(line);
    }

    function send(cardId: string, story: int): void {
        at = Object.assign({}, at, {[cardId]: story});
        chosen = "";
        weigh();
    }

    function dropAt(cardId: string, where: point): void {
        for (let i = 0; i < places.count; ++i) {
            const place = places.itemAt(i);
            if (place && place.contains(place.mapFromItem(null, where)))
                send(cardId, stories[i].story);
        }
    }

    title: qsTr("Why not another line?")
    text: qsTr("Drag one, or touch it and its place.")
    maximumWidth: 560
    mainAction: done
    actions: [
        QuietButton {
            text: qsTr("As it was")
            onClicked: root.ask()
        },
        PrimaryButton {
            id: done
            text: qsTr("Close")
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onClicked: root.close()
        }
    ]

    Repeater {
        id: places
        model: root.stories.length

        LinePlace {
            id: place
            required property int index
            readonly property var story: root.stories[index] ?? {story: -1, name: ""}
            name: story.name
            characters: root.characters
            here: root.characters.filter(each => root.at[each.id] === place.story.story).map(each => each.id)
            chosen: root.chosen
            onPicked: cardId => root.chosen = root.chosen === cardId ? "" : cardId
            onPut: root.send(root.chosen, place.story.story)
            onDropped: (cardId, where) => root.dropAt(cardId, where)
        }
    }

    Words {
        visible: root.refusal !== ""
        text: root.refusal
        quiet: true
        Accessible.role: Accessible.AlertMessage
    }

    ForesightTable {
        id: foreseen
        folds: root.width < 600 // the places fill a phone
        visible: root.refusal === ""
        told: root.told
        linesShown: false
        otherTitle: qsTr("Your line")
        otherHead: qsTr("yours")
    }
}
