pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The proof of a step: who was weighed, what LILLITH foresees, the questions of the flowchart with their answers.
ColumnLayout {
    id: root

    required property CthulhuTable table
    property bool whole: true // with the questions; else the candidates only
    readonly property var lines: table.why
    readonly property var foresight: table.foresight
    readonly property bool foresees: foresight.rows !== undefined
    readonly property bool weighs: candidates.count > 0
    readonly property bool any: weighs || lines.length > 0 || foresees

    signal lineAsked()
    signal whyNotAsked(string cardId, bool equal, bool costX)

    spacing: Theme.gap8

    Words {
        visible: root.whole && text !== ""
        text: root.table.gist
        role: "lead"
    }

    CandidateTable {
        id: candidates
        visible: count > 0
        table: root.table
        onAsked: (cardId, equal, costX) => root.whyNotAsked(cardId, equal, costX)
    }

    ForesightTable {
        visible: root.whole && root.foresees
        told: root.foresight
    }

    Repeater {
        model: root.whole ? root.lines.length : 0

        Words {
            required property int index
            text: root.lines[index] ?? ""
            role: "small"
            quiet: true
        }
    }

    LinkButton {
        visible: root.whole && root.foresees
        text: qsTr("Why not another line?")
        color: Theme.gameColor("cthulhu")
        onClicked: root.lineAsked()
    }
}
