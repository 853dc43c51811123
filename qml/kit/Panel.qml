pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// A rounded surface with a column of things on it.
Rectangle {
    id: root

    default property alias content: column.data
    property alias spacing: column.spacing
    property real padding: Theme.gap16
    property string level: "surface"
    property bool active: false
    property bool dimmed: false
    property color accent: Theme.torch
    property color outline: Theme.contrast ? Theme.line : "transparent"
    property color tint: "transparent"
    property Gradient shades: null

    implicitWidth: column.implicitWidth + 2 * padding
    implicitHeight: column.implicitHeight + 2 * padding
    Layout.fillWidth: true
    radius: Theme.radiusLarge
    color: dimmed ? Theme.mix(Theme.ground, Theme.surface, 0.5) : level === "raised" ? Theme.raised : Theme.surface
    border.width: active ? 2 : outline.a > 0 ? Theme.hairline : 0
    border.color: active ? accent : outline
    gradient: shades !== null && tint.a > 0 ? shades : undefined
    onTintChanged: {
        if (tint.a > 0 && shades === null) // few have one
            shades = Qt.createComponent(Qt.resolvedUrl("PanelTint.qml")).createObject(root, {panel: root});
    }

    ColumnLayout {
        id: column
        x: root.padding
        y: root.padding
        width: root.width - 2 * root.padding
        height: root.height - 2 * root.padding
        spacing: Theme.gap8
    }
}
