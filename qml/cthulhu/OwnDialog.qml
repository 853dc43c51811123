pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The table's hand on the player's characters that are remembered.
TDialog {
    id: root

    required property CthulhuTable table
    readonly property var all: table.own

    function ask(): void {
        open();
    }

    title: qsTr("Your characters")
    text: qsTr("Struggles change them by themselves; what else befalls them stands here.")
    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    Repeater {
        model: root.all.length

        Panel {
            id: one
            required property int index
            readonly property var own: root.all[index] ?? {id: "", name: "", status: "", statusText: "", wounds: 0}
            padding: Theme.gap12

            Words {
                text: qsTr("%1 · %2").arg(one.own.name).arg(one.own.statusText)
                weight: Font.DemiBold
            }

            ButtonFlow {
                Repeater {
                    model: [{status: "ready", text: qsTr("Ready")}, {status: "exhausted", text: qsTr("Exhausted")}, {status: "insane", text: qsTr("Insane")}]

                    QuietButton {
                        id: status
                        required property var modelData
                        visible: modelData.status !== one.own.status
                        text: modelData.text
                        onClicked: root.table.act({do: "mine", id: one.own.id, status: status.modelData.status})
                    }
                }

                QuietButton {
                    text: qsTr("Gone")
                    hint: qsTr("%1 leaves the list").arg(one.own.name)
                    danger: true
                    onClicked: root.table.act({do: "mine", id: one.own.id, gone: true})
                }
            }

            Stepper {
                text: qsTr("Wounds on it")
                value: one.own.wounds
                to: Theme.entry(root.table.limits("mine", "wounds"), "to")
                onMoved: value => root.table.act({do: "mine", id: one.own.id, wounds: value})
            }
        }
    }
}
