pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// One value of a step as it was entered: by the game's own pad, dice or cards where it has some, else by the kit's fields.
ColumnLayout {
    id: root

    required property Table table
    required property CorrectionDraft draft
    required property var field
    property var cards // of a game that has some
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk
    readonly property var given: field ?? ({}) // while a form goes, there is none
    readonly property string kind: given.kind ?? ""
    readonly property var forms: ["values", "roll", "symbols", "dice", "monster", "treasure", "card", "story", "fighter", "sending"] // of games
    readonly property bool own: forms.indexOf(kind) >= 0
    readonly property string folder: table.game.charAt(0).toUpperCase() + table.game.slice(1)

    signal padAsked(string path, string label, int value, int from, int to)

    spacing: Theme.gap4
    Layout.fillWidth: true
    onOwnChanged: place()
    Component.onCompleted: place()

    function place(): void {
        if (own)
            form.setSource("qrc:/qt/qml/Torchside/" + folder + "/" + folder + "Entry.qml", cards ? {table: table, field: given, cards: cards} : {table: table, field: given});
        else
            form.source = "";
    }

    Words {
        visible: root.kind === "item"
        text: root.given.label ?? ""
        weight: Font.DemiBold
    }

    GridLayout {
        columns: Theme.bigText ? 1 : 2
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap4
        Layout.fillWidth: true

        Loader {
            id: form
            visible: root.own
            Layout.fillWidth: true
        }

        FieldRow {
            visible: !root.own && root.kind !== "item" && root.kind !== "list"
            field: root.own ? ({}) : root.field
            accent: root.accent
            accentInk: root.accentInk
            onAnswered: value => root.draft.set(root.given.path, value)
            onCleared: root.draft.clear(root.given.path)
            onPadAsked: (label, value, from, to) => root.padAsked(root.given.path, label, value, from, to)
        }

        LinkButton {
            visible: root.given.removable === true
            icon: "minus"
            text: qsTr("Take out")
            hint: root.given.label ?? ""
            color: root.accent
            Layout.alignment: Qt.AlignBottom
            onClicked: root.draft.clear(root.given.path)
        }
    }

    Binding {
        when: form.item !== null && root.own
        target: form.item
        property: "field"
        value: root.given
    }

    Connections {
        target: form.item
        ignoreUnknownSignals: true
        function onAnswered(value: var): void { root.draft.set(root.given.path, value); }
        function onAllAnswered(values: var): void { root.draft.setAll(values); }
        function onPadAsked(): void { root.padAsked(root.given.path, root.given.label, root.given.value ?? 0, root.given.from, root.given.to); }
    }

    LinkButton {
        visible: root.kind === "list"
        icon: "plus"
        text: qsTr("%1: one more").arg(root.given.label ?? "")
        color: root.accent
        onClicked: root.draft.add(root.given.path)
    }
}
