pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One player: in, passed or out; a green diamond for a dungeon survived, a red one for a failure.
Pressable {
    id: root

    required property int index
    required property string name
    required property int successes
    required property int failures
    required property bool passed
    required property bool out
    required property bool active
    property bool large: false
    readonly property string word: out ? qsTr("out") : passed ? qsTr("passed") : ""
    readonly property string marks: Theme.joined([successes === 1 ? qsTr("one dungeon survived") : successes > 1 ? qsTr("two dungeons survived") : "", failures === 1 ? qsTr("one failure") : failures > 1 ? qsTr("two failures") : ""], ", ")

    enabled: false
    solid: false
    text: name
    hint: Theme.joined([active ? qsTr("to act") : "", word, marks], ", ")
    Accessible.role: Accessible.StaticText
    implicitWidth: 120
    implicitHeight: Math.max(large ? 84 : 60, line.implicitHeight + Theme.gap24)

    Panel {
        anchors.fill: parent
        active: root.active
        dimmed: root.passed || root.out
    }

    RowLayout {
        id: line
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap16
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap8

        Words {
            text: root.name
            role: root.large ? "head" : "lead"
            weight: Font.Bold
            oneLine: true
            color: root.passed || root.out ? Theme.faint : Theme.ink
            Accessible.ignored: true
        }

        Repeater {
            model: root.successes
            Mark {
                color: Theme.heal
            }
        }

        Repeater {
            model: root.failures
            Mark {
                color: Theme.hurt
                hollow: true
            }
        }

        Words {
            visible: root.word !== ""
            text: root.word
            role: "small"
            numeric: true
            color: Theme.faint
            Accessible.ignored: true
        }
    }
}
