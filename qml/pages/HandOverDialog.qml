pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The code by which another device takes the pack; good as long as it stands here.
TDialog {
    id: root

    required property var hand // opens a way to the pack, and closes it

    function ask(): void {
        hand.begin();
        open();
    }

    title: qsTr("Hand over to another device")
    text: root.hand.trouble !== "" ? root.hand.trouble : qsTr("In the other Torchside: Packs, “Receive a pack”, and this address. Or scan the code: the pack comes as a file. It is good until you close this.")
    maximumWidth: 560
    mainAction: close
    onClosed: hand.end()
    actions: PrimaryButton {
        id: close
        text: qsTr("Close")
        onClicked: root.close()
    }

    CodeSquare {
        visible: root.hand.open
        implicitWidth: 260
        implicitHeight: 260
        side: root.hand.codeSide
        squares: root.hand.code
        paper: Theme.paper
        Layout.alignment: Qt.AlignHCenter
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("A code for the other device’s camera; the address below does the same.")
    }

    WholeWords {
        visible: root.hand.open
        text: root.hand.link.toLowerCase().replace("http://", "").replace(/\/pack\/(.*)/, (all, ticket) => "/pack/" + ticket.toUpperCase().replace(/(.{4})(?=.)/g, "$1 "))
        role: "lead"
        weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        Layout.fillWidth: true
    }

    ChoiceRow {
        visible: root.hand.addresses.length > 1
        text: qsTr("Not the same network? Try")
        options: root.hand.addresses.map((address, index) => ({value: index, text: address}))
        current: root.hand.address
        onChosen: value => root.hand.address = value
    }

    Words {
        visible: root.hand.taken > 0
        text: Grammar.said(qsTr("Taken %1 time{1:|s}."), [root.hand.taken])
        weight: Font.DemiBold
    }

    Words {
        visible: root.hand.open
        text: qsTr("The way is not encrypted: somebody in the same Wi-Fi who means harm could read the pack on its way.")
        role: "small"
        quiet: true
    }
}
