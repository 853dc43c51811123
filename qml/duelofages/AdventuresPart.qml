pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The grid of markers: locations down, players across.
ColumnLayout {
    id: root

    required property DuelOfAgesTable table
    readonly property int people: table.seats.length
    readonly property bool stacked: Theme.bigText && width < 560
    readonly property real room: width - 2 * Theme.gap16
    readonly property real cell: Math.floor(Math.max(Theme.touch, stacked ? room / people : Math.min(72, room * 0.5 / people)))

    signal padAsked(string title, int value, var done, string path)
    signal refused(string why)
    signal ruleAsked(string rule)

    spacing: Theme.gap12
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Layout.alignment: Qt.AlignTop

    Panel {
        spacing: Theme.gap4

        Words {
            text: qsTr("Adventures")
            role: "lead"
            weight: Font.Bold
            heading: true
        }

        SeatsLine {
            detail: root.table.over ? "" : qsTr("Tap a marker to move it on, hold it to type. Tap a place’s name for its rules.")
            stacked: root.stacked

            SeatHeads {
                model: root.table.players
                cell: root.cell
            }
        }

        Repeater {
            model: root.table.markers
            SeatsLine {
                id: line
                required property string location
                required property var values
                required property bool closed
                required property string rule
                readonly property int most: Math.max(...Array.from(values))

                text: location
                readonly property string note: root.table.packs?.beat >= 0 ? root.table.packs.note(root.table.game, ["location"], location) : ""
                detail: closed ? qsTr("won by %1, closed").arg(root.table.tournamentWinner) : note
                stacked: root.stacked
                asks: true
                onAsked: root.ruleAsked(rule)

                Repeater {
                    model: root.people
                    MarkerCell {
                        required property int index
                        width: root.cell
                        text: qsTr("%1: %2").arg(line.location).arg(root.table.seats[index] ?? "")
                        value: line.values[index] ?? 0
                        leading: value > 0 && value === line.most
                        closed: line.closed || root.table.over
                        whyNot: root.table.whyNotNow !== "" ? root.table.whyNotNow : line.closed ? qsTr("%1 has won here: no marker moves any more.").arg(root.table.tournamentWinner) : ""
                        onChangeBy: delta => root.table.act({do: "marker", player: index, location: line.location, by: delta})
                        onHeld: {
                            if (whyNot === "")
                                root.padAsked(text, value, delta => root.table.act({do: "marker", player: index, location: line.location, by: delta}), "players.%1.markers.%2".arg(index).arg(line.location));
                            else
                                root.refused(whyNot);
                        }
                        onRefused: why => root.refused(why)
                    }
                }
            }
        }

        LinkButton {
            text: qsTr("The two Towers")
            icon: "book"
            color: Theme.soft
            Layout.leftMargin: -Theme.gap8
            onClicked: root.ruleAsked("towers")
        }
    }
}
