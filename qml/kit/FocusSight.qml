import QtQuick

// Scrolls a view so that whatever in it gets the focus is seen.
Item {
    id: root

    required property Flickable view
    readonly property Item focusItem: Window.activeFocusItem

    onFocusItemChanged: {
        for (let item = focusItem; item; item = item.parent) {
            if (item === view.contentItem) {
                show(focusItem);
                return;
            }
        }
    }

    function show(item: Item): void {
        const upper = item.mapToItem(view.contentItem, 0, 0).y - Theme.gap8;
        const lower = upper + item.height + 2 * Theme.gap8;
        if (upper < view.contentY)
            view.contentY = Math.max(0, upper);
        else if (lower > view.contentY + view.height)
            view.contentY = Math.max(0, Math.min(upper, lower - view.height));
    }
}
