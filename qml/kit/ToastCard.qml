pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// What a toast is to the eye; made with the first of them.
Solid {
    id: card

    required property Toast toast

    objectName: "toast"
    width: Math.min(toast.width - toast.sideTaken - 2 * Theme.gap12, 520)
    height: row.implicitHeight + Theme.gap8
    x: (toast.width - toast.sideTaken - width) / 2 + (Theme.leftHanded ? toast.sideTaken : 0)
    y: toast.height - height - toast.bottomMargin + (toast.showing || !Theme.motion ? 0 : 24)
    enabled: toast.showing // what is on its way out takes no touch from what lies beneath
    solid: toast.showing
    wall: toast.showing
    opacity: toast.showing ? 1 : 0
    visible: opacity > 0
    Behavior on opacity { NumberAnimation { duration: Theme.calm } }
    Behavior on y { NumberAnimation { duration: Theme.calm; easing.type: Easing.OutCubic } }
    Accessible.role: Accessible.Grouping // told when it came; who looks for it finds it and its button
    Accessible.name: toast.text

    Binding { target: card.toast; property: "held"; value: act.activeFocus || over.hovered }

    HoverHandler {
        id: over
        blocking: true
    }

    Touched {
        onMade: card.toast.dismiss()
    }

    RowLayout {
        id: row
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap16
        anchors.rightMargin: Theme.gap4
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap8

        Words {
            text: card.toast.text
            color: Theme.ground
            Layout.topMargin: Theme.gap8
            Layout.bottomMargin: Theme.gap8
            Accessible.ignored: true
        }

        LinkButton {
            id: act
            visible: card.toast.actionText !== ""
            text: card.toast.actionText
            weight: Font.Bold
            color: Theme.ground
            ringColor: Theme.ground
            onClicked: {
                const id = card.toast.currentId;
                card.toast.dismiss();
                card.toast.acted(id);
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        z: -1
        radius: Theme.radius
        color: Theme.ink
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.ground
    }
}
