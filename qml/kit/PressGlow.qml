pragma ComponentBehavior: Bound
import QtQuick

// Shows that a symbol is being pressed; each makes its own when it is first pressed.
Rectangle {
    id: root

    required property Pressable button

    anchors.fill: parent
    z: -1
    radius: button.radius
    color: button.ringColor
    opacity: button.down && button.usable ? 0.14 : 0
}
