pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One kind of monster: its strength, its name, what stops it.
Pressable {
    id: root

    required property string monsterId
    required property string name
    required property int strength
    required property int remaining
    required property string stoppedBy
    property bool counting: true
    property bool large: false
    readonly property bool gone: counting && remaining === 0

    text: qsTr("%1, strength %2").arg(name).arg(strength)
    hint: stoppedBy !== "" ? qsTr("stopped by the %1").arg(stoppedBy) : ""
    radius: Theme.radiusSmall
    implicitWidth: 72
    implicitHeight: column.implicitHeight + Theme.gap16
    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.preferredWidth: 1

    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.down ? Theme.line : root.gone ? "transparent" : Theme.raised
        border.width: root.selected ? 2 : Theme.contrast || root.gone ? Theme.hairline : 0
        border.color: root.selected ? Theme.torch : Theme.line
    }

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap8
        y: root.large ? Math.max(Theme.gap8, (root.height - height) / 2) : Theme.gap8
        spacing: 0

        Words {
            text: root.strength
            role: root.large ? "huge" : "head"
            numeric: true
            color: root.gone ? Theme.faint : root.stoppedBy !== "" ? Theme.heal : Theme.hurt
            Accessible.ignored: true
        }

        Words {
            text: root.name
            role: root.large ? "lead" : "small"
            weight: Font.Bold
            color: root.gone ? Theme.faint : Theme.ink
            Accessible.ignored: true
        }

        Words {
            text: root.gone ? qsTr("all turned") : root.stoppedBy !== "" ? qsTr("stopped") : qsTr("hits")
            role: root.large ? "body" : "tiny"
            color: root.gone ? Theme.faint : Theme.soft
            Accessible.ignored: true
        }
    }
}
