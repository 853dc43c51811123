pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One player: the strength big, what this turn means to them, and the counters, which a tap on the row opens.
Item {
    id: root

    required property string name
    required property bool acting
    required property int characters
    required property int henchmen
    required property int offBoard
    required property int prisoners
    required property int equipment
    required property int strength
    required property string note
    required property string taken
    required property string pinned // the cards whose notes stand here
    required property var own
    required property bool eliminated
    required property bool leads // stands first in its side
    required property int most // of anything that is counted
    property int seat: 0
    property var ownLines: [] // what stands here by its name, with what is known of it
    property bool over: false
    property bool large: false // on a tablet
    property bool fixedOpen: false
    property bool startsOpen: false
    property bool opened: startsOpen
    readonly property bool shown: fixedOpen || opened
    readonly property bool counting: shown && !over
    readonly property bool canFree: counting && prisoners > 0
    readonly property bool cramped: Theme.bigText && width < 560

    signal changeBy(string what, int delta)
    signal padAsked(string title, string what, int value)
    signal freed()

    // By plain geometry: rows in rows of layouts come out too high on Qt 6.4.
    implicitHeight: freeing.y + (canFree ? freeing.height : 0)
    Layout.fillWidth: true
    onStartsOpenChanged: opened = startsOpen

    Divider {
        width: root.width
        visible: !root.leads
    }

    Pressable {
        id: header
        y: root.leads ? 0 : Theme.gap4
        height: implicitHeight
        enabled: !root.fixedOpen
        text: root.shown ? qsTr("%1, hide the counters").arg(root.name) : qsTr("%1, show the counters").arg(root.name)
        hint: qsTr("strength %1, %2 equipment cards, %3 in prison").arg(root.strength).arg(root.equipment).arg(root.prisoners) + (root.note !== "" ? ", " + root.note : "") + (root.taken !== "" ? ", " + root.taken : "") + (root.pinned !== "" ? ", " + root.pinned : "") + (root.ownLines.length > 0 ? ", " + root.ownLines.join(", ") : "")
        radius: Theme.radiusSmall
        ringGap: 0
        implicitHeight: Math.max(64, (root.cramped ? words.height + Theme.gap8 + stats.height : Math.max(words.height, stats.height)) + Theme.gap16)
        width: root.width
        onClicked: root.opened = !root.opened

        Column {
            id: words
            y: root.cramped ? Theme.gap8 : (parent.height - height) / 2
            width: Math.max(96, parent.width - (root.cramped ? 0 : stats.width + Theme.gap8))
            spacing: 2

            Words {
                width: parent.width
                text: root.name
                role: "lead"
                weight: Font.Bold
                oneLine: true
                Accessible.ignored: true
            }

            Words {
                width: parent.width
                visible: root.note !== ""
                text: root.note
                role: "small"
                color: root.eliminated ? Theme.hurt : Theme.soft
                Accessible.ignored: true
            }

            Words {
                width: parent.width
                visible: root.taken !== ""
                text: root.taken
                role: "small"
                color: Theme.torch
                Accessible.ignored: true
            }

            Words {
                width: parent.width
                visible: root.pinned !== ""
                text: root.pinned
                role: "small"
                color: Theme.soft
                Accessible.ignored: true
            }

            Words {
                width: parent.width
                visible: root.ownLines.length > 0
                text: root.ownLines.join("\n")
                role: "small"
                color: Theme.soft
                Accessible.ignored: true
            }
        }

        Row {
            id: stats
            x: root.cramped ? 0 : parent.width - width
            y: root.cramped ? parent.height - height - Theme.gap8 : (parent.height - height) / 2
            spacing: Theme.bigText ? Theme.gap16 : Theme.gap4

            Stat {
                width: Math.max(60, implicitWidth)
                value: root.strength
                label: qsTr("strength")
                role: "huge"
                figure: root.large && !Theme.bigText ? 64 : 0
                color: root.eliminated ? Theme.hurt : Theme.ink
            }

            Stat {
                anchors.bottom: parent.bottom
                width: Math.max(44, implicitWidth)
                value: root.equipment
                label: qsTr("cards")
            }

            Stat {
                anchors.bottom: parent.bottom
                width: Math.max(44, implicitWidth)
                value: root.prisoners
                label: qsTr("prison")
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: !root.fixedOpen
                name: root.shown ? "up" : "down"
                color: Theme.soft
                size: Math.round(Theme.icon * 0.7)
            }
        }
    }

    Item {
        id: counters
        y: header.y + header.height + Theme.gap4
        readonly property bool narrow: root.cramped
        readonly property real cell: narrow ? width : (width - Theme.gap8) / 2
        readonly property real line: first.implicitHeight + Theme.gap8
        visible: root.counting
        width: root.width
        height: line * (narrow ? 4 : 2)

        UnitCounter {
            id: first
            width: counters.cell
            caption: qsTr("characters")
            label: qsTr("%1: characters").arg(root.name)
            value: root.characters
            most: root.most
            onChangeBy: delta => root.changeBy("characters", delta)
            onPadRequested: root.padAsked(label, "characters", value)
        }

        UnitCounter {
            x: counters.narrow ? 0 : counters.cell + Theme.gap8
            y: counters.narrow ? counters.line : 0
            width: counters.cell
            caption: qsTr("henchmen")
            label: qsTr("%1: henchmen").arg(root.name)
            value: root.henchmen
            most: root.most
            onChangeBy: delta => root.changeBy("henchmen", delta)
            onPadRequested: root.padAsked(label, "henchmen", value)
        }

        UnitCounter {
            y: counters.line * (counters.narrow ? 2 : 1)
            width: counters.cell
            caption: qsTr("off the board")
            label: qsTr("%1: characters off the board").arg(root.name)
            value: root.offBoard
            most: root.most
            onChangeBy: delta => root.changeBy("offBoard", delta)
            onPadRequested: root.padAsked(label, "offBoard", value)
        }

        UnitCounter {
            x: counters.narrow ? 0 : counters.cell + Theme.gap8
            y: counters.line * (counters.narrow ? 3 : 1)
            width: counters.cell
            caption: qsTr("equipment")
            label: qsTr("%1: equipment").arg(root.name)
            value: root.equipment
            most: root.most
            onChangeBy: delta => root.changeBy("equipment", delta)
            onPadRequested: root.padAsked(label, "equipment", value)
        }
    }

    QuietButton {
        id: freeing
        y: counters.y + (root.counting ? counters.height + Theme.gap4 : -Theme.gap4)
        height: implicitHeight
        visible: root.canFree
        icon: "lock"
        role: "body"
        text: qsTr("Free one of %1’s prisoners").arg(root.name)
        width: Math.max(240, root.width) // no loop of bindings before the row has its place
        onClicked: root.freed()
    }
}
