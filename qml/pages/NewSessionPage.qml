pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Who sits where, and what this game wants to know: all on one page. A game's own options come in `options`.
PageFrame {
    id: root

    required property Seating seating
    required property string game
    required property string title
    required property int fewest
    required property int most
    required property var limits // what the start command's values may be, by key: {from, to, longest}
    property bool asksWhoBegins: true
    property Packs packs: null // what the boxes hold, as far as it is known
    property var remembered: ({}) // what this table kept of its last game
    property var kept: ({}) // what it keeps of this one
    property var begun: ({}) // what stood here when it was left without beginning
    property var filled: ({}) // what stands here now: what the next one begins with
    readonly property var whole: Object.assign({typed: people.typed}, filled)
    readonly property int waiting: people.typed.trim() !== "" && seating.whyNot(people.typed, -1) === "" ? 1 : 0 // typed, not yet entered
    readonly property int soMany: seating.count + waiting
    property bool peopleShown: true
    property var notes: ({}) // by name: what the game knows of a person
    property string noteText: "" // what changes it
    property string beginText: qsTr("Start")
    default property alias options: slot.data
    readonly property string whyNot: !peopleShown ? "" : soMany < fewest ? (fewest > 1 ? qsTr("Add at least %1 players.").arg(fewest) : qsTr("Add somebody first.")) : soMany > most ? qsTr("At most %1 can play.").arg(most) : ""

    signal begin()
    signal noteAsked(string name)
    signal back()
    signal refused(string why)
    signal renamed(string from, string to)
    signal drafted(var filled)
    signal rotationChosen(string rotation) // how a tablet lies

    onWholeChanged: drafted(whole)

    // What was told of somebody, under the new name.
    function movedTo(all: var, from: string, to: string): var {
        const next = Object.assign({}, all);
        delete next[from];
        return all[from] === undefined ? all : Object.assign(next, {[to]: all[from]});
    }

    // What stands in a field counts, though Enter was not pressed.
    function go(): void {
        forceActiveFocus();
        if (!peopleShown || people.enter())
            begin();
    }

    bar: TopBar {
        title: root.title
        subtitle: root.fewest === root.most ? "" : qsTr("%1 to %2 players").arg(root.fewest).arg(root.most)
        showBack: true
        onBack: root.back()
    }

    sheet: NowSheet {
        caption: qsTr("Ready?")
        text: root.whyNot !== "" ? root.whyNot : root.asksWhoBegins && root.peopleShown ? qsTr("%1 starts.").arg(root.seating.names[root.seating.first] ?? "") : qsTr("Everything is set.")
        primaryText: root.beginText
        primaryWhyNot: root.whyNot
        tellsWhyNot: false // it is the question itself
        accent: Theme.gameColor(root.game)
        accentInk: Theme.gameInk(root.game)
        onPrimary: root.go()
        onRefused: why => root.refused(why)

        QuietButton {
            visible: root.asksWhoBegins && root.peopleShown
            text: qsTr("Who starts?")
            icon: "dice"
            whyNot: root.seating.count > 0 ? "" : qsTr("Nobody sits here yet.")
            onRefused: why => root.refused(why)
            onClicked: whoStarts.ask()
        }
    }

    WhoStarts {
        id: whoStarts
        seating: root.seating
    }

    ScrollColumn {
        anchors.fill: parent

        SectionTitle {
            visible: root.peopleShown
            text: qsTr("Who sits where, clockwise")
        }

        SeatingPanel {
            id: people
            visible: root.peopleShown
            Component.onCompleted: typed = root.begun.typed ?? ""
            seating: root.seating
            asksWhoBegins: root.asksWhoBegins
            full: root.seating.count >= root.most
            notes: root.notes
            noteText: root.noteText
            onNoteAsked: name => root.noteAsked(name)
            onRenamed: (from, to) => root.renamed(from, to)
            onRefused: why => root.refused(why)
        }

        SectionTitle {
            visible: root.peopleShown && suggestions.count > 0
            text: qsTr("From last time")
        }

        Flow {
            visible: root.peopleShown && suggestions.count > 0
            spacing: Theme.gap8
            Layout.fillWidth: true
            Repeater {
                id: suggestions
                model: root.seating.suggestions
                Chip {
                    id: chip
                    required property string modelData
                    text: modelData
                    icon: "plus"
                    checkable: false
                    whyNot: root.seating.count >= root.most ? qsTr("At most %1 can play.").arg(root.most) : ""
                    onClicked: root.seating.add(chip.modelData)
                    onRefused: why => root.refused(why)
                }
            }
        }

        SectionTitle {
            visible: places.visible
            text: qsTr("Where is the tablet?")
        }

        RowLayout {
            id: places
            visible: root.peopleShown && root.soMany > 1 && Math.min(root.width, root.height) >= 600
            spacing: Theme.gap12
            Layout.fillWidth: true

            Repeater {
                model: [{value: "off", text: qsTr("In front of all of us")}, {value: "auto", text: qsTr("Flat in the middle, each seat facing its player")}]

                TablePlace {
                    required property var modelData
                    text: modelData.text
                    between: modelData.value === "auto"
                    people: Math.max(2, root.soMany)
                    selected: Theme.seatRotation === modelData.value
                    accent: Theme.gameColor(root.game)
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    onClicked: root.rotationChosen(modelData.value)
                }
            }
        }

        ColumnLayout {
            id: slot
            spacing: Theme.gap12
            Layout.fillWidth: true
        }
    }
}
