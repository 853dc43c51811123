pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// Who is in, who passed, who is out; a green diamond for a dungeon survived, a red one for a failure.
GridLayout {
    id: root

    required property var players

    columns: 2
    columnSpacing: Theme.gap12
    rowSpacing: Theme.gap12
    Layout.fillWidth: true

    Repeater {
        model: root.players
        Pressable {
            id: seat

            required property string name
            required property int successes
            required property int failures
            required property bool passed
            required property bool out
            required property bool active
            readonly property string word: out ? qsTr("out") : passed ? qsTr("passed") : ""
            readonly property string marks: Theme.joined([successes > 0 ? qsTr("one dungeon survived") : "", failures > 0 ? qsTr("one failure") : ""], ", ")

            enabled: false
            text: name
            hint: Theme.joined([active ? qsTr("to act") : "", word, marks], ", ")
            Accessible.role: Accessible.StaticText
            implicitWidth: 120
            implicitHeight: Math.max(60, line.implicitHeight + Theme.gap24)
            Layout.fillWidth: true
            Layout.preferredWidth: 1

            Panel {
                anchors.fill: parent
                active: seat.active
                dimmed: seat.passed || seat.out
            }

            RowLayout {
                id: line
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.margins: Theme.gap16
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap8

                Words {
                    text: seat.name
                    role: "lead"
                    weight: Font.Bold
                    oneLine: true
                    color: seat.passed || seat.out ? Theme.faint : Theme.ink
                    Accessible.ignored: true
                }

                Repeater {
                    model: seat.successes
                    Mark {
                        color: Theme.heal
                    }
                }

                Repeater {
                    model: seat.failures
                    Mark {
                        color: Theme.hurt
                        hollow: true
                    }
                }

                Words {
                    visible: seat.word !== ""
                    text: seat.word
                    role: "small"
                    numeric: true
                    color: Theme.faint
                    Accessible.ignored: true
                }
            }
        }
    }
}
