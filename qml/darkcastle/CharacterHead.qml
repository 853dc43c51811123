pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// Who it is, who plays it, and how it goes; in a fight a tap opens what else can be done.
Pressable {
    id: root

    property string called
    property string name
    property string player
    property string status
    property color statusColor: Theme.soft
    property bool dead: false
    property bool dimmed: false
    property bool interactive: false
    property bool brief: false // one line each, no more, and who plays it only where there is room

    enabled: interactive
    solid: interactive
    text: interactive ? qsTr("%1: rest, block, roll").arg(called) : qsTr("%1, %2").arg(name).arg(player)
    hint: status
    Accessible.role: interactive ? Accessible.Button : Accessible.StaticText
    radius: Theme.radiusSmall
    implicitWidth: 120
    implicitHeight: Math.max(Theme.touch, column.implicitHeight)
    Layout.fillWidth: true

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: Theme.ink
        opacity: root.down ? 0.08 : 0
    }

    Column {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap4
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        RowLayout {
            width: parent.width
            spacing: Theme.gap4 + 2

            Icon {
                visible: root.dead
                name: "skull"
                color: Theme.hurt
                size: Math.round(Theme.lead * 1.2)
            }

            Words {
                text: root.name
                role: "lead"
                weight: Font.Bold
                oneLine: true
                color: root.dimmed ? Theme.faint : Theme.ink
                Layout.maximumWidth: Math.ceil(implicitWidth)
                Layout.minimumWidth: Math.min(implicitWidth, parent.width * 0.6)
                Accessible.ignored: true
            }

            Words {
                visible: !root.brief || root.width >= 320
                text: qsTr("· %1").arg(root.player)
                role: "small"
                weight: Font.DemiBold
                oneLine: true
                quiet: true
                Layout.maximumWidth: Math.ceil(implicitWidth)
                Accessible.ignored: true
            }

            Icon {
                visible: root.interactive
                name: "more"
                size: Math.round(Theme.body * 1.2)
                color: Theme.faint
            }

            Item {
                Layout.fillWidth: true
            }
        }

        Item { // one line of one height, whatever it says: the dice beneath stay where they are
            visible: root.status !== ""
            width: parent.width
            height: Math.ceil(Theme.small * 1.4)

            FittingWords {
                readonly property int smallestLetters: 10
                width: parent.width
                anchors.verticalCenter: parent.verticalCenter
                text: root.status
                role: "small"
                least: smallestLetters
                color: root.statusColor
                Accessible.ignored: true
            }
        }
    }
}
