pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// Who is in, who passed, who is out. Whoever is left over in two columns has the whole width: there is no hole.
GridLayout {
    id: root

    required property var players
    readonly property alias count: seats.count

    property bool large: false

    columns: 2
    columnSpacing: Theme.gap12
    rowSpacing: Theme.gap12
    Layout.fillWidth: true

    Repeater {
        id: seats
        model: root.players
        PlayerSeat {
            large: root.large
            Layout.columnSpan: root.columns === 2 && seats.count % 2 === 1 && index === seats.count - 1 ? 2 : 1
            Layout.fillWidth: true
            Layout.preferredWidth: 1
        }
    }
}
