pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// A page's scrolling column. Keys scroll it, and whatever gets the focus is brought into sight.
Flickable {
    id: root

    default property alias content: column.data
    property alias spacing: column.spacing
    property real padding: Theme.gap12
    property real bottomPadding: Theme.gap24
    property real maximumWidth: 720
    readonly property Item focusItem: Window.activeFocusItem

    contentWidth: width
    contentHeight: column.implicitHeight + padding + bottomPadding
    implicitHeight: contentHeight
    implicitWidth: column.implicitWidth + 2 * padding
    boundsBehavior: contentHeight > height ? Flickable.DragAndOvershootBounds : Flickable.StopAtBounds
    clip: true
    onFocusItemChanged: showFocus()
    onHeightChanged: showFocus() // a keyboard on the screen has come
    onMovementEnded: leaveUnseen()
    onDragStarted: glide.stop() // a finger knows better

    function showFocus(): void {
        for (let item = focusItem; item; item = item.parent) {
            if (item === column) {
                ensureVisible(focusItem);
                return;
            }
        }
    }

    function ensureVisible(item: Item): void {
        const top = item.mapToItem(root.contentItem, 0, 0).y - Theme.gap12;
        const bottom = top + item.height + 2 * Theme.gap12;
        if (top < contentY)
            scrollTo(top);
        else if (bottom > contentY + height)
            scrollTo(Math.min(top, bottom - height));
    }

    // What is typed goes to nothing that was scrolled away.
    function leaveUnseen(): void {
        const item = focusItem;
        if (item?.cursorPosition === undefined)
            return;
        const top = item.mapToItem(root.contentItem, 0, 0).y;
        if (top + item.height > contentY && top < contentY + height)
            return;
        for (let above = item; above; above = above.parent) {
            if (above === column) {
                item.focus = false;
                return;
            }
        }
    }

    function scrollTo(y: real): void {
        glide.stop();
        glide.from = contentY;
        glide.to = Math.max(0, Math.min(y, contentHeight - height));
        glide.start();
    }

    Keys.onPressed: event => {
        const steps = {
            [Qt.Key_Down]: 64, [Qt.Key_Up]: -64, [Qt.Key_PageDown]: height * 0.85, [Qt.Key_PageUp]: -height * 0.85,
            [Qt.Key_Home]: -contentHeight, [Qt.Key_End]: contentHeight
        };
        const step = steps[event.key];
        event.accepted = step !== undefined && contentHeight > height;
        if (event.accepted)
            scrollTo((glide.running ? glide.to : contentY) + step);
    }

    NumberAnimation {
        id: glide
        target: root
        property: "contentY"
        duration: Theme.calm
        easing.type: Easing.OutCubic
        onFinished: root.leaveUnseen()
    }

    ColumnLayout {
        id: column
        x: Math.max(root.padding, (root.width - root.maximumWidth) / 2)
        y: root.padding
        width: Math.min(root.width - 2 * root.padding, root.maximumWidth)
        spacing: Theme.gap12
    }

    Rectangle {
        parent: root
        x: root.width - width - 2
        y: root.height * root.visibleArea.yPosition + 2
        width: 4
        height: Math.max(24, root.height * root.visibleArea.heightRatio - 4)
        radius: 2
        color: Theme.soft
        opacity: root.moving || glide.running ? 0.8 : 0.25
        visible: root.visibleArea.heightRatio < 0.999
        Behavior on opacity { NumberAnimation { duration: Theme.slow } }
    }
}
