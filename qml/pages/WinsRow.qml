pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// How often somebody has won, of how many evenings.
ColumnLayout {
    id: root

    required property int index
    required property string name
    required property int plays
    required property int wins
    required property double share
    required property string detail

    spacing: Theme.gap4
    Layout.fillWidth: true
    Layout.bottomMargin: Theme.gap8

    RowLayout {
        spacing: Theme.gap12
        Layout.fillWidth: true

        Words {
            text: root.name
            role: "lead"
            weight: Font.DemiBold
        }

        Words {
            text: qsTr("%1 of %2").arg(root.wins).arg(root.plays)
            role: "lead"
            weight: Font.Bold
            numeric: true
            color: root.wins > 0 ? Theme.prestige : Theme.soft
        }
    }

    Rectangle {
        implicitHeight: 6
        radius: 3
        color: Theme.contrast ? Theme.ground : Theme.raised
        border.width: Theme.contrast ? 1 : 0
        border.color: Theme.faint
        Layout.fillWidth: true

        Rectangle {
            width: parent.width * root.share
            height: parent.height
            radius: 3
            color: Theme.prestige
        }
    }

    Words {
        visible: root.detail !== ""
        text: root.detail
        role: "small"
        quiet: true
    }
}
