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
    signal storyAsked()
    signal pastAsked(string title, string path) // what a counter has been

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
