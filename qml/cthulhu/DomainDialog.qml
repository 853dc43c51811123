pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// A touched domain: its resources, and whether it is drained.
TDialog {
    id: root

    required property CthulhuTable table
    property var domain: 0 // a number, or "events"
    property int resources: 0
    property bool drained: false
    readonly property bool asleep: table.phase === "setup" || table.over

    function ask(tile: DomainTile): void {
        domain = tile.events ? "events" : tile.index;
        resources = tile.resources;
        drained = tile.drained;
        open();
    }

    title: domain === "events" ? qsTr("The Events Domain") : qsTr("Domain %1").arg(domain + 1)
    actions: [
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    Stepper {
        text: qsTr("Resources")
        value: root.resources
        enabled: !root.asleep
        onMoved: value => {
            if (root.table.act({do: "domain", index: root.domain, by: value - root.resources}))
                root.resources = value;
        }
    }

    SwitchRow {
        text: qsTr("Drained")
        on: root.drained
        enabled: !root.asleep
        onSwitched: on => {
            if (root.table.act({do: "domain", index: root.domain, drained: on}))
                root.drained = on;
        }
    }
}
