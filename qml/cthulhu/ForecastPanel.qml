pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// How the stories would come out if the player sent these, before anything is done.
ColumnLayout {
    id: root

    required property CthulhuTable table
    property var sent: []
    property bool asked: false
    readonly property var stories: asked && visible ? Theme.entry(Theme.entry(table.ask({do: "forecast", stories: sent}), "forecast") ?? ({}), "stories") ?? [] : []

    function struggleName(struggle: string): string {
        switch (struggle) {
        case "terror":
            return qsTr("Terror");
        case "combat":
            return qsTr("Combat");
        case "arcane":
            return qsTr("Arcane");
        default:
            return qsTr("Investigation");
        }
    }

    function line(told: var): string {
        const name = struggleName(told.struggle);
        if (told.winner === null)
            return qsTr("%1: nobody, %2 to %3").arg(name).arg(told.minion).arg(told.player);
        return told.winner === "minion" ? qsTr("%1: the Minion, %2 to %3").arg(name).arg(told.minion).arg(told.player) : qsTr("%1: you, %2 to %3").arg(name).arg(told.player).arg(told.minion);
    }

    function tokens(told: var): string {
        return qsTr("Tokens gained: you %1, the Minion %2").arg(told.tokens.player).arg(told.tokens.minion);
    }

    spacing: Theme.gap4
    onSentChanged: asked = false

    QuietButton {
        visible: !root.asked
        text: qsTr("How would it come out?")
        Layout.fillWidth: true
        onClicked: root.asked = true
    }

    Words {
        visible: root.asked
        text: root.table.wants === "none" ? qsTr("As it stands, without the Minion’s defence:") : qsTr("As it would come out:")
        role: "small"
        weight: Font.DemiBold
    }

    Repeater {
        model: root.stories.length

        ColumnLayout {
            id: story
            required property int index
            readonly property var told: root.stories[index] ?? {story: 0, struggles: [], tokens: {player: 0, minion: 0}}
            spacing: 0

            Repeater {
                model: story.told.struggles.length

                Words {
                    required property int index
                    text: root.line(story.told.struggles[index] ?? {struggle: "", winner: null, minion: 0, player: 0})
                    role: "small"
                    quiet: true
                }
            }

            Words {
                text: root.tokens(story.told)
                role: "small"
            }
        }
    }
}
