pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// Whose curve it is and what it stands at; a tap lets it stand out.
Pressable {
    id: root

    required property int index
    required property string name
    required property int key
    required property bool ended
    property string game
    property string value
    readonly property color tone: key >= 0 ? Theme.seatColor(key) : key === -1 ? Theme.gameColor(game) : Theme.soft

    text: name
    hint: value
    checkable: true
    radius: Theme.radiusSmall
    implicitWidth: Math.max(Theme.touch, words.implicitWidth + sample.width + Theme.gap8 + 2 * Theme.gap8)
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap8)

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.gap4
        anchors.bottomMargin: Theme.gap4
        radius: root.radius
        color: Theme.raised
        visible: root.selected || root.down
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: Theme.line
    }

    Item {
        id: sample
        x: Theme.gap8
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.contrast ? 28 : 10
        height: Theme.contrast ? 4 : 10

        Rectangle {
            anchors.fill: parent
            visible: !Theme.contrast
            radius: height / 2
            color: root.tone
        }

        Curve {
            anchors.fill: parent
            visible: Theme.contrast
            corners: [Qt.point(0, 0.5), Qt.point(1, 0.5)]
            weight: 3
            dash: root.index
            ink: root.tone
        }
    }

    Words {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: sample.x + sample.width + Theme.gap8
        width: Math.min(implicitWidth, root.width - x - Theme.gap8)
        text: Theme.joined([root.name + (root.ended ? " †" : ""), root.value], " ")
        weight: Font.DemiBold
        oneLine: true
        color: root.ended ? Theme.soft : Theme.ink
        Accessible.ignored: true
    }
}
