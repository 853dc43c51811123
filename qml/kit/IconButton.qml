pragma ComponentBehavior: Bound
import QtQuick

// A symbol to tap; its spoken name is required.
Pressable {
    id: root

    required text
    property string icon
    property color color: Theme.ink
    property bool filled: false
    property real size: Theme.icon
    property Item glow: null

    onDownChanged: {
        if (down && glow === null)
            glow = Qt.createComponent(Qt.resolvedUrl("PressGlow.qml")).createObject(root, {button: root});
    }
    implicitWidth: Math.max(Theme.touch, size + Theme.gap16)
    implicitHeight: implicitWidth
    radius: Theme.radiusSmall
    ringGap: 0

    Icon {
        anchors.centerIn: parent
        name: root.icon
        filled: root.filled
        size: root.size
        color: root.usable ? root.color : Theme.off
    }
}
