pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One line of a table: what it is about, then a cell for each player; beneath it where the text is big.
Item {
    id: root

    property string text
    property string detail
    property bool strong: false
    property bool stacked: false
    property real least: 0 // its height
    default property alias cells: row.data
    readonly property real wordsHeight: words.visible ? words.height : 0

    implicitHeight: Math.max(least, stacked ? wordsHeight + row.height : Math.max(wordsHeight, row.height))
    Layout.fillWidth: true

    Column {
        id: words
        visible: root.text !== "" || root.detail !== ""
        y: root.stacked ? 0 : (root.height - height) / 2
        width: root.width - (root.stacked ? 0 : row.width + Theme.gap4)

        Words {
            visible: root.text !== ""
            width: parent.width
            text: root.text
            weight: root.strong ? Font.Bold : Font.Normal
        }

        Words {
            visible: root.detail !== ""
            width: parent.width
            text: root.detail
            role: "tiny"
            quiet: true
        }
    }

    Row {
        id: row
        x: root.width - width
        y: root.stacked ? root.wordsHeight : (root.height - height) / 2
    }
}
