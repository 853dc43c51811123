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
    property bool asks: false // its words open the rules of what they name
    default property alias cells: row.data
    readonly property real wordsHeight: words.visible ? words.height : 0

    signal asked()

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

    Pressable {
        visible: root.asks
        x: -Theme.gap4
        y: words.y + (words.height - height) / 2
        width: words.width
        height: Math.max(Theme.touch, words.height)
        text: qsTr("The rules of %1").arg(root.text)
        radius: Theme.radiusSmall
        ringGap: 0
        onClicked: root.asked()

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: Theme.ink
            opacity: parent.down ? 0.08 : 0
        }
    }

    Row {
        id: row
        x: root.width - width
        y: root.stacked ? root.wordsHeight : (root.height - height) / 2
    }
}
