pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// Nothing here yet, or it couldn't be read: a mark, a headline, a sentence and the way on.
ColumnLayout {
    id: root

    property string icon: "torch"
    property string headline
    property string text
    property string buttonText
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk

    signal acted()

    spacing: Theme.gap12
    Layout.fillWidth: true

    Rectangle {
        readonly property real size: 3.6 * Theme.icon
        Layout.alignment: Qt.AlignHCenter
        Layout.topMargin: Theme.gap24
        implicitWidth: size
        implicitHeight: size
        radius: size / 2
        color: Theme.mix(Theme.ground, root.accent, Theme.contrast ? 0 : 0.14)
        border.width: Theme.contrast ? 2 : 0
        border.color: root.accent

        Icon {
            anchors.centerIn: parent
            name: root.icon
            color: root.accent
            size: parent.width / 2
            weight: 1.5
        }
    }

    Words {
        text: root.headline
        role: "title"
        horizontalAlignment: Text.AlignHCenter
        heading: true
    }

    Words {
        visible: root.text !== ""
        text: root.text
        quiet: true
        horizontalAlignment: Text.AlignHCenter
    }

    PrimaryButton {
        visible: root.buttonText !== ""
        text: root.buttonText
        accent: root.accent
        accentInk: root.accentInk
        Layout.alignment: Qt.AlignHCenter
        Layout.maximumWidth: root.width
        Layout.topMargin: Theme.gap8
        Layout.bottomMargin: Theme.gap24
        onClicked: root.acted()
    }
}
