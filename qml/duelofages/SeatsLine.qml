pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One line of a table: what it is about, then a cell for each player; beneath it where the text is big.
GridLayout {
    id: root

    property string text
    property string detail
    property bool strong: false
    property bool stacked: false
    default property alias cells: row.data

    columns: stacked ? 1 : 2
    columnSpacing: Theme.gap4
    rowSpacing: 0
    Layout.fillWidth: true

    ColumnLayout {
        visible: root.text !== "" || root.detail !== "" || !root.stacked
        spacing: 0

        Words {
            visible: root.text !== "" || root.detail === ""
            text: root.text
            weight: root.strong ? Font.Bold : Font.Normal
        }

        Words {
            visible: root.detail !== ""
            text: root.detail
            role: "tiny"
            quiet: true
        }
    }

    Row {
        id: row
        Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
    }
}
