pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// The one thing to do now, large; the reason beneath, the whole proof on request. What the step asks for comes as `body`.
Panel {
    id: root

    required property CthulhuTable table
    property bool proving: false
    property bool told: true // the words stand here, not in the sheet
    property bool asks: false // the step wants more than a button
    default property alias body: slot.data
    readonly property int seq: table.seq // a step further, or back
    readonly property var lines: table.why
    readonly property var foresight: table.foresight
    readonly property bool foresees: foresight.rows !== undefined
    readonly property bool thinks: table.pondering.shown
    // All that is left for it is to lead to the reason and the rule: then the sheet does so.
    readonly property bool bare: !told && !asks && !proving && !thinks && candidates.count === 0 && table.gist === ""

    signal lineAsked()
    signal ruleAsked()
    signal whyNotAsked(string cardId, bool equal, bool costX)

    tint: Theme.gameTint("cthulhu")
    outline: Theme.contrast ? Theme.line : Theme.mix(Theme.ground, Theme.gameColor("cthulhu"), 0.45)
    spacing: Theme.gap8
    onSeqChanged: proving = false

    Words {
        visible: root.told
        text: root.table.caption
        role: "small"
        weight: Font.Bold
        caps: true
        color: Theme.gameColor("cthulhu")
        heading: true
    }

    Words {
        visible: root.told && !root.thinks
        text: root.table.say
        role: text.length > 150 ? "lead" : text.length > 70 ? "title" : "head"
        weight: Font.Bold
        Accessible.role: Accessible.AlertMessage
    }

    PonderPanel {
        visible: root.thinks
        pondering: root.table.pondering
    }

    Words {
        visible: root.table.gist !== ""
        text: root.table.gist
        role: "lead"
        quiet: true
    }

    Column {
        id: slot
        visible: root.asks
        Layout.fillWidth: true
    }

    CandidateTable {
        id: candidates
        visible: count > 0
        table: root.table
        onAsked: (cardId, equal, costX) => root.whyNotAsked(cardId, equal, costX)
    }

    ForesightTable {
        visible: root.proving && root.foresees
        told: root.foresight
    }

    Repeater {
        model: root.proving ? root.lines.length : 0

        Words {
            required property int index
            text: root.lines[index] ?? ""
            role: "small"
            quiet: true
        }
    }

    Flow {
        spacing: 0
        Layout.fillWidth: true
        Layout.leftMargin: -Theme.gap8
        Layout.bottomMargin: -Theme.gap8

        LinkButton {
            visible: root.lines.length > 0 || root.foresees
            text: root.proving ? qsTr("Hide the proof") : qsTr("Why?")
            color: Theme.gameColor("cthulhu")
            onClicked: root.proving = !root.proving
        }

        LinkButton {
            visible: root.foresees
            text: qsTr("Why not another line?")
            color: Theme.gameColor("cthulhu")
            onClicked: root.lineAsked()
        }

        LinkButton {
            text: qsTr("The rule")
            icon: "book"
            color: Theme.gameColor("cthulhu")
            onClicked: root.ruleAsked()
        }
    }
}
