pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// What is fought: its life with the part that this round's stack takes, its prestige, and the stack itself.
Panel {
    id: root

    required property CutthroatTable table
    property bool tall: false // on a tablet, beside the seats: its life as large as theirs
    property real room: 1000 // how much of it is seen
    readonly property bool few: tall && stack.count <= 4 && room >= 490
    readonly property int rest: Math.max(0, table.life - table.pending)
    readonly property bool dead: table.hasLife && table.life === 0

    signal moreAsked()

    padding: Theme.gap16
    spacing: Theme.gap4
    Accessible.role: Accessible.Grouping
    Accessible.name: table.creature

    // Placed by hand: a layout gives the row of a name that wraps another height than its own.
    Item {
        id: head
        readonly property real marksWidth: prestige.implicitWidth + Theme.gap8 + more.width - Theme.gap12
        readonly property real marksY: Theme.bigText ? name.height : 0
        readonly property real marksHeight: Theme.bigText ? marks : Math.max(name.height, marks)
        readonly property real marks: Math.max(more.height - 2 * Theme.gap4, prestige.height)
        implicitHeight: marksY + marksHeight
        Layout.fillWidth: true
        Layout.topMargin: -Theme.gap4

        Words {
            id: name
            y: Theme.bigText ? 0 : (head.height - height) / 2
            width: Theme.bigText ? head.width : head.width - head.marksWidth - Theme.gap8
            text: root.table.creature
            role: Theme.bigText ? "title" : "head"
            heading: true
        }

        IconText {
            id: prestige
            x: Theme.bigText ? 0 : head.width - head.marksWidth
            y: head.marksY + (head.marksHeight - height) / 2
            icon: "star"
            filled: true
            text: root.table.prestige
            role: "lead"
            weight: Font.Bold
            color: Theme.prestige
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 prestige").arg(root.table.prestige)
        }

        IconButton {
            id: more
            x: head.width - width + Theme.gap12
            y: head.marksY + (head.marksHeight - height) / 2
            icon: "more"
            color: Theme.soft
            text: qsTr("Something else happens")
            onClicked: root.moreAsked()
        }
    }

    Words {
        visible: text !== ""
        text: root.table.about
        role: "small"
        quiet: true
        Layout.topMargin: -Theme.gap4
        Layout.bottomMargin: Theme.gap4
    }

    PackNote {
        table: root.table
        kinds: ["creature"]
        name: root.table.creature
        Layout.topMargin: -Theme.gap4
        Layout.bottomMargin: Theme.gap4
    }

    Words {
        visible: root.tall && root.room >= 340 && root.table.hasLife
        text: root.table.life
        font.pixelSize: Math.min(120, 2.6 * Theme.huge)
        weight: Font.Bold
        numeric: true
        color: root.dead ? Theme.faint : Theme.ink
        Layout.alignment: Qt.AlignHCenter
        Accessible.ignored: true
    }

    LifeBar {
        visible: root.table.hasLife
        implicitHeight: root.tall ? 28 : 16
        value: root.table.life
        maximum: Math.max(1, root.table.maxLife)
        hatched: Math.min(root.table.life, root.table.pending)
        label: qsTr("Life of %1").arg(root.table.creature)
    }

    Flow {
        visible: root.table.hasLife
        spacing: Theme.gap12
        Layout.fillWidth: true
        Layout.topMargin: 2

        Words {
            id: lifeWords
            width: implicitWidth
            text: root.dead ? qsTr("dead") : qsTr("%1 of %2 life").arg(root.table.life).arg(root.table.maxLife)
            role: root.tall ? "lead" : "small"
            quiet: true
            wrapMode: Text.NoWrap
        }

        Words {
            visible: root.table.pending > 0 && !root.dead
            width: Math.max(implicitWidth, parent.width - lifeWords.width - Theme.gap12)
            text: qsTr("%1 after this stack").arg(root.rest)
            role: root.tall ? "lead" : "small"
            color: Theme.ink
            wrapMode: Text.NoWrap
            horizontalAlignment: lifeWords.implicitWidth + implicitWidth + Theme.gap12 <= parent.width ? Text.AlignRight : Text.AlignLeft
        }
    }

    Repeater {
        model: root.table.foes

        Item {
            id: foe
            required property var modelData
            readonly property color tone: modelData.life > 0 ? Theme.ink : Theme.faint
            implicitHeight: standing.height
            Layout.fillWidth: true

            Icon {
                y: (standing.height / standing.lineCount - height) / 2
                name: foe.modelData.life > 0 ? "skull" : "check"
                color: foe.tone
                size: Theme.small
            }

            Words {
                id: standing
                x: Theme.small + Theme.gap4
                width: foe.width - x
                text: foe.modelData.text
                role: "small"
                weight: Font.DemiBold
                color: foe.tone
            }
        }
    }

    Grid {
        id: tiles
        readonly property int perLine: Math.max(1, Math.min(root.few ? 2 : stack.count, Math.floor((width + spacing) / ((Theme.bigText ? 76 : 44) + spacing))))
        readonly property real cell: Math.min(110, (width - (perLine - 1) * spacing) / perLine)
        visible: stack.count > 0
        columns: perLine
        spacing: stack.count > 5 ? 6 : Theme.gap8
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap4

        Repeater {
            id: stack
            model: root.table.stack

            StackTile {
                large: root.few
                width: root.tall ? (tiles.width - (tiles.perLine - 1) * tiles.spacing) / tiles.perLine : tiles.cell
            }
        }
    }

    Repeater {
        model: root.table.events

        ColumnLayout {
            id: event
            required property string name
            required property string text
            required property bool active
            spacing: 0
            Layout.fillWidth: true

            IconText {
                icon: "spark"
                role: "small"
                text: event.text
                color: event.active ? Theme.torch : Theme.faint
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Event %1, %2").arg(event.name).arg(text)

                Words {
                    width: Math.min(implicitWidth, root.width - 160)
                    text: event.name
                    role: "small"
                    oneLine: true
                    color: parent.color
                }
            }

            PackNote {
                table: root.table
                kinds: ["event"]
                name: event.name
            }
        }
    }

    Item {
        visible: root.tall
        Layout.fillHeight: true
    }
}
