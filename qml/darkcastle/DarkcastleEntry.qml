pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Dice as they fell: a prisoner's face, the enemy's row, so many of each.
ColumnLayout {
    id: root

    required property DarkcastleTable table
    required property var field // {kind: roll|symbols|dice, path, label, value, set, from, to}
    readonly property string kind: field.kind ?? ""
    readonly property string key: (field.path ?? "").split(".").pop()
    readonly property var symbols: ["might", "cunning", "wisdom"]
    readonly property var row: kind === "symbols" ? field.value ?? [] : []

    signal answered(var value)
    signal allAnswered(var values)

    spacing: Theme.gap8

    Words {
        visible: root.kind !== "dice"
        text: root.field.label ?? ""
        role: "small"
        quiet: true
    }

    // As they lie: a tap takes one away.
    Flow {
        visible: root.row.length > 0
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.row.length

            FaceDie {
                id: lying
                required property int index
                symbol: root.row[index] ?? "might"
                interactive: true
                checkable: false
                hint: qsTr("Takes it out again")
                onClicked: root.answered(root.row.filter((symbol, i) => i !== lying.index))
            }
        }
    }

    Flow {
        visible: root.kind !== "dice"
        spacing: Theme.gap8
        Layout.fillWidth: true

        Repeater {
            model: root.kind === "roll" ? [false, true] : root.kind === "symbols" ? [false] : []

            Row {
                id: kinds
                required property bool modelData
                spacing: Theme.gap8

                Repeater {
                    model: root.symbols

                    FaceDie {
                        required property string modelData
                        symbol: modelData
                        isDouble: kinds.modelData
                        ivory: root.kind === "roll"
                        interactive: true
                        checkable: root.kind === "roll"
                        selected: root.kind === "roll" && root.field.set && root.field.value === symbol && root.field.isDouble === isDouble
                        hint: root.kind === "roll" ? "" : qsTr("One more of these")
                        onClicked: {
                            if (root.kind === "symbols")
                                root.answered(root.row.concat([symbol]));
                            else
                                root.allAnswered({[root.field.path]: symbol, [root.field.doublePath]: isDouble});
                        }
                    }
                }
            }
        }
    }

    RowLayout {
        visible: root.kind === "dice"
        spacing: Theme.gap12

        FaceDie {
            id: die
            symbol: root.symbols.indexOf(root.key) >= 0 ? root.key : "might"
            implicitWidth: Theme.touch
        }

        Stepper {
            text: Theme.bigText ? "" : root.field.label ?? ""
            label: root.field.label ?? ""
            value: root.kind === "dice" && root.field.set ? root.field.value : 0
            from: root.field.from ?? 0
            to: root.field.to ?? 0
            onMoved: value => root.answered(value)
        }
    }
}
