pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// The face of the number pad: the sum, and the keys. Types by keyboard as well.
ColumnLayout {
    id: root

    property string mode
    property string sum
    property string limit
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk

    signal pressed(string key)
    signal applied()

    spacing: Theme.gap8
    Layout.fillWidth: true
    Keys.onPressed: event => {
        const named = {[Qt.Key_Backspace]: "back", [Qt.Key_Delete]: "back"}[event.key] ?? event.text;
        event.accepted = true;
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            applied();
        else if (/^([0-9+=-]|back)$/.test(named))
            pressed(named);
        else
            event.accepted = false;
    }

    Words {
        text: root.sum
        role: "head"
        numeric: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 15
        Layout.fillWidth: true
        Layout.preferredHeight: implicitHeight
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.StaticText
    }

    Words {
        text: root.limit
        role: "small"
        color: Theme.hurt
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.AlertMessage
    }

    GridLayout {
        columns: 4
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap8

        Repeater {
            model: ["1", "2", "3", "-", "4", "5", "6", "+", "7", "8", "9", "="]

            NumberPadKey {
                required property string modelData
                code: modelData
                text: ({"-": qsTr("take away"), "+": qsTr("add"), "=": qsTr("set it to exactly")})[code] ?? code
                glyph: code === "-" ? "\u2212" : code
                lit: code === root.mode
                accent: root.accent
                accentInk: root.accentInk
                onClicked: root.pressed(code)
                Layout.preferredWidth: 40
            }
        }

        NumberPadKey {
            code: "0"
            onClicked: root.pressed(code)
            Layout.columnSpan: 2
            Layout.preferredWidth: 80 + Theme.gap8
        }

        NumberPadKey {
            code: "back"
            onClicked: root.pressed(code)
            text: qsTr("delete the last digit")
            icon: "erase"
            Layout.columnSpan: 2
            Layout.preferredWidth: 80 + Theme.gap8
        }
    }
}
