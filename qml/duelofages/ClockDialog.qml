pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// How long the game may take, from now on.
TDialog {
    id: root

    required property DuelOfAgesTable table
    property int minutes: 90
    readonly property var limits: table.limits("clock", "minutes")

    title: qsTr("How long may the game take?")
    text: qsTr("The clock starts right away. When it runs out, the app suggests ending the game.")
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            text: qsTr("Start the clock")
            accent: Theme.gameColor("duelofages")
            accentInk: Theme.gameInk("duelofages")
            onClicked: {
                root.close();
                root.table.act({do: "clock", minutes: root.minutes});
            }
        }
    ]

    Stepper {
        text: qsTr("Minutes")
        value: root.minutes
        from: root.limits.from
        to: root.limits.to
        step: 5
        onMoved: value => root.minutes = value
    }
}
