pragma ComponentBehavior: Bound
import QtQuick

// A number with its word beneath.
Column {
    id: root

    property int value: 0
    property string label
    property string role: "head"
    property color color: Theme.ink

    spacing: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 %2").arg(value).arg(label)

    RollingNumber {
        anchors.horizontalCenter: parent.horizontalCenter
        value: root.value
        tone: root.color
        role: root.role
        Accessible.ignored: true
    }

    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        text: root.label
        role: "tiny"
        quiet: true
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
