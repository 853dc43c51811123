pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// What a hand holds, or both of them; an empty hand is a dashed place.
Pressable {
    id: root

    property string owner
    property string item
    property int hands: 1
    readonly property bool filled: item !== ""

    enabled: filled
    text: !filled ? qsTr("%1: an empty hand").arg(owner) : qsTr("%1: %2").arg(owner).arg(item)
    hint: !filled ? "" : hands === 2 ? qsTr("in both hands") : qsTr("in one hand")
    Accessible.role: filled ? Accessible.Button : Accessible.StaticText
    radius: Theme.radiusSmall
    implicitWidth: 100
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap16)
    Layout.fillWidth: true
    Layout.preferredWidth: 1
    Layout.columnSpan: hands === 2 && !Theme.bigText ? 2 : 1

    Rectangle {
        anchors.fill: parent
        visible: root.filled
        radius: root.radius
        color: root.down ? Theme.line : Theme.raised
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.line
    }

    DashedFrame {
        anchors.fill: parent
        visible: !root.filled
        color: Theme.off
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap12
        anchors.rightMargin: Theme.gap12
        spacing: Theme.gap8

        HandMark {
            hands: root.hands
            color: root.filled ? Theme.gameColor("darkcastle") : Theme.off
        }

        Words {
            id: words
            text: root.filled ? root.item : qsTr("empty")
            role: "small"
            weight: root.filled ? Font.DemiBold : Font.Normal
            oneLine: true
            color: root.filled ? Theme.ink : Theme.faint
            Accessible.ignored: true
        }
    }
}
