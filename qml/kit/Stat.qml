pragma ComponentBehavior: Bound
import QtQuick

// A number with its word beneath.
Column {
    id: root

    property int value: 0
    property string label
    property real figure: 0 // how large it is, where the place says so
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
        font.pixelSize: root.figure > 0 ? root.figure : Theme.size(root.role)
        Accessible.ignored: true
    }

    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        text: root.label
        role: root.figure > 80 ? "lead" : "tiny"
        quiet: true
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
