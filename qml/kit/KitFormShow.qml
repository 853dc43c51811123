pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// The gallery's part about rows and fields.
ColumnLayout {
    id: root

    property string answer: "dark"
    property bool sound: true
    property int rounds: 9

    spacing: Theme.gap12
    Layout.fillWidth: true

    SectionTitle { text: qsTr("Who sits where, clockwise") }

    Panel {
        spacing: 0

        Repeater {
            model: [qsTr("Ann"), qsTr("Maximiliane-Charlotte"), qsTr("Cy")]

            ListRow {
                id: person
                required property string modelData
                required property int index
                text: modelData
                value: qsTr("custom, 70 life")
                divider: true
                leading: PlayerDot {
                    name: person.modelData
                    color: Theme.seatColor(person.index)
                    ink: Theme.seatInk(person.index)
                }
                IconButton { icon: "drag"; text: qsTr("Move %1").arg(person.modelData); color: Theme.soft }
            }
        }

        ListRow { text: qsTr("Add someone"); icon: "plus"; titleWeight: Font.Normal; color: Theme.soft }
    }

    TTextField { label: qsTr("Ask the rules"); pill: true; icon: "search"; placeholder: qsTr("Ask the rules: “can we swap items…”") }

    TTextField { label: qsTr("Name"); text: qsTr("Ann"); hint: qsTr("As it shall stand on the seat") }

    TTextField { label: qsTr("Name"); text: qsTr("Ann"); error: qsTr("Ann already sits at this table.") }

    Panel {
        SwitchRow {
            text: qsTr("Sounds")
            detail: qsTr("Short, and never needed to follow the game")
            on: root.sound
            onSwitched: value => root.sound = value
        }

        SwitchRow { text: qsTr("Vibration") }
        Divider {}

        ChoiceRow {
            text: qsTr("Theme")
            options: [{value: "dark", text: qsTr("Dark")}, {value: "light", text: qsTr("Light")}, {value: "contrast", text: qsTr("High contrast")}]
            current: root.answer
            onChosen: value => root.answer = value
        }

        Divider {}
        Stepper { text: qsTr("Encounters"); value: root.rounds; from: 1; to: 12; onMoved: value => root.rounds = value }
        ListRow { text: qsTr("Export everything"); detail: qsTr("One file, readable anywhere"); icon: "save"; chevron: true }
        ListRow { text: qsTr("Import"); icon: "import"; chevron: true; whyNot: qsTr("A game is running.") }
    }
}
