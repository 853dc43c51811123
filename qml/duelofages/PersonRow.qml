pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// One player: the strength big, what this turn means to them, and the counters, which a tap on the row opens.
ColumnLayout {
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
    required property bool eliminated
    required property bool leads // stands first in its side
    property int seat: 0
    property bool over: false
    property bool fixedOpen: false
    property bool startsOpen: false
    property bool opened: startsOpen
    readonly property bool shown: fixedOpen || opened

    signal changeBy(string what, int delta)
    signal padAsked(string title, string what, int value)
    signal freed()

    spacing: 0
    Layout.fillWidth: true
    onStartsOpenChanged: opened = startsOpen

    Divider {
        visible: !root.leads
        Layout.topMargin: Theme.gap8
    }

    Pressable {
        id: header
        enabled: !root.fixedOpen
        text: root.shown ? qsTr("%1, hide the counters").arg(root.name) : qsTr("%1, show the counters").arg(root.name)
        hint: [qsTr("strength %1").arg(root.strength), qsTr("%1 equipment cards").arg(root.equipment), qsTr("%1 in prison").arg(root.prisoners), root.note, root.taken].filter(Boolean).join(", ")
        radius: Theme.radiusSmall
        ringGap: 0
        implicitHeight: Math.max(64, line.implicitHeight + Theme.gap16)
        Layout.fillWidth: true
        onClicked: root.opened = !root.opened

        GridLayout {
            id: line
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            columns: Theme.bigText && root.width < 560 ? 1 : 2
            columnSpacing: Theme.gap8
            rowSpacing: Theme.gap8

            ColumnLayout {
                spacing: 2

                RowLayout {
                    spacing: Theme.gap4

                    Words {
                        text: root.name
                        role: "lead"
                        weight: Font.Bold
                        oneLine: true
                        Layout.fillWidth: false
                        Layout.maximumWidth: line.width - (line.columns === 1 ? chevron.width + Theme.gap8 : stats.implicitWidth + chevron.width + 2 * Theme.gap8)
                        Accessible.ignored: true
                    }

                    Icon {
                        id: chevron
                        visible: !root.fixedOpen
                        name: root.shown ? "up" : "down"
                        color: Theme.soft
                        size: Math.round(Theme.icon * 0.7)
                    }

                    Item {
                        Layout.fillWidth: true
                    }
                }

                Words {
                    visible: root.note !== ""
                    text: root.note
                    role: "small"
                    color: root.eliminated ? Theme.hurt : Theme.soft
                    Accessible.ignored: true
                }

                Words {
                    visible: root.taken !== ""
                    text: root.taken
                    role: "small"
                    color: Theme.torch
                    Accessible.ignored: true
                }
            }

            RowLayout {
                id: stats
                spacing: Theme.gap4

                Stat {
                    value: root.strength
                    label: qsTr("strength")
                    role: "huge"
                    color: root.eliminated ? Theme.hurt : Theme.ink
                    Layout.minimumWidth: 56
                    Layout.alignment: Qt.AlignBottom
                }

                Stat {
                    value: root.equipment
                    label: qsTr("cards")
                    Layout.minimumWidth: 44
                    Layout.alignment: Qt.AlignBottom
                }

                Stat {
                    value: root.prisoners
                    label: qsTr("prison")
                    Layout.minimumWidth: 44
                    Layout.alignment: Qt.AlignBottom
                }
            }
        }
    }

    GridLayout {
        visible: root.shown && !root.over
        columns: root.width < 240 + 120 * (Theme.bigText ? 1 : 0) ? 1 : root.width >= 480 && !Theme.bigText ? 4 : 2
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap8
        Layout.bottomMargin: Theme.gap4

        UnitCounter {
            caption: qsTr("characters")
            label: qsTr("%1: characters").arg(root.name)
            value: root.characters
            onChangeBy: delta => root.changeBy("characters", delta)
            onPadRequested: root.padAsked(label, "characters", value)
        }

        UnitCounter {
            caption: qsTr("henchmen")
            label: qsTr("%1: henchmen").arg(root.name)
            value: root.henchmen
            onChangeBy: delta => root.changeBy("henchmen", delta)
            onPadRequested: root.padAsked(label, "henchmen", value)
        }

        UnitCounter {
            caption: qsTr("off the board")
            label: qsTr("%1: characters off the board").arg(root.name)
            value: root.offBoard
            onChangeBy: delta => root.changeBy("offBoard", delta)
            onPadRequested: root.padAsked(label, "offBoard", value)
        }

        UnitCounter {
            caption: qsTr("equipment")
            label: qsTr("%1: equipment").arg(root.name)
            value: root.equipment
            onChangeBy: delta => root.changeBy("equipment", delta)
            onPadRequested: root.padAsked(label, "equipment", value)
        }
    }

    QuietButton {
        visible: root.shown && root.prisoners > 0 && !root.over
        icon: "lock"
        role: "body"
        text: qsTr("Free one of %1’s prisoners").arg(root.name)
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap4
        onClicked: root.freed()
    }
}
