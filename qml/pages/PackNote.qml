import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The group's own short note on what lies here, beneath its name.
Words {
    id: root

    required property Table table
    required property var kinds // it may be of, the likeliest first
    required property string name
    property bool named: false // where the name doesn't stand above it
    readonly property string note: table.packs && table.packs.beat >= 0 && name !== "" ? table.packs.note(table.game, kinds, name) : ""

    visible: note !== ""
    text: named && note !== "" ? "%1: %2".arg(name).arg(note) : note
    role: "small"
    quiet: true
    Layout.fillWidth: true
}
