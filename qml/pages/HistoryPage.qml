pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// Every step as a sentence, newest on top. A tap on one shows what to change on the table, then goes there.
PageFrame {
    id: root

    required property Table table
    property int target: 0 // the step that was tapped; 0 when none is
    property string targetTime
    readonly property var changes: target === 0 || target === table.seq ? [] : table.changesTo(target)

    signal back()

    function choose(seq: int, time: string): void {
        target = seq === table.seq ? 0 : seq;
        targetTime = time;
    }

    bar: TopBar {
        title: qsTr("History")
        subtitle: qsTr("tap a line to go there")
        showBack: true
        onBack: root.back()
    }

    sheet: ResyncSheet {
        visible: root.target !== 0
        sentences: root.changes
        backText: qsTr("Stay here")
        goText: root.target < root.table.seq ? qsTr("Back to %1").arg(root.targetTime) : qsTr("On to %1").arg(root.targetTime)
        onBack: root.target = 0
        onGo: {
            const to = root.target;
            root.target = 0;
            root.table.goTo(to);
        }
    }

    HistoryNote {
        id: noting
        width: parent.width
        onWritten: text => {
            if (root.table.note(text))
                clear();
        }
    }

    ListView {
        id: list
        x: Theme.gap8
        y: noting.height
        width: parent.width - 2 * Theme.gap8
        height: parent.height - y
        clip: true
        model: root.table.history
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("History")
        delegate: HistoryRow {
            width: list.width
            chosen: root.target === seq
            onClicked: if (!note) root.choose(seq, time)
        }
    }

    FocusSight {
        view: list
    }

    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap24, 420)
        visible: list.count === 0
        icon: "clock"
        headline: qsTr("Nothing has happened yet")
        text: qsTr("Every step of the game will stand here, and each can be taken back.")
    }
}
