pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// A question to one person: become the Loner, name who is asked first, or choose a new partner.
TableSheet {
    id: root

    required property DuelOfAgesTable table
    readonly property bool yesOrNo: table.offerKind === "loner"
    readonly property string ally: table.seats[table.ally] ?? ""

    caption: qsTr("Question")
    shown: table
    text: table.stepText
    detail: Theme.bigText ? "" : table.asides[0]?.text ?? "" // there the page says it
    accent: Theme.gameColor("duelofages")
    accentInk: Theme.gameInk("duelofages")
    primaryText: yesOrNo ? qsTr("Yes, be the Loner") : ""
    onPrimary: table.act({do: "answer", player: table.asking, accept: true})

    QuietButton {
        visible: root.yesOrNo
        text: qsTr("No")
        onClicked: root.table.act({do: "answer", player: root.table.asking, accept: false})
    }

    QuietButton {
        visible: root.table.offerKind === "partner"
        text: Theme.bigText ? qsTr("Stay") : qsTr("Stay with %1").arg(root.ally)
        hint: root.ally
        onClicked: root.table.act({do: "answer", player: root.table.asking, accept: false})
    }

    Repeater {
        model: 2
        QuietButton {
            required property int index
            readonly property int seat: root.table.choices[index] ?? -1
            readonly property string name: root.table.seats[seat] ?? ""
            visible: seat >= 0
            text: root.table.offerKind === "choose" ? qsTr("%1 is asked first").arg(name) : qsTr("Go with %1").arg(name)
            onClicked: {
                if (root.table.offerKind === "choose")
                    root.table.act({do: "choose", player: seat});
                else
                    root.table.act({do: "answer", player: root.table.asking, accept: true, partner: seat});
            }
        }
    }
}
