pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Torchside.Kit

// The pages, one upon another; the back key and Escape take the topmost away.
T.StackView {
    id: root

    readonly property real sheetHeight: (currentItem?.sideways ?? false ? 0 : currentItem?.sheetHeight ?? 0) + (currentItem?.edge ?? 0) // at the lower edge, where words appear

    readonly property real sideTaken: Theme.facing === 0 && currentItem?.sideways && currentItem?.edge === 0 ? currentItem.sideWidth : 0

    signal leftTable()

    function pushPage(page: var, properties: var): var {
        const item = push(page, properties);
        item.forceActiveFocus();
        return item;
    }

    // Home stays beneath; everything between it and the new page goes.
    function resetTo(page: var, properties: var): var {
        if (depth < 2)
            return pushPage(page, properties);
        const item = replace(get(1), page, properties); // Home isn't seen between them
        item.forceActiveFocus();
        return item;
    }

    function goHome(): void {
        if (depth > 1)
            pop(null);
        currentItem.forceActiveFocus();
    }

    function back(): void {
        if (depth < 2)
            return;
        if (depth === 2 && Theme.entry(currentItem, "table") !== undefined) {
            leftTable();
            return;
        }
        pop();
        currentItem.forceActiveFocus();
    }

    Keys.onBackPressed: event => {
        event.accepted = depth > 1;
        back();
    }
    Keys.onEscapePressed: back()

    pushEnter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick }
    }
    pushExit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick }
    }
    replaceEnter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick }
    }
    replaceExit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick }
    }
    popEnter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick }
    }
    popExit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick }
    }
}
