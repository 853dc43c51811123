import QtQuick

// Scrolls a view so that whatever in it gets the focus is seen; a field that is scrolled away lets go of it.
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

    Connections {
        target: root.view
        function onMovementEnded(): void {
            const item = root.focusItem;
            if (item?.cursorPosition === undefined)
                return;
            const top = item.mapToItem(root.view.contentItem, 0, 0).y;
            if (top + item.height > root.view.contentY && top < root.view.contentY + root.view.height)
                return;
            for (let above = item; above; above = above.parent)
                if (above === root.view.contentItem)
                    item.focus = false;
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
