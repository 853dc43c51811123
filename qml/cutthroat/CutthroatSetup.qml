pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages

// New caverns: who goes in, with which character and at what cost, and how many encounters lie ahead.
NewSessionPage {
    id: root

    property int encounters: begun.encounters ?? remembered.encounters ?? 9
    property bool otherLength: usual.indexOf(encounters) < 0
    readonly property var usual: [5, 7, 9, 12]
    property string quest: begun.quest ?? "" // or adventure
    property var characters: begun.characters ?? ({}) // by name of the person: {character, cost, reputations}

    signal start(var options)

    function of(name: string): var {
        return characters[name] ?? {character: "", cost: 0};
    }

    function seatOf(name: string): var {
        const own = of(name);
        const seat = {name: name, cost: own.cost};
        if (own.character !== "")
            seat.character = own.character;
        if ((own.reputations ?? []).length > 0)
            seat.reputations = own.reputations;
        return seat;
    }

    function noteOf(own: var): string {
        return Theme.joined([own.character, own.cost > 0 ? qsTr("%1 life").arg(draft.fullLife - own.cost) : ""], ", ");
    }

    game: "cutthroat"
    asksWhoBegins: false
    beginText: qsTr("Into the caverns")
    noteText: qsTr("Character…")
    kept: ({encounters: encounters})
    filled: ({encounters: encounters, quest: quest, characters: characters, notes: notes})
    notes: begun.notes ?? ({})
    onRenamed: (from, to) => {
        characters = movedTo(characters, from, to);
        notes = movedTo(notes, from, to);
    }
    onNoteAsked: name => character.ask(name, root.of(name))
    onBegin: start(Object.assign({players: Array.from(seating.names).map(name => seatOf(name)), encounters: encounters}, quest.trim() === "" ? {} : {quest: quest.trim()}))

    SectionTitle {
        text: qsTr("Encounters")
    }

    Flow {
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.usual

            PickChip {
                required property int modelData
                text: modelData
                selected: !root.otherLength && root.encounters === modelData
                onClicked: {
                    root.otherLength = false;
                    root.encounters = modelData;
                }
            }
        }

        PickChip {
            text: qsTr("Other")
            selected: root.otherLength
            onClicked: root.otherLength = true
        }
    }

    Panel {
        visible: root.otherLength

        Stepper {
            text: qsTr("Encounters")
            value: root.encounters
            from: root.limits["encounters"].from
            to: root.limits["encounters"].to
            onMoved: value => root.encounters = value
        }
    }

    TTextField {
        id: questField
        label: qsTr("Quest or adventure")
        hint: qsTr("You can leave this empty.")
        maximumLength: root.limits["quest"].longest
        onEdited: text => root.quest = text
        Component.onCompleted: text = root.quest
    }

    PackChips {
        packs: root.packs
        game: "cutthroat"
        kind: "quest"
        letters: root.quest
        onChosen: entry => questField.text = root.quest = entry.name
    }

    SectionTitle {
        visible: root.seating.count > 0
        text: qsTr("Reputations")
    }

    QuietButton {
        visible: root.seating.count > 0
        icon: "card"
        text: qsTr("Draft reputations…")
        Layout.fillWidth: true
        onClicked: draft.ask(root.seating.names)
    }

    CharacterDialog {
        id: character
        limits: root.limits
        packs: root.packs
        fullLife: draft.fullLife
        onChosen: (name, character, cost, reputations) => {
            const own = {character: character, cost: cost, reputations: reputations};
            root.characters = Object.assign({}, root.characters, {[name]: own});
            root.notes = Object.assign({}, root.notes, {[name]: root.noteOf(own)});
        }
    }

    DraftDialog {
        id: draft
        seating: root.seating
    }
}
