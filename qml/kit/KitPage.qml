pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// Every component of the kit on one page, for the picture gallery.
PageFrame {
    id: root

    readonly property real wholeHeight: barHeight + column.contentHeight + (sheet ? sheet.implicitHeight : 0)

    function openPad(): void {
        pad.open(qsTr("Ann’s life"), 72, 0, 100);
        pad.type("15");
    }

    function openConfirm(turn: int): void {
        confirm.rotation = turn;
        confirm.open();
    }

    function showToast(): void {
        toast.show(qsTr("Ann loses 10 life by poison."), qsTr("Undo"));
    }

    bar: TopBar {
        title: qsTr("Encounter 4 of 9")
        subtitle: qsTr("Round 2 · attacks")
        tableMode: true
        canUndo: true
        undoHint: qsTr("Ann strikes for 17")
    }

    ScrollColumn {
        id: column
        anchors.fill: parent

        KitTableShow {
            onPadWanted: root.openPad()
        }

        KitButtonShow {
            onRefused: why => toast.tell(why)
        }

        KitFormShow {}

        ResyncSheet {
            Layout.fillWidth: true
            sentences: [qsTr("Give Ann 10 life back: 25 → 35"), qsTr("Give Bo 20 life back: 80 → 100"), qsTr("Put Cy’s attack back on the stack")]
            backText: qsTr("Back to 21:14")
        }

        EmptyState {
            icon: "clock"
            headline: qsTr("No evening yet")
            text: qsTr("When a game ends, its story is kept here: the graph, the turns that decided it, the result.")
            buttonText: qsTr("Start a game")
        }
    }

    sheet: NowSheet {
        text: qsTr("Cy turns the attack card. 44 or more kills the Troll.")
        detail: qsTr("The killing blow earns the creature’s prestige.")
        primaryText: qsTr("Enter Cy’s attack")
        hasRule: true

        QuietButton { text: qsTr("No attack") }
    }

    NumberPad {
        id: pad
    }

    ConfirmDialog {
        id: confirm
        title: qsTr("Does Ann change sides?")
        text: qsTr("The Loner asks Ann first. Two allies against none: she may refuse, and then Bo is asked.")
        confirmText: qsTr("She joins")
        cancelText: qsTr("She refuses")
    }

    Toast {
        id: toast
        parent: root
        anchors.fill: parent
        bottomMargin: root.sheetHeight + Theme.gap12
    }
}
