pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// One attack of this round on the stack: shown, about to be shown, or still to come.
Item {
    id: root

    required property string name
    required property int damage
    required property bool current
    required property bool held
    required property bool guarded
    property bool large: false
    readonly property bool empty: damage < 0 && !current && !held

    implicitWidth: 48
    implicitHeight: label.height / 2 + box.height
    Accessible.role: Accessible.StaticText
    Accessible.name: held ? qsTr("%1: no attack").arg(name) : current ? qsTr("%1 is next").arg(name) : empty ? qsTr("%1: to come").arg(name) : guarded ? qsTr("%1: %2 damage, protected").arg(name).arg(damage) : qsTr("%1: %2 damage").arg(name).arg(damage)

    Rectangle {
        id: box
        y: label.height / 2
        width: parent.width
        height: Math.max(root.large ? 84 : 48, figure.implicitHeight + label.height / 2 + Theme.gap12)
        radius: Theme.radiusSmall
        color: root.empty || root.current ? "transparent" : Theme.raised
        border.width: root.empty || Theme.contrast && !root.current ? Theme.hairline : 0
        border.color: Theme.line
    }

    DashedFrame {
        anchors.fill: box
        visible: root.current
        color: Theme.torch
        radius: Theme.radiusSmall
    }

    Words {
        id: figure
        anchors.centerIn: box
        anchors.verticalCenterOffset: label.height / 6
        text: root.current ? "?" : root.held ? "–" : root.empty ? "" : root.damage
        role: root.large ? "huge" : Theme.bigText ? "lead" : "title"
        weight: Font.Bold
        numeric: true
        color: root.current ? Theme.torch : root.held ? Theme.faint : Theme.ink
        Accessible.ignored: true
    }

    Icon {
        x: box.width - width - 2
        y: box.y + box.height - height - 2
        visible: root.guarded
        name: "shield"
        color: Theme.soft
        size: 13
    }

    Rectangle {
        id: label
        x: Theme.gap4
        width: Math.min(parent.width - Theme.gap4, who.implicitWidth + Theme.gap8 + 2)
        height: who.implicitHeight + 2
        radius: Math.min(height / 2, Theme.radiusSmall)
        color: root.current ? Theme.torch : root.empty ? Theme.surface : Theme.mix(Theme.raised, Theme.line, Theme.contrast ? 0 : 0.6)
        border.width: Theme.contrast && !root.current ? 1 : 0
        border.color: Theme.line

        Words {
            id: who
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Theme.gap8)
            text: root.name
            role: root.large ? "body" : "tiny"
            weight: root.current ? Font.Bold : Font.DemiBold
            oneLine: true
            color: root.current ? Theme.torchInk : root.empty ? Theme.faint : Theme.ink
            Accessible.ignored: true
        }
    }
}
