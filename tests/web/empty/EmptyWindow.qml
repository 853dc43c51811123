import QtQuick.Controls.Basic

ApplicationWindow {
    width: 360
    height: 800
    visible: true

    Button {
        property int taps

        anchors.centerIn: parent
        text: taps
        onClicked: ++taps
    }
}
