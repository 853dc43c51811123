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
    property color stripe: "transparent"
    property color tint: "transparent"

    implicitWidth: column.implicitWidth + 2 * padding
    implicitHeight: column.implicitHeight + 2 * padding
    Layout.fillWidth: true
    radius: Theme.radiusLarge
    color: dimmed ? Theme.mix(Theme.ground, Theme.surface, 0.5) : level === "raised" ? Theme.raised : Theme.surface
    border.width: active ? 2 : outline.a > 0 ? Theme.hairline : 0
    border.color: active ? accent : outline

    Rectangle {
        anchors.fill: parent
        visible: root.tint.a > 0
        radius: root.radius
        border.width: root.border.width
        border.color: root.border.color
        gradient: Gradient {
            GradientStop { position: 0; color: root.tint }
            GradientStop { position: 1; color: root.color }
        }
    }

    // The stripe follows the rounded corner: a whole card in the stripe's colour, seen at its left edge only.
    Item {
        width: root.radius
        height: root.height
        clip: true
        visible: root.stripe.a > 0

        Rectangle {
            width: root.width
            height: root.height
            radius: root.radius
            color: root.stripe

            Rectangle {
                x: 4
                width: parent.width
                height: parent.height
                radius: root.radius
                color: root.color
            }
        }
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
