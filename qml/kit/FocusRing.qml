pragma ComponentBehavior: Bound
import QtQuick

// Shows which button the keyboard is at; each makes its own when it is first focused.
Rectangle {
    id: root

    required property Pressable button

    anchors.fill: parent
    anchors.margins: -button.ringGap
    z: 10
    radius: button.radius + button.ringGap
    color: "transparent"
    border.width: 2
    border.color: button.ringColor
    visible: button.activeFocus
}
