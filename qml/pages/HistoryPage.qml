pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Torchside.Kit
import Torchside.Tables

// Every step as a sentence, newest on top. A tap on one shows what to change on the table, then goes there.
PageFrame {
    id: root

    required property Table table
    property int asked: 0 // the step that somebody came for; 0 for none
    property int target: 0 // the step that was tapped; 0 when none is
    property string targetTime
    readonly property var changes: table.beat >= 0 && target !== 0 && target !== table.seq ? table.changesTo(target) : []

    signal back()
    signal storyAsked()
    signal correctionAsked(int seq, bool putsIn)

    Component.onCompleted: {
        if (asked < 1)
            return;
        const entry = table.entryOf(asked);
        choose(asked, Theme.entry(entry, "time") ?? "");
        list.positionViewAtIndex(Theme.entry(entry, "row") ?? 0, ListView.Center);
    }

    T.StackView.onDeactivating: noting.save()

    function choose(seq: int, time: string): void {
        target = seq === table.seq ? 0 : seq;
        targetTime = time;
    }

    bar: TopBar {
        title: qsTr("History")
        subtitle: qsTr("tap a line to go there")
        showBack: true
        onBack: root.back()

        IconButton {
            icon: "graph"
            text: qsTr("The evening so far")
            onClicked: root.storyAsked()
        }
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
        longest: Theme.entry(root.table.limits("note", "text"), "longest")
        x: list.x - Theme.gap8
        width: list.width + 2 * Theme.gap8
        onWritten: text => {
            if (root.table.note(text))
                clear();
        }
    }

    ListView {
        id: list
        x: Math.max(Theme.gap8, (parent.width - root.columnWidth) / 2)
        y: noting.height
        width: parent.width - 2 * x
        height: parent.height - y
        clip: true
        model: root.table.history
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("History")
        delegate: HistoryRow {
            width: list.width
            game: root.table.game
            chosen: root.target === seq
            onClicked: if (!note) root.choose(seq, time)
            onMendAsked: root.correctionAsked(seq, false)
            onPutInAsked: root.correctionAsked(seq, true)
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
        text: qsTr("Every step of the game will show up here, and you can go back to any of them.")
    }
}
