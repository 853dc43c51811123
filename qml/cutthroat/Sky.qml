pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// Above the page: damage that flies to the seat it hits. Nothing where movement is switched off.
Item {
    id: root

    function fly(from: point, to: point, life: int): void {
        if (Theme.motion)
            flight.createObject(root, {from: from, to: to, life: life});
    }

    enabled: false
    Accessible.ignored: true

    Component {
        id: flight

        Item {
            id: shot
            required property point from
            required property point to
            required property int life

            Rectangle {
                anchors.centerIn: parent
                width: words.implicitWidth + Theme.gap16
                height: words.implicitHeight + Theme.gap4
                radius: height / 2
                color: Theme.hurt
            }

            Words {
                id: words
                anchors.centerIn: parent
                text: "−%1".arg(shot.life)
                role: "lead"
                weight: Font.Bold
                numeric: true
                color: Theme.hurtInk
                Accessible.ignored: true
            }

            SequentialAnimation {
                running: true
                ParallelAnimation {
                    NumberAnimation { target: shot; property: "x"; from: shot.from.x; to: shot.to.x; duration: 380; easing.type: Easing.InQuad }
                    NumberAnimation { target: shot; property: "y"; from: shot.from.y; to: shot.to.y; duration: 380; easing.type: Easing.InQuad }
                }
                NumberAnimation { target: shot; property: "opacity"; to: 0; duration: 160 }
                ScriptAction { script: shot.destroy() }
            }
        }
    }
}
