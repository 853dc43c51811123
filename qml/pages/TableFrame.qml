pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The frame of every game's page: the bar that says where we are and takes steps back; the game fills the rest.
PageFrame {
    id: root

    required property Table shown // the game's own table, which its page declares as `table`

    signal leave()
    signal historyAsked()
    signal rulesAsked()
    signal ruleAsked(string rule)
    signal whyAsked(string why)

    // What was heard last, so that only what is new is told.
    property int heardSeq: 0
    property string heardStep
    property string heardNow

    function hear(): void {
        heardSeq = shown.seq;
        heardStep = shown.undoHint;
        heardNow = shown.now;
    }

    // The step that was made, then what the table does next. What was taken back, the app's toast tells.
    function tellNews(): void {
        const step = shown.seq >= heardSeq && shown.undoHint !== heardStep ? shown.undoHint : "";
        const now = shown.now !== heardNow ? shown.now : "";
        hear();
        if (visible)
            announcer.tell(Theme.joined([step, now], " "));
    }

    Component.onCompleted: hear()

    Announcer {
        id: announcer
    }

    Connections {
        target: root.shown
        function onChanged(): void {
            root.tellNews();
        }
    }

    bar: TopBar {
        title: root.shown.heading
        subtitle: root.shown.subheading
        showBack: true
        tableMode: true
        canUndo: root.shown.canUndo
        canRedo: root.shown.canRedo
        undoHint: root.shown.undoHint
        onUndo: root.shown.undo()
        onRedo: root.shown.redo()
        onHistory: root.historyAsked()
        onRules: root.rulesAsked()
        onBack: root.leave()
    }
}
