pragma ComponentBehavior: Bound
import Torchside.Kit
import Torchside.Tables

// A round of a fight: everybody rolls, then the enemy strikes.
NowSheet {
    id: root

    required property DarkcastleTable table
    readonly property string next: table.callNames[table.nextToRoll] ?? ""

    signal restAsked()

    text: table.now
    detail: table.threat
    hasRule: true
    accent: Theme.gameColor("darkcastle")
    accentInk: Theme.gameInk("darkcastle")
    primaryText: qsTr("Defend")
    primaryWhyNot: table.whyNoDefend
    onPrimary: table.defend()

    QuietButton {
        visible: root.next !== ""
        text: qsTr("Throw for %1").arg(root.next)
        onClicked: root.table.throwDie(root.table.nextToRoll)
    }

    QuietButton {
        visible: root.table.whyNobodyRests === ""
        text: qsTr("Rest")
        onClicked: root.restAsked()
    }
}
