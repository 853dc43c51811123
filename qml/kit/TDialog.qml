pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

// A question above the page. It can face any side of the table; Tab stays within; Esc, Back and the scrim close it.
T.Popup {
    id: root

    property string title
    property string text
    property int rotation: turned
    property int turned: 0 // as the table faces when it opens
    property int turnTo: -1 // somebody else is asked, this once
    property bool dismissable: true
    property real maximumWidth: 440
    default property alias body: column.data
    property alias actions: flow.data
    property alias mainAction: flow.main
    readonly property bool sideways: rotation % 180 !== 0

    parent: T.Overlay.overlay
    width: parent ? parent.width : 360
    height: parent ? parent.height : 640
    margins: 0
    padding: 0
    modal: true
    focus: true
    closePolicy: dismissable ? T.Popup.CloseOnEscape : T.Popup.NoAutoClose
    onAboutToShow: turned = turnTo >= 0 ? turnTo : Theme.facing
    onClosed: turnTo = -1
    T.Overlay.modal: Rectangle { color: Theme.scrim }

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.calm } }
    exit: Transition { NumberAnimation { property: "opacity"; to: 0; duration: Theme.quick } }

    FocusScope {
        id: stage
        anchors.fill: parent
        anchors.topMargin: Theme.cutTop
        anchors.bottomMargin: Theme.foot
        anchors.leftMargin: Theme.cutLeft
        anchors.rightMargin: Theme.cutRight
        focus: true
        Keys.onBackPressed: event => {
            event.accepted = true;
            if (root.dismissable)
                root.close();
        }

        TapHandler {
            enabled: root.dismissable
            onTapped: eventPoint => {
                if (!card.contains(card.mapFromItem(stage, eventPoint.position)))
                    root.close();
            }
        }

        Rectangle {
            id: card
            readonly property real roomAcross: (root.sideways ? stage.height : stage.width) - 2 * Theme.gap16
            readonly property real roomDown: (root.sideways ? stage.width : stage.height) - 2 * Theme.gap16
            anchors.centerIn: parent
            width: Math.min(root.maximumWidth, roomAcross)
            height: Math.min(roomDown, heading.implicitHeight + scroll.contentHeight + flow.implicitHeight + gaps)
            readonly property real gaps: 2 * Theme.gap24 + (heading.visible ? Theme.gap12 : 0) + (flow.implicitHeight > 0 ? Theme.gap24 : 0)
            rotation: root.rotation
            radius: 24
            color: Theme.surface // chips and tiles on it are raised
            border.width: Theme.hairline
            border.color: Theme.line
            focus: true // a screen reader comes here first and tells what is asked
            Accessible.role: Accessible.Dialog
            Accessible.focusable: true
            Accessible.name: root.title
            Accessible.description: root.text

            Words {
                id: heading
                x: Theme.gap24
                y: Theme.gap24
                width: card.width - 2 * Theme.gap24
                visible: text !== ""
                text: root.title
                role: "title"
                heading: true
            }

            Flickable {
                id: scroll
                x: Theme.gap24
                y: Theme.gap24 + (heading.visible ? heading.implicitHeight + Theme.gap12 : 0)
                width: card.width - 2 * Theme.gap24
                height: Math.max(0, card.height - card.gaps - (heading.visible ? heading.implicitHeight : 0) - flow.implicitHeight)
                contentWidth: width
                contentHeight: column.implicitHeight
                clip: contentHeight > height + 1
                interactive: contentHeight > height + 1

                ColumnLayout {
                    id: column
                    width: scroll.width
                    spacing: Theme.gap12

                    Words {
                        visible: root.text !== ""
                        text: root.text
                        role: "body"
                        quiet: true
                    }
                }
            }

            FocusSight {
                view: scroll
            }

            ButtonFlow {
                id: flow
                x: Theme.gap24
                y: card.height - Theme.gap24 - height
                width: card.width - 2 * Theme.gap24
                height: implicitHeight
            }
        }
    }
}
