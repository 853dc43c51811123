pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// One player at the edge of a tablet that lies flat: the side, the strength, what this turn means; a tap opens the counters.
Pressable {
    id: root

    required property int index
    required property string name
    required property int alliance
    required property string side
    required property bool acting
    required property int characters
    required property int henchmen
    required property int offBoard
    required property int prisoners
    required property int equipment
    required property int strength
    required property string note
    required property string taken
    required property string pinned
    required property var own
    required property bool eliminated
    property var ownLines: [] // what stands here by its name, with what is known of it
    readonly property string told: Theme.joined([note, taken, pinned, ...ownLines], " · ")

    readonly property real figure: Theme.bigText ? 0 : Math.min(78, (height - 2 * Theme.gap12 - 1.3 * Theme.tiny) / 1.2) // as large as the seat allows

    text: qsTr("%1, the counters").arg(name)
    hint: qsTr("strength %1, %2 equipment cards, %3 in prison").arg(strength).arg(equipment).arg(prisoners) + (told !== "" ? ", " + told : "")
    radius: Theme.radiusLarge
    ringGap: 0
    implicitWidth: 240
    implicitHeight: Theme.bigText ? Math.max(tag.height + Theme.gap4 + words.implicitHeight, stats.implicitHeight + tag.height) + 2 * Theme.gap12 : tag.height + Theme.gap4 + words.implicitHeight + 2 * Theme.gap12

    Panel {
        anchors.fill: parent
        active: root.acting
        accent: tag.tone
        level: root.down ? "raised" : "surface"
    }

    SideTag {
        id: tag
        x: Theme.gap12
        y: Theme.gap12
        side: root.alliance
        name: root.side
        acting: root.acting
    }

    Column {
        id: words
        x: Theme.gap12
        y: tag.y + tag.height + Theme.gap4
        width: stats.x - x - Theme.gap8
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
            visible: root.told !== ""
            text: root.told
            role: "small"
            oneLine: true
            color: root.eliminated ? Theme.hurt : root.taken !== "" ? Theme.torch : Theme.soft
            Accessible.ignored: true
        }
    }

    Row {
        id: stats
        x: parent.width - width - Theme.gap12
        y: Theme.bigText ? parent.height - height - Theme.gap12 : (parent.height - height) / 2 // beneath the side, which is wide then
        spacing: Theme.gap8

        Stat {
            width: Math.max(64, implicitWidth)
            value: root.strength
            label: qsTr("strength")
            figure: root.figure
            role: Theme.bigText ? "head" : "huge"
            color: root.eliminated ? Theme.hurt : Theme.ink
        }

        Stat {
            anchors.bottom: parent.bottom
            width: Math.max(44, implicitWidth)
            value: root.equipment
            figure: root.figure / 2
            label: qsTr("cards")
        }

        Stat {
            anchors.bottom: parent.bottom
            width: Math.max(44, implicitWidth)
            value: root.prisoners
            figure: root.figure / 2
            label: qsTr("prison")
        }
    }
}
