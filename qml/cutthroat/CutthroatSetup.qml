pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages

// New caverns: who goes in, with which character and at what cost, and how many encounters lie ahead.
NewSessionPage {
    id: root

    property int encounters: 9
    property var characters: ({}) // by name of the person: {character, cost}

    signal start(var options)

    function of(name: string): var {
        return characters[name] ?? {character: "", cost: 0};
    }

    function seatOf(name: string): var {
        const own = of(name);
        const seat = {name: name, cost: own.cost};
        if (own.character !== "")
            seat.character = own.character;
        return seat;
    }

    game: "cutthroat"
    asksWhoBegins: false
    beginText: qsTr("Into the caverns")
    onBegin: start({players: Array.from(seating.names).map(name => seatOf(name)), encounters: encounters})

    SectionTitle {
        visible: people.count > 0
        text: qsTr("Characters")
    }

    Panel {
        visible: people.count > 0
        padding: Theme.gap12
        spacing: 0

        Repeater {
            id: people
            model: root.seating.people

            ListRow {
                id: row
                required property int index
                required property string name
                readonly property var own: root.of(name)
                text: name
                detail: own.character !== "" ? own.character : qsTr("No character entered")
                value: qsTr("%1 life").arg(100 - own.cost)
                divider: true
                chevron: true
                leading: PlayerDot {
                    name: row.name
                    color: Theme.seatColor(row.index)
                    ink: Theme.seatInk(row.index)
                }
                onClicked: character.ask(row.name, row.own)
            }
        }
    }

    QuietButton {
        visible: people.count > 0
        icon: "card"
        text: qsTr("Draft reputations…")
        Layout.fillWidth: true
        onClicked: draft.ask(root.seating.names)
    }

    Panel {
        Stepper {
            text: qsTr("Encounters")
            value: root.encounters
            from: 1
            to: 30
            onMoved: value => root.encounters = value
        }
    }

    CharacterDialog {
        id: character
        onChosen: (name, character, cost) => root.characters = Object.assign({}, root.characters, {[name]: {character: character, cost: cost}})
    }

    DraftDialog {
        id: draft
        seating: root.seating
    }
}
