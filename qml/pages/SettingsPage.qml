pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// How the app looks on this device. Every change is seen at once.
PageFrame {
    id: root

    required property var preferences // the app's: look, textScale, motion, leftHanded
    property string version

    signal back()
    signal dataAsked()

    bar: TopBar {
        title: qsTr("Settings")
        showBack: true
        onBack: root.back()
    }

    ScrollColumn {
        anchors.fill: parent

        SectionTitle {
            text: qsTr("Look")
        }

        Panel {
            ChoiceRow {
                text: qsTr("Theme")
                detail: qsTr("Dark suits dim tables; high contrast is black, white and one colour.")
                options: [
                    {value: "dark", text: qsTr("Dark")},
                    {value: "light", text: qsTr("Light")},
                    {value: "contrast", text: qsTr("High contrast")}
                ]
                current: root.preferences.look
                onChosen: value => root.preferences.look = value
            }
            ChoiceRow {
                text: qsTr("Text size")
                detail: qsTr("Rows grow with it and nothing is cut.")
                options: [
                    {value: 0.85, text: "85 %"},
                    {value: 1, text: "100 %"},
                    {value: 1.25, text: "125 %"},
                    {value: 1.5, text: "150 %"},
                    {value: 2, text: "200 %"}
                ]
                current: root.preferences.textScale
                onChosen: value => root.preferences.textScale = value
            }
        }

        SectionTitle {
            text: qsTr("Hand and eye")
        }

        Panel {
            SwitchRow {
                text: qsTr("Movement")
                detail: qsTr("Numbers roll and dice fall; off, they just change.")
                on: root.preferences.motion
                onSwitched: on => root.preferences.motion = on
            }
            SwitchRow {
                text: qsTr("Left hand")
                detail: qsTr("The main button moves to the left thumb.")
                on: root.preferences.leftHanded
                onSwitched: on => root.preferences.leftHanded = on
            }
        }

        SectionTitle {
            text: qsTr("Data")
        }

        Panel {
            ListRow {
                text: qsTr("Save, take in, delete")
                detail: qsTr("Everything into one file, sessions from a file, all of it gone.")
                icon: "download"
                chevron: true
                onClicked: root.dataAsked()
            }
        }

        Words {
            visible: root.version !== ""
            text: qsTr("Torchside %1. Everything stays on this device.").arg(root.version)
            role: "small"
            quiet: true
            Layout.margins: Theme.gap8
        }
    }
}
