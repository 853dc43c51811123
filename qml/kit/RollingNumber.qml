pragma ComponentBehavior: Bound
import QtQuick

// A number that rolls to its new value and, if asked, glows for a moment: red when it fell, green when it rose. Unseen it is there at once.
Words {
    id: root

    property int value: 0
    property bool flashes: false
    property color tone: Theme.ink
    property int shown: 0
    property real glow: 0
    property bool fell: false
    property int last: 0
    property bool ready: false
    readonly property bool moves: ready && visible && Theme.motion

    role: "huge"
    numeric: true
    text: shown.toString().replace("-", "\u2212")
    color: glow > 0 ? Theme.mix(tone, fell ? Theme.hurt : Theme.heal, glow) : tone
    Accessible.name: value.toString()

    onValueChanged: {
        if (moves && flashes && value !== last) {
            fell = value < last;
            fade.restart();
        }
        last = value;
        shown = value;
    }
    Component.onCompleted: {
        last = value;
        shown = value;
        ready = true;
    }

    Behavior on shown {
        enabled: root.moves
        NumberAnimation { duration: Theme.slow; easing.type: Easing.OutCubic }
    }

    NumberAnimation {
        id: fade
        target: root
        property: "glow"
        from: 1
        to: 0
        duration: 700
        easing.type: Easing.InQuad
    }
}
