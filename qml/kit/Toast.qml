pragma ComponentBehavior: Bound
import QtQuick

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
    property bool held: false // somebody is at it

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
        running: root.showing && !root.held
        onTriggered: root.dismiss()
    }

    Loader {
        active: root.lastId > 0
        Component.onCompleted: setSource("ToastCard.qml", {toast: root})
    }
}
