pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One side's tokens at a story: as many places as it needs, the filled ones with tokens.
RowLayout {
    id: root

    property string icon
    property int count: 0
    property int need: 5
    property color tone: Theme.ink
    property bool large: false
    readonly property bool many: need > 7 || Theme.bigText

    spacing: Theme.gap4 - 1
    Layout.fillWidth: true

    Icon {
        name: root.icon
        size: Math.round(root.large ? Theme.lead : Theme.small)
        color: root.count > 0 ? root.tone : Theme.faint
    }

    Words {
        visible: root.many || root.large
        text: root.many ? qsTr("%1 / %2").arg(root.count).arg(root.need) : root.count
        role: root.large ? "head" : "small"
        weight: root.large ? Font.Bold : Font.DemiBold
        numeric: true
        color: root.count > 0 ? root.tone : Theme.soft
        Accessible.ignored: true
    }

    Repeater {
        model: root.many ? 0 : root.need

        Rectangle {
            required property int index
            readonly property bool full: index < root.count
            implicitWidth: root.large ? 16 : 8
            implicitHeight: root.large ? 16 : 8
            radius: height / 2
            color: full ? root.tone : Theme.contrast ? Theme.ground : Theme.line
            border.width: Theme.contrast && !full ? 1 : 0
            border.color: Theme.faint
            Layout.fillWidth: true
            Layout.maximumWidth: root.large ? 56 : 28
            Behavior on color { ColorAnimation { duration: Theme.slow } }
        }
    }

    Item {
        visible: root.many
        Layout.fillWidth: true
    }
}
