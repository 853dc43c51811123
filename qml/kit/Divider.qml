pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

Rectangle {
    implicitWidth: 40
    implicitHeight: Theme.hairline
    Layout.fillWidth: true
    color: Theme.line
    Accessible.ignored: true
}
