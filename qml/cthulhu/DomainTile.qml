pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// A domain of the Minion's: its die; a drained one is struck through, the one that pays now has a ring.
Pressable {
    id: root

    required property int index
    required property int resources
    required property bool drained
    required property bool events
    required property bool proposed

    text: events ? qsTr("The Events Domain") : qsTr("Domain %1").arg(index + 1)
    hint: Grammar.said(drained ? qsTr("%1 resource{1:|s}, drained") : proposed ? qsTr("%1 resource{1:|s}, pays now") : qsTr("%1 resource{1:|s}"), [resources])
    radius: Theme.radius
    implicitWidth: row.implicitWidth + Theme.gap16
    implicitHeight: Math.max(56, row.implicitHeight + Theme.gap16)

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.drained ? Theme.mix(Theme.ground, Theme.surface, 0.5) : root.down ? Theme.raised : Theme.surface
        border.width: root.proposed ? 2 : Theme.contrast ? Theme.hairline : 0
        border.color: root.proposed ? Theme.gameColor("cthulhu") : Theme.line
    }

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.gap8

        Words {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.events
            text: qsTr("Events")
            role: "tiny"
            weight: Font.DemiBold
            caps: true
            quiet: true
            numeric: true
            Accessible.ignored: true
        }

        Item {
            anchors.verticalCenter: parent.verticalCenter
            width: number.width
            height: number.height

            RollingNumber {
                id: number
                value: root.resources
                tone: root.drained ? Theme.faint : Theme.ink
                role: "head"
                Accessible.ignored: true
            }

            Rectangle {
                visible: root.drained
                anchors.centerIn: parent
                width: number.width + Theme.gap12
                height: 2
                color: Theme.faint
            }
        }
    }
}
