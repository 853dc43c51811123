import QtQuick.Controls.Basic

ApplicationWindow {
    width: 360
    height: 800
    visible: true
}
