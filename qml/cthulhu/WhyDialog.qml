pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Why the Minion does what the sheet says. Touching a candidate asks why not that one.
TDialog {
    id: root

    required property CthulhuTable table
    readonly property int seq: table.seq
    property bool gaveWay: false // to one candidate's answer, and comes back after it

    signal lineAsked()
    signal whyNotAsked(string cardId, bool equal, bool costX)

    function ask(): void {
        open();
    }

    function comeBack(wanted: bool): void {
        if (gaveWay && wanted)
            open();
        gaveWay = false;
    }

    title: qsTr("Why?")
    maximumWidth: 560
    onSeqChanged: {
        gaveWay = false;
        close(); // another one was taken: what it told is past
    }
    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    // Made when it is asked for: else all who were weighed would be laid out at each step, for nobody.
    Repeater {
        model: root.visible ? 1 : 0
        ProofPanel {
            table: root.table
            Layout.fillWidth: true
            onWhyNotAsked: (cardId, equal, costX) => {
                root.close();
                root.gaveWay = true;
                root.whyNotAsked(cardId, equal, costX);
            }
            onLineAsked: {
                root.close();
                root.lineAsked();
            }
        }
    }
}
