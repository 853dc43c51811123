pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The player's domains: how many, what each has, and whether it is drained.
TDialog {
    id: root

    required property CthulhuTable table
    readonly property var all: table.ownDomains

    function ask(): void {
        open();
    }

    function lay(resources: var): void {
        table.act({do: "my-domains", resources: resources});
    }

    title: qsTr("Your domains")
    text: qsTr("Drained ones are cleared as your turn begins.")
    actions: [
        QuietButton {
            text: qsTr("Don’t count them")
            onClicked: {
                root.close();
                root.lay([]);
            }
        },
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    Repeater {
        model: root.all.length

        Stepper {
            id: domain
            required property int index
            text: qsTr("Domain %1").arg(index + 1)
            label: qsTr("Resources of your domain %1").arg(index + 1)
            value: root.all[index]?.resources ?? 0
            onMoved: value => root.table.act({do: "my-domain", index: domain.index, by: value - domain.value})
        }
    }

    QuietButton {
        visible: root.all.length < Theme.entry(root.table.limits("my-domains", "resources"), "most")
        text: qsTr("Another domain")
        icon: "plus"
        onClicked: root.lay(root.all.map(each => each.resources).concat([0]))
    }
}
