pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// A short word about something on the page, pointing at it. It lies in nobody's way: a press in its first moment goes to
// what lies beneath, since it was meant for that; later a press on it sends it away.
Solid {
    id: root

    property string text
    property string go: qsTr("Got it")
    property rect target // what it speaks of, in its parent's coordinates
    property real maximumWidth: 340
    property real clearTop: Theme.gap8 // what it keeps clear of at its parent's edges
    property real clearBottom: Theme.gap8
    readonly property real room: parent ? parent.width : 360
    readonly property bool below: target.y + target.height / 2 < (parent ? parent.height : 800) / 2
    readonly property real gap: 10
    property bool ready: false
    property string words // what it says, also while it goes
    readonly property bool leaving: going.running // sent away, and still in the way of the same press made twice

    signal dismissed()

    solid: ready || leaving
    wall: leaving
    visible: text !== "" || leaving
    objectName: "bubble"
    width: Math.min(maximumWidth * Math.max(1, Math.min(1.4, Theme.textScale)), room - 2 * Theme.gap12)
    height: column.height + Theme.gap12 + Theme.gap4
    x: Math.max(Theme.gap12, Math.min(room - width - Theme.gap12, target.x + target.width / 2 - width / 2))
    y: Math.max(clearTop, Math.min((parent ? parent.height : 800) - height - clearBottom, below ? target.y + target.height + gap : target.y - height - gap))
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words
    Accessible.ignored: leaving
    onTextChanged: {
        ready = false;
        if (text === "")
            return;
        words = text;
        going.stop();
        settling.restart();
        opacity = 1;
        if (Theme.motion)
            coming.restart();
    }

    function sendAway(): void {
        coming.stop();
        opacity = 0;
        going.restart();
        dismissed();
    }

    Timer {
        id: going
        interval: 500
    }

    Timer {
        id: settling
        interval: 600
        onTriggered: root.ready = true
    }

    NumberAnimation { id: coming; target: root; property: "opacity"; from: 0; to: 1; duration: Theme.slow }

    Touched {
        enabled: root.ready
        onMade: root.sendAway()
    }

    Rectangle {
        x: Math.max(Theme.gap16, Math.min(root.width - Theme.gap16 - width, root.target.x + root.target.width / 2 - root.x - width / 2))
        y: root.below ? -height / 2 + 1 : root.height - height / 2 - 1
        width: 16
        height: 16
        rotation: 45
        color: body.color
        border.width: body.border.width
        border.color: body.border.color
    }

    Rectangle {
        id: body
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.torch
        border.width: Theme.contrast ? Theme.hairline : 0
        border.color: Theme.line
    }

    Column {
        id: column
        x: Theme.gap16
        y: Theme.gap12
        width: root.width - 2 * x

        Words {
            width: parent.width
            text: root.words
            weight: Font.DemiBold
            color: Theme.torchInk
            Accessible.ignored: true
        }

        LinkButton {
            anchors.right: parent.right
            text: root.go
            color: Theme.torchInk
            ringColor: Theme.torchInk
            enabled: root.ready
            onClicked: root.sendAway()
        }
    }
}
