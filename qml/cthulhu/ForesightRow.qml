pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One aim: what the two lines come to there. The aim that decided stands out, by weight and by a tick.
Item {
    id: root

    property string label
    property string ours
    property string other
    property bool decides: false
    readonly property real cell: Math.max(56, (width - Theme.gap12) * 0.3)
    readonly property color tone: decides ? Theme.gameColor("cthulhu") : Theme.ink

    implicitHeight: Math.max(grid.implicitHeight, Theme.lead * 1.4) + Theme.gap8
    Layout.fillWidth: true
    Accessible.role: Accessible.StaticText
    Accessible.name: decides ? qsTr("%1: %2 against %3; this decides").arg(label).arg(ours).arg(other) : qsTr("%1: %2 against %3").arg(label).arg(ours).arg(other)

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    GridLayout {
        id: grid
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        columns: Theme.bigText ? 2 : 3
        columnSpacing: Theme.gap8
        rowSpacing: 0

        RowLayout {
            spacing: Theme.gap4
            Layout.columnSpan: Theme.bigText ? 2 : 1
            Layout.fillWidth: true

            Icon {
                visible: root.decides
                name: "check"
                color: root.tone
                size: Math.round(Theme.body * 1.1)
                weight: 2.4
            }

            Words {
                text: root.label
                role: "small"
                weight: root.decides ? Font.Bold : Font.Normal
                color: root.decides ? root.tone : Theme.soft
                Accessible.ignored: true
            }
        }

        Words {
            text: root.ours
            role: root.ours.length > 6 ? "small" : "body"
            weight: root.decides ? Font.Bold : Font.Normal
            horizontalAlignment: Text.AlignRight
            color: root.tone
            Layout.fillWidth: Theme.bigText
            Layout.minimumWidth: Theme.bigText ? 0 : root.cell
            Layout.maximumWidth: Theme.bigText ? Infinity : root.cell
            Accessible.ignored: true
        }

        Words {
            text: root.other
            role: root.other.length > 6 ? "small" : "body"
            weight: root.decides ? Font.Bold : Font.Normal
            horizontalAlignment: Text.AlignRight
            color: root.decides ? root.tone : Theme.soft
            Layout.fillWidth: Theme.bigText
            Layout.minimumWidth: Theme.bigText ? 0 : root.cell
            Layout.maximumWidth: Theme.bigText ? Infinity : root.cell
            Accessible.ignored: true
        }
    }
}
