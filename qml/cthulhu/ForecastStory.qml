pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One story of the forecast: whom the Minion has there, the struggles, and what is at stake.
Column {
    id: root

    required property Sending sending
    required property var told
    property var cells: []
    property string stake
    property int place: 0 // in the order in which they resolve; 0: it is fixed
    readonly property bool turns: told.won !== null

    signal orderAsked()

    spacing: Theme.gap4

    RowLayout {
        width: parent.width
        spacing: Theme.gap4

        Words {
            text: root.place > 0 ? qsTr("%1. %2").arg(root.place).arg(root.sending.nameOf(root.told.story)) : root.sending.nameOf(root.told.story)
            role: "small"
            weight: Font.Bold
            oneLine: true
        }

        LinkButton {
            visible: root.place > 1
            icon: "up"
            text: qsTr("First")
            hint: qsTr("%1 resolves first").arg(root.sending.nameOf(root.told.story))
            role: "small"
            color: Theme.soft
            Layout.topMargin: -Theme.gap12
            Layout.bottomMargin: -Theme.gap12
            onClicked: root.orderAsked()
        }
    }

    Repeater {
        model: root.sending.targets.find(each => each.index === root.told.story)?.minion ?? []

        TeamLine {
            required property var modelData
            width: root.width
            told: modelData
            minion: true
        }
    }

    FightCells {
        width: parent.width
        cells: root.cells
        ground: Theme.surface
    }

    Words {
        width: parent.width
        text: root.stake
        role: "small"
        weight: root.turns ? Font.Bold : Font.DemiBold
        color: root.told.won === "minion" ? Theme.hurt : root.told.won === "player" ? Theme.torch : Theme.ink
    }
}
