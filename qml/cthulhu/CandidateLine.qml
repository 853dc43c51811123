pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One candidate with its numbers and what came of it.
Pressable {
    id: root

    required property int index
    required property string cardId
    required property string name
    required property var numbers
    required property string verdict
    required property bool chosen
    required property bool tied
    required property bool dropped
    required property bool costX
    property var titles: []
    property real cell: 40
    property bool narrow: false
    // What the numbers leave is shared by the name and the verdict.
    readonly property real side: (width - 2 * Theme.gap4 - titles.length * (cell + Theme.gap8) - Theme.gap8) / 2
    readonly property color tone: chosen ? Theme.gameColor("cthulhu") : dropped ? Theme.faint : Theme.soft

    text: chosen ? qsTr("%1: the choice").arg(name) : qsTr("Why not %1?").arg(name)
    hint: Theme.joined([numbers.slice(0, titles.length).join(", "), verdict], ", ")
    radius: Theme.radiusSmall
    ringGap: 0
    implicitWidth: 240
    implicitHeight: Math.max(Theme.touch, grid.implicitHeight + Theme.gap12)
    Layout.fillWidth: true

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: Theme.ink
        opacity: root.down ? 0.08 : 0
    }

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    GridLayout {
        id: grid
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap4
        anchors.verticalCenter: parent.verticalCenter
        columns: root.narrow ? 1 : 3
        columnSpacing: Theme.gap8
        rowSpacing: 0

        Words {
            text: root.name
            weight: root.chosen ? Font.Bold : Font.Normal
            maximumLineCount: root.narrow ? 3 : 2
            elide: Text.ElideRight
            color: root.tone
            Layout.fillWidth: root.narrow
            Layout.preferredWidth: root.narrow ? -1 : root.side
            Accessible.ignored: true
        }

        RowLayout {
            spacing: Theme.gap8
            Layout.fillWidth: false

            Repeater {
                model: 5

                Words {
                    required property int index
                    visible: index < root.titles.length
                    text: root.narrow ? qsTr("%1 %2").arg(root.titles[index] ?? "").arg(root.numbers[index] ?? "") : root.numbers[index] ?? ""
                    role: root.narrow ? "small" : "body"
                    weight: root.chosen ? Font.Bold : Font.Normal
                    numeric: true
                    horizontalAlignment: Text.AlignRight
                    color: root.tone
                    Layout.preferredWidth: root.narrow ? implicitWidth : root.cell
                    Accessible.ignored: true
                }
            }
        }

        RowLayout {
            visible: root.verdict !== "" || root.chosen || !root.narrow
            spacing: Theme.gap4
            Layout.fillWidth: root.narrow
            Layout.preferredWidth: root.narrow ? -1 : root.side

            Words {
                text: root.verdict
                role: "small"
                horizontalAlignment: root.narrow ? Text.AlignLeft : Text.AlignRight
                color: root.tone
                Accessible.ignored: true
            }

            Icon {
                visible: root.chosen
                name: "check"
                color: root.tone
                size: Math.round(Theme.body * 1.2)
                weight: 2.4
            }
        }
    }
}
