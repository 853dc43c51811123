pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The table opened for phones: the code fills the screen until somebody is there, and below it stands who is.
PageFrame {
    id: root

    required property var phones // opens and closes the table, and knows who is there
    readonly property bool broad: width >= 900 && !Theme.bigText // who is there stands beside the code
    readonly property bool crowded: phoneRows.count > 0 || wishes.count > 0
    readonly property real codeSize: Math.min(codePlace.width, broad ? 560 : crowded ? 300 : 420, Math.max(200, height - barHeight - 220))

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
        anchors.fill: parent
        maximumWidth: root.broad ? 1040 : 720

        EmptyState {
            visible: !root.phones.open
            icon: "phone"
            headline: qsTr("The table is closed for phones")
            text: qsTr("What people may do with their phone follows from their seat: their own numbers, their own cards, their own dice. The screen here stays awake while the table is open.")
        }

        GridLayout {
            visible: root.phones.open
            columns: root.broad ? 2 : 1
            columnSpacing: Theme.gap24
            rowSpacing: Theme.gap12
            Layout.fillWidth: true

            ColumnLayout {
                visible: root.phones.open && wishes.count > 0
                spacing: Theme.gap12
                Layout.fillWidth: true
                Layout.columnSpan: root.broad ? 2 : 1

                Repeater {
                    id: wishes
                    model: root.phones.wishes
                    WishCard {
                        onAnswered: (device, yes) => root.phones.answer(device, yes)
                    }
                }
            }

            ColumnLayout {
                id: codePlace
                spacing: Theme.gap8
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop

                Words {
                    text: root.phones.codeOf === "" ? qsTr("Scan to take your seat") : qsTr("Scan to sit at %1’s seat: good for one phone, once").arg(root.phones.codeOf)
                    role: "title"
                    weight: Font.Bold
                    horizontalAlignment: Text.AlignHCenter
                }

                CodeSquare {
                    Layout.alignment: Qt.AlignHCenter
                    Layout.preferredWidth: root.codeSize
                    Layout.preferredHeight: root.codeSize
                    side: root.phones.codeSide
                    squares: root.phones.code
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("A code for the phone’s camera; the address below does the same.")
                }

                Words {
                    text: root.phones.addresses[root.phones.address] ?? ""
                    role: "title"
                    weight: Font.Bold
                    horizontalAlignment: Text.AlignHCenter
                }

                Words {
                    text: qsTr("Typed in a browser, with the number %1; you then let them in.").arg(root.phones.pin)
                    role: "small"
                    quiet: true
                    horizontalAlignment: Text.AlignHCenter
                }

                QuietButton {
                    visible: root.phones.codeOf !== ""
                    text: qsTr("Show the code for everybody")
                    Layout.alignment: Qt.AlignHCenter
                    onClicked: root.phones.showCodeOf(-1)
                }
            }

            ColumnLayout {
                spacing: Theme.gap8
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: root.broad ? Theme.gap24 + Theme.gap12 : 0

                Repeater {
                    id: phoneRows
                    model: root.phones.guests
                    PhoneRow {
                        onAsked: dialog.ask(device, seat, name, rights)
                    }
                }

                ChoiceRow {
                    visible: root.phones.addresses.length > 1
                    text: qsTr("Not the same network? Try")
                    options: root.phones.addresses.map((address, index) => ({value: index, text: address}))
                    current: root.phones.address
                    onChosen: value => root.phones.address = value
                }

                QuietButton {
                    text: qsTr("Close the table for phones")
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.gap8
                    onClicked: root.phones.closeTable()
                }

                Words {
                    text: qsTr("The way is not encrypted: somebody in the same Wi-Fi who means harm could listen or change what is sent.")
                    role: "small"
                    quiet: true
                }
            }
        }
    }

    PhoneDialog {
        id: dialog
        phones: root.phones
    }
}
