import QtQuick
import Torchside.Kit

// Health on a tablet: as large as the place allows. Between the fights taps count; in a fight a tap opens the pad.
Item {
    id: root

    property string called
    property int hp
    property int maxHp
    property int mark // what the newest step did to it
    property bool counts: true
    property bool over: false
    property bool low: false
    readonly property real figure: Math.max(Theme.huge, Math.min((height - 28) * 0.72, (width - (counts ? 152 : 24)) / 1.3))

    signal changeBy(int delta)
    signal padRequested()

    implicitWidth: 250
    implicitHeight: 110

    Counter {
        visible: root.counts
        width: root.width
        height: root.height - 20
        label: qsTr("%1: health, at most %2").arg(root.called).arg(root.maxHp)
        value: root.hp
        maximum: root.maxHp
        figure: root.figure
        color: root.low ? Theme.hurt : Theme.ink
        onChangeBy: delta => root.changeBy(delta)
        onPadRequested: root.padRequested()
    }

    Pressable {
        id: pressed
        visible: !root.counts
        enabled: !root.over
        width: root.width
        height: root.height - 20
        text: qsTr("%1: health %2 of %3").arg(root.called).arg(root.hp).arg(root.maxHp)
        onClicked: root.padRequested()

        Rectangle {
            anchors.fill: parent
            radius: pressed.radius
            color: Theme.ink
            opacity: pressed.down ? 0.1 : 0
        }

        RollingNumber {
            anchors.centerIn: parent
            value: root.hp
            tone: root.low ? Theme.hurt : Theme.ink
            font.pixelSize: root.figure
            flashes: true
            Accessible.ignored: true
        }
    }

    Words {
        y: root.height - height
        width: root.width
        text: qsTr("of %1").arg(root.maxHp)
        quiet: true
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    HitMark {
        x: root.width - width
        life: root.mark
        figure: Theme.head
    }
}
