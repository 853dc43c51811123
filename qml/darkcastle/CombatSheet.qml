pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// A round of a fight: everybody rolls, then the enemy strikes.
TableSheet {
    id: root

    required property DarkcastleTable table
    readonly property string next: table.callNames[table.nextToRoll] ?? ""

    signal restAsked()

    shown: table
    text: table.stepText
    detail: Theme.bigText ? "" : table.threat
    accent: Theme.gameColor("darkcastle")
    accentInk: Theme.gameInk("darkcastle")
    primaryText: qsTr("Defend")
    primaryWhyNot: table.whyNoDefend
    onPrimary: table.act({do: "defend"})

    QuietButton {
        visible: root.next !== ""
        text: Theme.bigText ? qsTr("Roll") : root.next.length > 12 ? qsTr("Roll the die") : qsTr("Roll for %1").arg(root.next)
        hint: root.next
        onClicked: root.table.act({do: "roll", character: root.table.nextToRoll})
    }

    QuietButton {
        visible: root.table.whyNobodyRests === ""
        text: qsTr("Rest")
        onClicked: root.restAsked()
    }
}
