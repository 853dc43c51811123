pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// Something for one pair of eyes: covered, and bare only while finger, mouse button or Space holds it open.
Item {
    id: root

    default property alias content: secret.data
    property string coverText: qsTr("Hold to look")
    property string detail
    property int peekTime: 8000
    readonly property bool open: (tap.pressed || keyDown || peek.running) && Application.state === Qt.ApplicationActive && enabled
    property bool keyDown: false

    signal revealed()
    signal hidden()

    implicitWidth: 240
    implicitHeight: Math.max(64, cover.implicitHeight + Theme.gap24, secret.implicitHeight + Theme.gap24)
    Layout.fillWidth: true
    activeFocusOnTab: true
    onOpenChanged: open ? revealed() : hidden()
    onActiveFocusChanged: keyDown = false
    Accessible.role: Accessible.Button
    Accessible.name: coverText
    Accessible.description: detail
    Accessible.focusable: true
    Accessible.onPressAction: peek.running ? peek.stop() : peek.start()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Space) {
            keyDown = true;
            event.accepted = true;
        }
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space && !event.isAutoRepeat) {
            keyDown = false;
            event.accepted = true;
        }
    }

    Timer {
        id: peek
        interval: root.peekTime
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.open ? Theme.raised : Theme.ground
        border.width: root.open || root.activeFocus ? 2 : Theme.hairline
        border.color: root.open ? Theme.torch : root.activeFocus ? Theme.ink : Theme.line
    }

    // The secret is not painted, nor told to a screen reader, while covered.
    ColumnLayout {
        id: secret
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap16
        anchors.verticalCenter: parent.verticalCenter
        visible: root.open
    }

    Row {
        id: cover
        anchors.centerIn: parent
        visible: !root.open
        spacing: Theme.gap12

        Icon {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            name: "eye"
            color: Theme.soft
        }

        Column {
            id: lines
            anchors.verticalCenter: parent.verticalCenter
            readonly property real room: root.width - mark.width - cover.spacing - 2 * Theme.gap16

            Words {
                width: Math.min(implicitWidth, lines.room)
                text: root.coverText
                role: "lead"
                quiet: true
                Accessible.ignored: true
            }

            Words {
                width: Math.min(implicitWidth, lines.room)
                visible: text !== ""
                text: root.detail
                role: "small"
                quiet: true
                Accessible.ignored: true
            }
        }
    }

    MouseArea {
        id: tap
        anchors.fill: parent
        preventStealing: true // a finger that shakes must not scroll the secret away
        Accessible.ignored: true
    }
}
