pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// A share between nothing and all, set by dragging, tapping or the arrow keys. The words stand above the line, so that
// big text has room.
ColumnLayout {
    id: root

    property string text
    property string detail
    property int value: 0
    property int from: 0
    property int to: 100
    property int step: 5
    property string suffix: " %"
    property string whyNot
    property color accent: Theme.torch
    readonly property bool usable: enabled && whyNot === ""
    default property alias trailing: tools.data

    signal moved(int value)
    signal refused(string why)

    function change(next: real): void {
        const stepped = from + Math.round((next - from) / step) * step;
        const held = Math.max(from, Math.min(to, stepped));
        if (!usable)
            refused(whyNot);
        else if (held !== value)
            moved(held);
    }

    function changeAt(x: real): void {
        const share = Math.max(0, Math.min(1, (x - knob.width / 2) / (line.width - knob.width)));
        change(from + share * (to - from));
    }

    spacing: 0
    Layout.fillWidth: true

    RowLayout {
        spacing: Theme.gap12

        ColumnLayout {
            spacing: 2

            Words {
                text: root.text
                role: "lead"
                color: root.usable ? Theme.ink : Theme.faint
                Accessible.ignored: true
            }

            Words {
                visible: root.detail !== ""
                text: root.detail
                role: "small"
                quiet: true
                Accessible.ignored: true
            }
        }

        Words {
            text: root.value + root.suffix
            numeric: true
            quiet: true
            Accessible.ignored: true
        }

        RowLayout {
            id: tools
            spacing: 0
            visible: children.length > 0
        }
    }

    Item {
        id: line

        readonly property int value: root.value
        readonly property int minimumValue: root.from
        readonly property int maximumValue: root.to
        readonly property int stepSize: root.step

        implicitWidth: 160
        implicitHeight: Theme.touch
        activeFocusOnTab: root.enabled
        Layout.fillWidth: true
        Accessible.role: Accessible.Slider
        Accessible.name: root.text
        Accessible.description: Theme.joined([root.value + root.suffix, root.detail, root.whyNot], ", ")
        Accessible.focusable: true
        Accessible.onIncreaseAction: root.change(root.value + root.step)
        Accessible.onDecreaseAction: root.change(root.value - root.step)

        Keys.onLeftPressed: root.change(root.value - root.step)
        Keys.onDownPressed: root.change(root.value - root.step)
        Keys.onRightPressed: root.change(root.value + root.step)
        Keys.onUpPressed: root.change(root.value + root.step)
        Keys.onPressed: event => {
            const ends = {[Qt.Key_Home]: root.from, [Qt.Key_End]: root.to, [Qt.Key_PageUp]: root.value + 4 * root.step, [Qt.Key_PageDown]: root.value - 4 * root.step};
            event.accepted = ends[event.key] !== undefined;
            if (event.accepted)
                root.change(ends[event.key]);
        }

        Rectangle {
            y: (line.height - height) / 2
            width: line.width
            height: 8
            radius: 4
            color: Theme.contrast ? Theme.ground : Theme.raised
            border.width: Theme.hairline
            border.color: Theme.edge

            Rectangle {
                width: knob.x + knob.width / 2
                height: parent.height
                radius: 4
                color: root.usable ? root.accent : Theme.off
            }
        }

        Rectangle {
            id: knob
            x: (line.width - width) * (root.value - root.from) / Math.max(1, root.to - root.from)
            y: (line.height - height) / 2
            width: 28
            height: 28
            radius: 14
            color: root.usable ? root.accent : Theme.off
            border.width: 3
            border.color: Theme.surface
        }

        Rectangle {
            anchors.fill: knob
            anchors.margins: -4
            radius: width / 2
            color: "transparent"
            border.width: 2
            border.color: Theme.ink
            visible: line.activeFocus
        }

        MouseArea {
            anchors.fill: parent
            preventStealing: pressed && Math.abs(mouseX - startX) > 12 // before, the page may still be scrolled
            property real startX: 0
            Accessible.ignored: true
            onPressed: mouse => startX = mouse.x
            onPositionChanged: mouse => {
                if (Math.abs(mouse.x - startX) > 8)
                    root.changeAt(mouse.x);
            }
            onClicked: mouse => {
                line.forceActiveFocus(Qt.MouseFocusReason);
                root.changeAt(mouse.x);
            }
        }
    }
}
