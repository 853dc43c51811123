pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// What an attack card showed, on the keys it was entered with.
ColumnLayout {
    id: root

    required property CutthroatTable table
    required property var field // {label, value, set, from, to}

    signal answered(var value)
    signal padAsked()

    spacing: Theme.gap4

    Words {
        text: root.field.label ?? ""
        role: "small"
        quiet: true
    }

    ValueGrid {
        values: root.table.values
        current: root.field.set ? root.field.value : -1
        ground: Theme.raised
        offersOther: true
        onChosen: value => root.answered(value)
        onOtherAsked: root.padAsked()
    }
}
