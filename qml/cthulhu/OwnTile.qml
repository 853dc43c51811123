pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// One of the player's characters: a tap sends it to the story that is meant, or calls it back; dragged, it goes where it
// is let go. The pencil changes it in place.
Pressable {
    id: root

    required property var own // as the table tells it; without an id it was never named
    property bool sending: false
    property string place // where it goes, or stands
    readonly property bool lies: own.status === "insane" || own.status === "exhausted"
    readonly property bool dragged: area.drags

    signal edited()
    signal dropped(point at)

    text: own.name ?? ""
    hint: Theme.joined([qsTr("skill %1").arg(own.skill), qsTr("terror %1, combat %2, arcane %3, investigation %4").arg(own.icons.terror ?? 0).arg(own.icons.combat ?? 0).arg(own.icons.arcane ?? 0).arg(own.icons.investigation ?? 0), own.statusText ?? "", place, own.wounds > 0 ? qsTr("wounded %1").arg(own.wounds) : ""], ", ")
    checkable: sending
    radius: Theme.radius
    implicitWidth: 150
    z: dragged ? 1 : 0
    implicitHeight: Math.max(72, column.implicitHeight + 2 * Theme.gap8)

    Rectangle {
        id: face
        width: root.width
        height: root.height
        radius: root.radius
        color: root.lies && !root.selected ? Theme.mix(Theme.ground, Theme.surface, 0.5) : root.down || root.dragged ? Theme.raised : Theme.surface
        border.width: root.selected ? 2 : Theme.contrast ? Theme.hairline : 0
        border.color: root.selected ? Theme.torch : Theme.line

        Column {
            id: column
            x: Theme.gap12
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - pencil.width
            spacing: 2

            Words {
                width: parent.width
                text: root.text
                weight: Font.DemiBold
                maximumLineCount: 2
                elide: Text.ElideRight
                color: root.lies && !root.selected ? Theme.faint : Theme.ink
                Accessible.ignored: true
            }

            Flow {
                width: parent.width
                spacing: Theme.gap8

                Repeater {
                    model: [{icon: "star", count: root.own.skill, always: true}, {icon: "skull", count: root.own.icons.terror ?? 0}, {icon: "swords", count: root.own.icons.combat ?? 0}, {icon: "spark", count: root.own.icons.arcane ?? 0}, {icon: "search", count: root.own.icons.investigation ?? 0}]

                    IconText {
                        required property var modelData
                        visible: modelData.count > 0 || modelData.always === true
                        icon: modelData.icon
                        text: modelData.count
                        role: "small"
                        color: root.lies && !root.selected ? Theme.faint : Theme.soft
                    }
                }
            }

            Row {
                width: parent.width
                spacing: Theme.gap8

                Words {
                    width: Math.min(implicitWidth, parent.width - (wounds.visible ? wounds.width + parent.spacing : 0))
                    text: root.place !== "" ? qsTr("at %1").arg(root.place) : root.own.statusText ?? ""
                    role: "small"
                    weight: root.place !== "" ? Font.DemiBold : Font.Normal
                    oneLine: true
                    color: root.place !== "" ? Theme.torch : root.own.status === "insane" ? Theme.hurt : root.lies ? Theme.faint : Theme.soft
                    Accessible.ignored: true
                }

                IconText {
                    id: wounds
                    visible: (root.own.wounds ?? 0) > 0
                    icon: "drop"
                    filled: true
                    text: root.own.wounds ?? 0
                    role: "small"
                    color: Theme.hurt
                }
            }
        }
    }

    // By hand: what a MouseArea drags has to be known before the press.
    MouseArea {
        id: area
        property bool grips: false // a finger holds first: it may want to scroll
        property bool drags: false
        property point from
        anchors.fill: parent
        anchors.rightMargin: pencil.width
        enabled: root.sending
        preventStealing: grips
        Accessible.ignored: true
        onPressed: mouse => {
            from = Qt.point(mouse.x, mouse.y);
            grips = mouse.source === Qt.MouseEventNotSynthesized && root.whyNot === "";
        }
        onPressAndHold: grips = root.whyNot === ""
        onPositionChanged: mouse => {
            drags = drags || grips && Math.abs(mouse.x - from.x) + Math.abs(mouse.y - from.y) > 12;
            if (!drags)
                return;
            face.x = mouse.x - from.x;
            face.y = mouse.y - from.y;
        }
        onReleased: mouse => {
            const moved = drags;
            const at = mapToItem(null, mouse.x, mouse.y);
            letGo();
            if (moved)
                root.dropped(at); // the last: this tile may go
        }
        onClicked: root.trigger()
        onCanceled: letGo()

        function letGo(): void {
            face.x = 0;
            face.y = 0;
            grips = false;
            drags = false;
        }
    }

    IconButton {
        id: pencil
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        icon: root.own.id ? "more" : "close"
        text: root.own.id ? qsTr("Change %1").arg(root.text) : qsTr("Call %1 back").arg(root.text)
        color: Theme.soft
        onClicked: root.edited()
    }
}
