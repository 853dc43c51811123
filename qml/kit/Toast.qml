pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// What just happened, in one line, one after another; perhaps with a way back. Lies above everything, in nobody's way.
Item {
    id: root

    property var queue: []
    property int lastId: 0
    property int currentId: 0
    property string text
    property string actionText
    property real bottomMargin: Theme.gap16
    property real sideTaken: 0 // by a sheet at the side
    property int baseTime: 3000
    readonly property bool showing: currentId !== 0

    signal acted(int id)

    function tell(text: string): int {
        return show(text, "");
    }

    function show(text: string, actionText: string): int {
        lastId += 1;
        queue = [...queue.filter(entry => entry.text !== text), {id: lastId, text: text, actionText: actionText}];
        if (!showing || root.text === text)
            next();
        return lastId;
    }

    // What is no longer so is not said any more.
    function withdraw(id: int): void {
        queue = queue.filter(entry => entry.id !== id);
        if (currentId === id && id !== 0)
            dismiss();
    }

    function dismiss(): void {
        currentId = 0;
        next();
    }

    function next(): void {
        if (queue.length === 0) {
            currentId = 0;
            return;
        }
        const [first, ...rest] = queue;
        queue = rest;
        currentId = first.id;
        text = first.text;
        actionText = first.actionText;
        timer.restart();
        announcer.tell(text);
    }

    Announcer {
        id: announcer
    }

    Timer {
        id: timer
        interval: root.baseTime + 50 * root.text.length + (root.actionText !== "" ? 3000 : 0)
        running: root.showing && !act.activeFocus && !over.hovered
        onTriggered: root.dismiss()
    }

    Solid {
        id: card
        objectName: "toast"
        width: Math.min(root.width - root.sideTaken - 2 * Theme.gap12, 520)
        height: row.implicitHeight + Theme.gap8
        x: (root.width - root.sideTaken - width) / 2 + (Theme.leftHanded ? root.sideTaken : 0)
        y: root.height - height - root.bottomMargin + (root.showing || !Theme.motion ? 0 : 24)
        enabled: root.showing // what is on its way out takes no touch from what lies beneath
        solid: root.showing
        wall: root.showing
        opacity: root.showing ? 1 : 0
        visible: opacity > 0
        Behavior on opacity { NumberAnimation { duration: Theme.calm } }
        Behavior on y { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }
        Accessible.role: Accessible.Grouping // told when it came; who looks for it finds it and its button
        Accessible.name: root.text

        HoverHandler {
            id: over
            blocking: true
        }

        Touched {
            onMade: root.dismiss()
        }

        RowLayout {
            id: row
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: Theme.gap16
            anchors.rightMargin: Theme.gap4
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap8

            Words {
                text: root.text
                color: Theme.ground
                Layout.topMargin: Theme.gap8
                Layout.bottomMargin: Theme.gap8
                Accessible.ignored: true
            }

            LinkButton {
                id: act
                visible: root.actionText !== ""
                text: root.actionText
                weight: Font.Bold
                color: Theme.ground
                ringColor: Theme.ground
                onClicked: {
                    const id = root.currentId;
                    root.dismiss();
                    root.acted(id);
                }
            }
        }

        Rectangle {
            anchors.fill: parent
            z: -1
            radius: Theme.radius
            color: Theme.ink
            border.width: Theme.contrast ? 2 : 0
            border.color: Theme.ground
        }
    }
}
