pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The table opened for phones: the code fills the screen until somebody is there, and below it stands who is.
PageFrame {
    id: root

    required property var phones // opens and closes the table, and knows who is there
    property bool hasHubs: false // it can be carried to one
    readonly property bool broad: width >= 900 && !Theme.bigText // who is there stands beside the code
    readonly property bool crowded: phoneRows.count > 0 || wishes.count > 0
    readonly property real codeSize: Math.min(codePlace.width, broad ? 520 : crowded ? 280 : 420, Math.max(200, height - barHeight - 200))

    signal back()
    signal hubAsked()

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

    // Placed by hand: Qt 6.4's layouts overlook words that break into lines while they lay out.
    ScrollColumn {
        anchors.fill: parent
        maximumWidth: root.broad ? 1040 : 720

        Item {
            visible: !root.phones.open
            implicitHeight: empty.implicitHeight
            Layout.fillWidth: true

            EmptyState {
                id: empty
                width: parent.width
                icon: "phone"
                headline: qsTr("The table is closed for phones")
                text: qsTr("What people may do with their phone follows from their seat: their own numbers, their own cards, their own dice. The screen here stays awake while the table is open.")
            }
        }

        QuietButton {
            visible: root.hasHubs && !root.phones.open
            text: qsTr("Carry to a hub")
            onClicked: root.hubAsked()
            Layout.alignment: Qt.AlignHCenter
        }

        Item {
            id: hall
            visible: root.phones.open
            implicitHeight: Math.max(codePlace.y + codePlace.height, people.y + people.height)
            Layout.fillWidth: true

            Column {
                id: wishPlace
                width: parent.width
                bottomPadding: wishes.count > 0 ? Theme.gap12 : 0
                spacing: Theme.gap12

                Repeater {
                    id: wishes
                    model: root.phones.wishes
                    WishCard {
                        width: hall.width
                        onAnswered: (device, yes) => root.phones.answer(device, yes)
                    }
                }
            }

            Column {
                id: codePlace
                y: wishPlace.height
                width: root.broad ? (hall.width - Theme.gap24) / 2 : hall.width
                spacing: Theme.gap8

                Words {
                    width: parent.width
                    text: root.phones.codeOf === "" ? qsTr("Scan to take your seat") : qsTr("Scan to sit at %1’s seat: good for one phone, once").arg(root.phones.codeOf)
                    role: "title"
                    weight: Font.Bold
                    horizontalAlignment: Text.AlignHCenter
                }

                CodeSquare {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: root.codeSize
                    height: root.codeSize
                    side: root.phones.codeSide
                    squares: root.phones.code
                    paper: Theme.paper
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("A code for the phone’s camera; the address below does the same.")
                }

                WholeWords {
                    width: parent.width
                    text: root.phones.addresses[root.phones.address] ?? ""
                    role: "title"
                    weight: Font.Bold
                    horizontalAlignment: Text.AlignHCenter
                }

                Words {
                    width: parent.width
                    text: qsTr("Typed in a browser, with the number %1; you then let them in.").arg(root.phones.pin)
                    role: "small"
                    quiet: true
                    horizontalAlignment: Text.AlignHCenter
                }

                QuietButton {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: root.phones.codeOf !== ""
                    width: Math.min(implicitWidth, parent.width)
                    text: qsTr("Show the code for everybody")
                    onClicked: root.phones.showCodeOf(-1)
                }
            }

            Column {
                id: people
                x: root.broad ? hall.width - width : 0
                y: codePlace.y + (root.broad ? Theme.gap24 + Theme.gap12 : codePlace.height + Theme.gap12)
                width: codePlace.width
                spacing: Theme.gap8

                Repeater {
                    id: phoneRows
                    model: root.phones.guests
                    PhoneRow {
                        width: people.width
                        onAsked: dialog.ask(device, seat, name, rights)
                    }
                }

                ChoiceRow {
                    visible: root.phones.addresses.length > 1
                    width: parent.width
                    text: qsTr("Not the same network? Try")
                    options: root.phones.addresses.map((address, index) => ({value: index, text: address}))
                    current: root.phones.address
                    onChosen: value => root.phones.address = value
                }

                Item {
                    width: 1
                    height: Theme.gap4
                }

                QuietButton {
                    width: parent.width
                    text: qsTr("Close the table for phones")
                    onClicked: root.phones.closeTable()
                }

                QuietButton {
                    visible: root.hasHubs
                    width: parent.width
                    text: qsTr("Carry to a hub")
                    onClicked: root.hubAsked()
                }

                Words {
                    width: parent.width
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
