pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The table opened for phones: the code fills the screen until somebody is there, and below it stands who is.
PageFrame {
    id: root

    required property var phones // opens and closes the table, and knows who is there
    readonly property real codeSize: Math.min(column.width, Math.max(200, height - barHeight - 300))

    signal back()

    bar: TopBar {
        title: qsTr("Phones at the table")
        subtitle: root.phones.open ? Grammar.said(qsTr("%1 phone{1:|s} here"), [root.phones.here]) : qsTr("everybody’s own seat, in any browser")
        showBack: true
        onBack: root.back()
    }

    sheet: Sheet {
        visible: !root.phones.open
        main: openButton
        content: Words {
            text: root.phones.trouble !== "" ? root.phones.trouble : qsTr("Whoever scans the code has their own seat on their own phone. Nothing to install, no account; it stays in this Wi-Fi.")
            quiet: root.phones.trouble === ""
        }

        PrimaryButton {
            id: openButton
            text: root.phones.trouble === "" ? qsTr("Open the table") : qsTr("Try again")
            onClicked: root.phones.openTable()
        }
    }

    ScrollColumn {
        id: column
        anchors.fill: parent

        EmptyState {
            visible: !root.phones.open
            icon: "phone"
            headline: qsTr("The table is closed for phones")
            text: qsTr("What people may do with their phone follows from their seat: their own numbers, their own cards, their own dice. The screen here stays awake while the table is open.")
        }

        Repeater {
            model: root.phones.wishes
            WishCard {
                onAnswered: (device, yes) => root.phones.answer(device, yes)
            }
        }

        Words {
            visible: root.phones.open
            Layout.fillWidth: true
            text: root.phones.codeOf === "" ? qsTr("Scan to take your seat") : qsTr("Scan to sit at %1’s seat: good for one phone, once").arg(root.phones.codeOf)
            role: "title"
            weight: Font.Bold
            horizontalAlignment: Text.AlignHCenter
        }

        CodeSquare {
            visible: root.phones.open
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: root.codeSize
            Layout.preferredHeight: root.codeSize
            side: root.phones.codeSide
            squares: root.phones.code
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("A code for the phone’s camera; the address below does the same.")
        }

        Words {
            visible: root.phones.open
            Layout.fillWidth: true
            text: root.phones.addresses[root.phones.address] ?? ""
            role: "title"
            weight: Font.Bold
            horizontalAlignment: Text.AlignHCenter
        }

        Words {
            visible: root.phones.open
            Layout.fillWidth: true
            text: qsTr("Typed in a browser, with the number %1; you then let them in.").arg(root.phones.pin)
            role: "small"
            quiet: true
            horizontalAlignment: Text.AlignHCenter
        }

        QuietButton {
            visible: root.phones.codeOf !== ""
            Layout.alignment: Qt.AlignHCenter
            text: qsTr("Show the code for everybody")
            onClicked: root.phones.showCodeOf(-1)
        }

        ChoiceRow {
            visible: root.phones.addresses.length > 1
            text: qsTr("Not the same network? Try")
            options: root.phones.addresses.map((address, index) => ({value: index, text: address}))
            current: root.phones.address
            onChosen: value => root.phones.address = value
        }

        Panel {
            visible: root.phones.open && phoneRows.count > 0
            spacing: 0
            padding: Theme.gap8

            Repeater {
                id: phoneRows
                model: root.phones.guests
                PhoneRow {
                    onAsked: dialog.ask(device, seat, name, rights)
                }
            }
        }

        QuietButton {
            visible: root.phones.open
            Layout.fillWidth: true
            text: qsTr("Close the table for phones")
            onClicked: root.phones.closeTable()
        }

        Words {
            visible: root.phones.open
            Layout.fillWidth: true
            text: qsTr("The way is not encrypted: somebody in the same Wi-Fi who means harm could listen or change what is sent.")
            role: "small"
            quiet: true
        }
    }

    PhoneDialog {
        id: dialog
        phones: root.phones
    }
}
