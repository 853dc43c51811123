pragma ComponentBehavior: Bound
import QtQuick

// A symbol and its number or word, never wrapped apart.
Row {
    id: root

    property string icon
    property string text
    property string role: "body"
    property int weight: Font.DemiBold
    property color color: Theme.ink
    property bool filled: false

    spacing: Math.round(Theme.size(role) * 0.3)

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: root.icon
        color: root.color
        filled: root.filled
        size: Math.round(Theme.size(root.role) * 1.05)
    }

    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        role: root.role
        weight: root.weight
        color: root.color
        numeric: true
    }
}
