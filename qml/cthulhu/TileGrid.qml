import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// Tiles of one size side by side. A positioner, not a layout: layouts within layouts lose changes on Qt 6.4.
Grid {
    id: root

    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)
    property real tallest: 0

    // As tall as the tallest; the tiles call it when they grow.
    function measure(): void {
        let most = 0;
        for (let i = 0; i < children.length; ++i)
            most = Math.max(most, children[i].implicitHeight);
        tallest = most;
    }

    spacing: Theme.gap8
    Layout.fillWidth: true
    onChildrenChanged: measure()
}
