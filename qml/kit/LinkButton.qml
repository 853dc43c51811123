pragma ComponentBehavior: Bound
import QtQuick

// Words one can tap.
TButton {
    property color color: Theme.torch

    role: "body"
    weight: Font.Medium
    fill: "transparent"
    ink: color
    sidePadding: Theme.gap8
    minimumHeight: Theme.touch
    radius: Theme.radiusSmall
    outline: "transparent"
}
