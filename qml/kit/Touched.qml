import QtQuick

// A tap or a long press on what lies on top. Qt 6.4 tells a tap to a handler underneath as well, whose grab was denied,
// and calls a long press a tap: neither counts here.
TapHandler {
    id: root

    property bool granted: false
    property bool wasHeld: false
    property bool holdable: true
    readonly property bool down: pressed && granted

    signal made()
    signal held()

    gesturePolicy: TapHandler.ReleaseWithinBounds
    grabPermissions: PointerHandler.ApprovesTakeOverByAnything
    longPressThreshold: holdable ? 0.5 : 3600
    onGrabChanged: transition => {
        if (transition === PointerDevice.GrabExclusive) {
            granted = true;
            wasHeld = false;
        } else if (transition === PointerDevice.CancelGrabExclusive) {
            granted = false;
        }
    }
    onPressedChanged: if (!pressed) granted = false
    onTapped: if (granted && !wasHeld) made()
    onLongPressed: {
        if (!granted)
            return;
        wasHeld = true;
        held();
    }
}
