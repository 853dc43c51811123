pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// One person at the table: badge, name, what is going on with them, and their numbers at the right (beneath, with big text).
Pressable {
    id: root

    property string name
    property string badge
    property color badgeColor: Theme.raised
    property color badgeInk: Theme.ink
    property string status
    property color statusColor: Theme.soft
    property bool active: false
    property bool dimmed: false
    property bool interactive: false
    property color accent: Theme.torch
    property Item below: null
    default property alias content: numbers.data
    readonly property bool stacked: numbers.implicitWidth > 0 && grid.width - numbers.implicitWidth < Theme.lead * 7

    text: name
    hint: status
    activeFocusOnTab: enabled && interactive
    implicitWidth: 280
    implicitHeight: grid.implicitHeight + 2 * Theme.gap12
    radius: Theme.radiusLarge
    Layout.fillWidth: true
    Accessible.role: interactive ? Accessible.Button : Accessible.Grouping
    Accessible.selected: active
    onBelowChanged: if (below) below.parent = slot
    Component.onCompleted: if (below) below.parent = slot

    Panel {
        anchors.fill: parent
        active: root.active
        dimmed: root.dimmed
        accent: root.accent
        level: root.down && root.interactive ? "raised" : "surface"
    }

    GridLayout {
        id: grid
        x: Theme.gap16
        y: Theme.gap12
        width: root.width - x - Theme.gap12
        columns: root.stacked ? 1 : 2
        columnSpacing: Theme.gap8
        rowSpacing: Theme.gap4

        RowLayout {
            spacing: Theme.gap12
            Layout.minimumHeight: 56

            PlayerDot {
                visible: root.badge !== ""
                text: root.badge
                color: root.active ? root.accent : root.badgeColor
                ink: root.active ? Theme.torchInk : root.badgeInk
                dimmed: root.dimmed
            }

            ColumnLayout {
                spacing: 2

                Words {
                    text: root.name
                    role: "lead"
                    weight: Font.Bold
                    oneLine: true
                    color: root.dimmed ? Theme.faint : Theme.ink
                }

                Words {
                    visible: text !== ""
                    text: root.status
                    role: "small"
                    color: root.dimmed ? Theme.faint : root.statusColor
                }

                Item {
                    id: slot
                    visible: root.below !== null
                    implicitWidth: root.below ? root.below.implicitWidth : 0
                    implicitHeight: root.below ? root.below.implicitHeight : 0
                    Layout.fillWidth: true
                }
            }
        }

        RowLayout {
            id: numbers
            spacing: Theme.gap16
            Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
        }
    }
}
