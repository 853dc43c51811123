pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Torchside.Kit

// A question above the page, and a wall for every pointer. It can face any side of the table; Tab stays within; Esc, Back
// and the scrim close it. Why its main action can't be done stands above the buttons, in room that is kept.
T.Popup {
    id: root

    property string title
    property string text
    property int rotation: turned
    property int turned: 0 // as the table faces when it opens
    property int turnTo: -1 // somebody else is asked, this once
    property bool dismissable: true
    property bool leaving: false // answered, and still seen for a moment
    property bool settling: false // gone, and what it lay on takes no press yet
    property bool atTop: false // one types in it: the keyboard comes from below
    property real maximumWidth: 440
    default property alias body: column.data
    property alias actions: flow.data
    property alias mainAction: flow.main
    readonly property bool sideways: rotation % 180 !== 0
    readonly property bool low: card.low // its buttons stand beside what it holds
    property real whyRoom: 0

    signal tapped() // beside what it holds, or beside it where that doesn't close it

    parent: T.Overlay.overlay
    width: parent ? parent.width : 360
    height: parent ? parent.height : 640
    margins: 0
    padding: 0
    modal: true
    focus: true
    closePolicy: dismissable ? T.Popup.CloseOnEscape : T.Popup.NoAutoClose
    onAboutToHide: {
        leaving = true;
        card.rest(1000); // twice on an answer is one answer,
        settling = true; // and nothing beneath it is asked by the second
    }
    onAboutToShow: {
        leaving = false;
        turned = turnTo >= 0 ? turnTo : Theme.facing;
        whyRoom = reason.room;
    }
    onClosed: turnTo = -1
    T.Overlay.modal: Rectangle { color: Theme.scrim }

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.calm } }
    exit: Transition { NumberAnimation { property: "opacity"; to: 0; duration: Theme.quick } }

    Solid {
        parent: root.settling ? root.parent : null // no other child of the overlay: as long as it has one, it takes each press
        anchors.fill: parent
        wall: true
        stillness: 300
        onStillChanged: if (!still) root.settling = false
    }

    Solid {
        id: wall
        anchors.fill: parent
        wall: true
        stillness: 300

        Touched {
            enabled: !wall.still // the end of the tap that opened it would stay with it, and a mouse's first press be lost
            onMade: {
                if (root.dismissable)
                    root.close();
                else
                    root.tapped();
            }
        }
    }

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

        Solid {
            id: card
            readonly property real roomAcross: (root.sideways ? stage.height : stage.width) - 2 * Theme.gap16
            readonly property real depth: root.sideways ? stage.width : stage.height
            readonly property real foot: depth > 420 ? 44 : Theme.gap16 // its answers end above a sheet's buttons, where it was opened
            readonly property real roomDown: depth - Theme.gap16 - foot
            readonly property bool low: roomDown < 420 && roomAcross > 600 && !Theme.leftHanded // a phone that lies: the buttons go to the side,
            readonly property bool titleAside: low && 2 * edge + 1.4 * Theme.title + Theme.gap12 + scroll.contentHeight > roomDown // and the title, where what is asked needs its room
            readonly property real edge: low ? Theme.gap16 : Theme.gap24
            readonly property real asideAcross: low ? (Theme.bigText ? 260 : 184) : 0
            readonly property real buttonsAcross: low ? asideAcross : width - 2 * edge
            readonly property real wordsAcross: low ? width - 2 * edge - buttonsAcross - Theme.gap24 : width - 2 * edge
            readonly property real wordsTop: edge + (heading.visible && !titleAside ? heading.implicitHeight + Theme.gap12 : 0)
            readonly property real whyRoom: Theme.bigText ? reason.room : root.whyRoom // big text needs the room, and fills the height anyway
            readonly property real whyDown: whyRoom > 0 ? whyRoom + Theme.gap8 : 0
            readonly property real beneath: edge + (low || flow.implicitHeight === 0 ? 0 : flow.implicitHeight + whyDown + (whyDown > 0 ? Theme.gap12 : Theme.gap24))
            property real heightAtFirst: 0 // its upper edge stays where it stood, whatever folds out below
            readonly property real spare: (roomDown - height) / 2
            readonly property real grown: still && !root.leaving ? 0 : Math.max(-spare, Math.min(spare, (height - heightAtFirst) / 2))
            readonly property real down: root.atTop ? Theme.gap16 - (depth - height) / 2 : grown - Math.max(0, height / 2 + grown + foot - depth / 2)
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: root.rotation === 90 ? -down : root.rotation === 270 ? down : 0
            anchors.verticalCenterOffset: root.rotation === 0 ? down : root.rotation === 180 ? -down : 0
            onStillChanged: if (!root.leaving) heightAtFirst = height
            width: Math.min(root.maximumWidth + (low ? asideAcross + Theme.gap24 : 0), roomAcross)
            height: Math.min(roomDown, Math.max(wordsTop + scroll.contentHeight + beneath, low ? (titleAside ? heading.implicitHeight + Theme.gap24 : 0) + flow.implicitHeight + whyDown + 2 * edge : 0))
            rotation: root.rotation
            wall: true
            stillness: 300
            focus: true // a screen reader comes here first and tells what is asked
            Accessible.role: Accessible.Dialog
            Accessible.focusable: true
            Accessible.name: root.title
            Accessible.description: root.text

            Touched {
                enabled: !card.still
                onMade: root.tapped()
            }

            Rectangle {
                anchors.fill: parent
                radius: 24
                color: Theme.surface // chips and tiles on it are raised
                border.width: Theme.hairline
                border.color: Theme.line
            }

            WholeWords {
                id: heading
                x: card.titleAside ? flow.x : card.edge
                y: card.edge
                width: card.titleAside ? flow.width : card.wordsAcross
                visible: text !== ""
                text: root.title
                role: "title"
                heading: true
            }

            Flickable {
                id: scroll
                x: card.edge
                y: card.wordsTop
                width: card.wordsAcross
                height: Math.max(0, card.height - card.wordsTop - card.beneath)
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

            Rectangle {
                x: scroll.x + scroll.width + 10
                y: scroll.y + scroll.height * scroll.visibleArea.yPosition
                width: 4
                height: scroll.height * scroll.visibleArea.heightRatio
                radius: 2
                color: Theme.soft
                opacity: 0.5
                visible: scroll.interactive
            }

            FocusSight {
                view: scroll
            }

            WhyNot {
                id: reason
                readonly property real room: text === "" ? 0 : implicitHeight
                x: flow.x
                y: flow.y - Theme.gap8 - card.whyRoom
                width: flow.width
                button: root.mainAction as Pressable
                onRoomChanged: root.whyRoom = Math.max(root.whyRoom, room)
            }

            ButtonFlow {
                id: flow
                x: card.low ? card.width - card.edge - width : card.edge
                y: card.height - card.edge - height
                width: card.buttonsAcross
                height: implicitHeight
            }
        }
    }
}
