pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Who was weighed, by which numbers, and what put the others behind. Touching a line asks why not that one.
Column {
    id: root

    required property CthulhuTable table
    readonly property var titles: table.keyTitles
    readonly property alias count: rows.count
    readonly property bool narrow: Theme.bigText || titles.length * (cell + Theme.gap8) > 0.5 * width
    readonly property real cell: Math.max(36, Theme.small * 2.7, widest())

    signal asked(string cardId, bool equal, bool costX) // an equal may be taken instead, an X may be paid

    // Of the heads, in any language.
    function widest(): real {
        let most = 0;
        for (const title of titles)
            most = Math.max(most, Math.ceil(metrics.advanceWidth(title)) + 1);
        return most;
    }

    spacing: 0
    Layout.fillWidth: true

    FontMetrics {
        id: metrics
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
    }

    RowLayout {
        visible: !root.narrow && root.titles.length > 0
        x: Theme.gap4
        width: root.width - 2 * x
        spacing: Theme.gap8

        Words {
            text: qsTr("Candidate")
            role: "small"
            weight: Font.DemiBold
            quiet: true
            Layout.fillWidth: false
            Layout.preferredWidth: (root.width - 2 * Theme.gap4 - root.titles.length * (root.cell + Theme.gap8) - Theme.gap8) / 2
        }

        Repeater {
            model: 5

            Words {
                required property int index
                visible: index < root.titles.length
                text: root.titles[index] ?? ""
                role: "small"
                weight: Font.DemiBold
                quiet: true
                numeric: true
                horizontalAlignment: Text.AlignRight
                Layout.preferredWidth: root.cell
            }
        }

        Item {
            Layout.fillWidth: true
        }
    }

    Repeater {
        id: rows
        model: root.table.candidates

        CandidateLine {
            id: line
            width: root.width
            titles: root.titles
            cell: root.cell
            narrow: root.narrow
            onClicked: root.asked(line.cardId, line.tied && !line.chosen, line.costX)
        }
    }
}
