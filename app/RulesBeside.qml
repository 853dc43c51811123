pragma ComponentBehavior: Bound
import QtQuick
import Torchside.App
import Torchside.Kit

// The rules beside the table, which stays as it is, where the window has room for both.
Loader {
    id: root

    required property Shelf shelf
    required property Manual manual
    readonly property bool shown: item !== null

    signal packsAsked()

    function show(): void {
        if (!shown)
            setSource("RulesPane.qml", {manual: manual, game: shelf.table.game, gameTitle: shelf.table.gameTitle, nowRule: shelf.table.nowRule});
    }

    function showPassage(game: string, rule: string): void {
        show();
        (item as RulesPane).showPassage(game, rule);
    }

    function hide(): void {
        source = "";
    }

    width: shown ? (Theme.bigText ? 420 : 380) : 0

    Binding { target: root.item; property: "nowRule"; value: root.shelf.table?.nowRule ?? "" }

    Connections {
        target: root.item
        function onClosed(): void { root.hide(); }
        function onPacksAsked(): void { root.packsAsked(); }
    }
}
