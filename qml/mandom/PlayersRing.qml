pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// Who is in, who passed, who is out.
GridLayout {
    id: root

    required property var players

    columns: 2
    columnSpacing: Theme.gap12
    rowSpacing: Theme.gap12
    Layout.fillWidth: true

    Repeater {
        model: root.players
        PlayerSeat {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
        }
    }
}
