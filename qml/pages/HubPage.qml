pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The table's way to a hub and home again: where to, by which code others come in there, and back.
PageFrame {
    id: root

    required property var hub // carries it
    readonly property string phase: hub.phase
    readonly property bool here: phase === ""
    readonly property bool there: phase === "there"
    readonly property real codeSize: Math.min(hall.width, 420, Math.max(180, height - barHeight - (sideways ? 0 : sheetHeight) - 170))

    signal back()

    onPhaseChanged: if (phase === "" && hub.trouble === "")
        back() // it is home

    bar: TopBar {
        title: root.here || root.hub.hub === "" ? qsTr("Carry to a hub") : root.hub.hub
        subtitle: root.hub.said
        showBack: true
        onBack: root.back()
    }

    sheet: Sheet {
        visible: root.phase !== "coming" || root.hub.silent || root.hub.trouble !== ""
        main: go
        content: Words {
            readonly property string told: root.hub.trouble !== "" ? root.hub.trouble : root.there || root.hub.silent ? root.hub.news : ""
            readonly property string held: root.hub.waiting > 0 ? Grammar.said(qsTr("%1 tap{1:|s} {1:waits|wait}."), [root.hub.waiting]) : ""
            visible: text !== ""
            text: Theme.joined([told, held], " ")
            quiet: root.hub.trouble === "" && !root.hub.silent
        }

        PrimaryButton {
            id: go
            readonly property bool stuck: root.hub.silent || root.hub.trouble !== ""
            readonly property string missing: address.text.trim() === "" ? address.label : code.text.trim() === "" ? code.label : ""
            text: root.here ? qsTr("Carry the table there") : root.phase === "going" ? qsTr("Stay here after all") : root.phase === "parted" ? qsTr("Understood") : root.phase === "left" ? qsTr("Forget this hub") : stuck ? qsTr("Play on here") : qsTr("Take it home")
            whyNot: root.here && missing !== "" ? qsTr("“%1” is missing.").arg(missing) : ""
            onClicked: {
                if (root.here)
                    root.hub.carry(address.text, code.text);
                else if (root.phase === "going")
                    root.hub.stay();
                else if (root.phase === "parted" || root.phase === "left")
                    root.hub.understood();
                else if (stuck)
                    root.hub.playOn();
                else
                    root.hub.takeHome();
            }
        }
    }

    ScrollColumn {
        anchors.fill: parent
        maximumWidth: 720

        TTextField {
            id: address
            visible: root.here
            label: qsTr("The hub’s address")
            placeholder: "192.168.1.20:7777"
            text: root.hub.lastAddress()
            inputMethodHints: Qt.ImhUrlCharactersOnly | Qt.ImhNoPredictiveText
            maximumLength: 200
            onAccepted: code.focusNow()
            Layout.fillWidth: true
        }

        TTextField {
            id: code
            visible: root.here
            label: qsTr("The hub’s code")
            placeholder: "ABCDE-23456"
            inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhPreferUppercase
            maximumLength: 40
            onAccepted: go.trigger()
            Layout.fillWidth: true
        }

        Words {
            visible: root.here
            text: qsTr("Whoever runs the hub can tell you both. Phones that are at this table now will have to scan the table’s new code.")
            role: "small"
            quiet: true
            Layout.fillWidth: true
        }

        Words {
            visible: root.here
            text: qsTr("A hub has many tables: a club’s evening, or friends far away. Everybody sits down there by a code, in any browser, and you play on here as before. When the evening is over, or the hub is gone, the table comes home with all that was done.")
            Layout.fillWidth: true
        }

        // Placed by hand: Qt 6.4's layouts overlook words that break into lines while they lay out.
        Item {
            id: hall
            visible: root.there
            implicitHeight: way.implicitHeight
            Layout.fillWidth: true

            Column {
                id: way
                width: parent.width
                spacing: Theme.gap8

                Words {
                    width: parent.width
                    text: qsTr("Scan to sit down at the hub")
                    role: "title"
                    weight: Font.Bold
                    horizontalAlignment: Text.AlignHCenter
                }

                CodeSquare {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: root.codeSize
                    height: root.codeSize
                    side: root.hub.codeSide
                    squares: root.hub.code
                    paper: Theme.paper
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("A code for the phone’s camera; the address below does the same.")
                }

                WholeWords {
                    width: parent.width
                    text: root.hub.address
                    role: "title"
                    weight: Font.Bold
                    horizontalAlignment: Text.AlignHCenter
                }

                Words {
                    width: parent.width
                    text: qsTr("Typed in a browser, with the number %1.").arg(root.hub.pin)
                    role: "small"
                    quiet: true
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }

        Item {
            visible: !root.here && !root.there
            implicitHeight: station.implicitHeight
            Layout.fillWidth: true

            EmptyState {
                id: station
                width: parent.width
                icon: "phone"
                headline: root.phase === "going" ? qsTr("On its way to the hub") : root.phase === "coming" ? qsTr("On its way home") : qsTr("The table is here")
                text: root.hub.news
            }
        }
    }
}
