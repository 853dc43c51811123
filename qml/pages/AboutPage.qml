pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// What the app is, what it is made of, and under which terms.
PageFrame {
    id: root

    property string version
    property bool inBrowser: Qt.platform.os === "wasm"

    signal back()

    bar: TopBar {
        title: qsTr("About Torchside")
        showBack: true
        onBack: root.back()
    }

    ScrollColumn {
        anchors.fill: parent

        Panel {
            Words {
                text: root.version === "" ? "Torchside" : qsTr("Torchside %1").arg(root.version)
                role: "title"
                heading: true
            }
            Words {
                text: qsTr("The companion that lies on the table beside a physical game. It needs no network, asks for no account and sends nothing anywhere.")
            }
            Words {
                text: qsTr("Torchside is free software under the MIT licence. The games belong to their publishers; none of their cards, pictures or texts are in here.")
            }
            Words {
                visible: root.inBrowser
                text: qsTr("As a page in a browser, together with Qt, it comes under the GNU GPL, version 3.")
            }
            QuietButton {
                visible: root.inBrowser
                text: qsTr("Get the sources")
                onClicked: Qt.openUrlExternally("torchside-source.tar.gz")
            }
        }

        SectionTitle {
            text: qsTr("Made with")
        }

        Panel {
            spacing: 0

            Repeater {
                model: [
                    {what: "Qt", terms: qsTr("The window, sounds and speech. GNU LGPL, version 3: you may replace it by another build of yours.")},
                    {what: "SQLite", terms: qsTr("Keeps the sessions and searches the rules. In the public domain.")},
                    {what: "Roboto", terms: qsTr("The letters, where the system brings none of its own that read well. Apache licence, version 2.")}
                ]

                ListRow {
                    required property var modelData
                    text: modelData.what
                    detail: modelData.terms
                    interactive: false
                    divider: modelData.what !== "Roboto"
                }
            }
        }

        Words {
            text: qsTr("The sounds and symbols are our own.")
            role: "small"
            quiet: true
            Layout.margins: Theme.gap8
        }
    }
}
