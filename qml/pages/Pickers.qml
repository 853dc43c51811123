pragma Singleton
import QtQuick

// The dialogs for files that fit this system; each is loaded when it is first wanted.
QtObject {
    readonly property bool isBrowser: Qt.platform.os === "wasm"
    readonly property bool isOurs: Qt.platform.os === "linux" // many desktops bring no dialog
    readonly property url open: isBrowser ? "qrc:/qt/qml/Torchside/App/BrowserOpen.qml" : Qt.resolvedUrl(isOurs ? "FilesPicker.qml" : "OpenPicker.qml")
    readonly property url save: isBrowser ? "qrc:/qt/qml/Torchside/App/BrowserSave.qml" : Qt.resolvedUrl(isOurs ? "PlacePicker.qml" : "SavePicker.qml")
}
