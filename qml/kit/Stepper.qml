pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// A small whole number in a form: how many, which round. The figure goes beneath words that leave it no room.
Item {
    id: root

    property string text
    property string label: text
    property int value: 0
    property int from: 0
    property int to: 99
    property int step: 1

    signal moved(int value)

    function stepBy(delta: int): void {
        const next = Math.max(from, Math.min(to, value + delta));
        if (next !== value)
            moved(next);
    }

    readonly property bool stacked: words.visible && width > 0 && words.implicitWidth + box.width + Theme.gap8 > width

    implicitWidth: (words.visible ? words.implicitWidth + Theme.gap8 : 0) + box.width
    implicitHeight: stacked ? words.height + Theme.gap4 + box.height : Math.max(words.visible ? words.height : 0, box.height)
    Layout.fillWidth: true

    Words {
        id: words
        y: root.stacked ? 0 : (root.height - height) / 2
        width: root.stacked ? root.width : Math.max(0, root.width - box.width - Theme.gap8)
        visible: root.text !== ""
        text: root.text
        role: "lead"
        Accessible.ignored: true
    }

    Rectangle {
        id: box
        readonly property int value: root.value
        readonly property int minimumValue: root.from
        readonly property int maximumValue: root.to
        x: root.width - width
        y: root.stacked ? words.height + Theme.gap4 : (root.height - height) / 2
        width: row.implicitWidth
        height: Math.max(Theme.touch, row.implicitHeight)
        radius: Theme.radiusSmall
        color: Theme.raised
        border.width: activeFocus ? 2 : Theme.contrast ? Theme.hairline : 0
        border.color: Theme.ink
        activeFocusOnTab: true
        Accessible.role: Accessible.SpinBox
        Accessible.name: root.label
        Accessible.focusable: true
        Accessible.onIncreaseAction: root.stepBy(root.step)
        Accessible.onDecreaseAction: root.stepBy(-root.step)
        Keys.onLeftPressed: root.stepBy(-root.step)
        Keys.onDownPressed: root.stepBy(-root.step)
        Keys.onRightPressed: root.stepBy(root.step)
        Keys.onUpPressed: root.stepBy(root.step)

        RowLayout {
            id: row
            anchors.fill: parent
            spacing: 0

            IconButton {
                icon: "minus"
                text: qsTr("%1: less").arg(root.label)
                enabled: root.value > root.from
                activeFocusOnTab: false
                onClicked: root.stepBy(-root.step)
            }

            Words {
                text: root.value
                role: "lead"
                weight: Font.Bold
                numeric: true
                horizontalAlignment: Text.AlignHCenter
                Layout.minimumWidth: Theme.lead * 1.4
                Accessible.ignored: true
            }

            IconButton {
                icon: "plus"
                text: qsTr("%1: more").arg(root.label)
                enabled: root.value < root.to
                activeFocusOnTab: false
                onClicked: root.stepBy(root.step)
            }
        }
    }
}
