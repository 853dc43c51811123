pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The points as they would be now, with what each comes from.
ColumnLayout {
    id: root

    required property DuelOfAgesTable table
    readonly property int people: table.seats.length
    property bool wide: false // beside the others, where every line counts
    readonly property bool stacked: Theme.bigText && width < 560
    readonly property real room: width - 2 * Theme.gap16
    readonly property real cell: Math.floor(Math.max(Theme.touch, stacked ? room / people : Math.min(72, room * 0.5 / people)))

    spacing: Theme.gap12
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Layout.alignment: Qt.AlignTop

    Panel {
        spacing: Theme.gap4

        Words {
            text: root.table.over ? qsTr("The score") : qsTr("If it ended now")
            role: "lead"
            weight: Font.Bold
            heading: true
        }

        SeatsLine {
            stacked: root.stacked

            SeatHeads {
                model: root.table.players
                cell: root.cell
            }
        }

        SeatsLine {
            text: qsTr("Points")
            detail: root.table.front
            strong: true
            stacked: root.stacked

            Repeater {
                model: root.table.players
                RollingNumber {
                    required property string name
                    required property int points
                    required property bool ahead
                    width: root.cell
                    horizontalAlignment: Text.AlignHCenter
                    value: points
                    role: "head"
                    weight: Font.Bold
                    tone: ahead ? Theme.prestige : Theme.ink
                    Accessible.name: Grammar.said(qsTr("%1: %2 point{2:|s}"), [name, points])
                }
            }
        }

        Repeater {
            model: root.table.score
            ColumnLayout {
                id: line
                required property string what
                required property var points
                spacing: 0

                Divider {}

                SeatsLine {
                    text: line.what
                    stacked: root.stacked
                    least: root.wide ? 28 : 40

                    Repeater {
                        model: root.people
                        Words {
                            required property int index
                            readonly property int worth: line.points[index] ?? 0
                            width: root.cell
                            horizontalAlignment: Text.AlignHCenter
                            text: worth === 0 ? "–" : worth
                            role: "lead"
                            numeric: true
                            weight: worth > 1 ? Font.Bold : Font.Normal
                            color: worth === 0 ? Theme.faint : worth === 3 ? Theme.prestige : Theme.ink
                            Accessible.name: qsTr("%1, %2: %3").arg(line.what).arg(root.table.seats[index] ?? "").arg(worth)
                        }
                    }
                }
            }
        }

        Words {
            text: qsTr("Sole leader 3, tied leaders 2, next best 1.")
            role: "small"
            quiet: true
            Layout.topMargin: Theme.gap8
        }
    }
}
