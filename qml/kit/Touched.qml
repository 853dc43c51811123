import QtQuick
import Torchside.Kit

// A tap or a long press on what lies on top. Qt 6.4 tells a tap to a handler underneath as well, whose grab was denied,
// and calls a long press a tap: neither counts here. Lies in a Solid, which knows what lies on top.
TapHandler {
    id: root

    readonly property Solid ground: parent as Solid
    property bool granted: false
    property bool wasHeld: false
    property bool holdable: true
    readonly property bool down: pressed && granted

    signal made()
    signal held()

    gesturePolicy: TapHandler.ReleaseWithinBounds
    grabPermissions: PointerHandler.ApprovesTakeOverByAnything
    longPressThreshold: holdable ? 0.5 : 3600
    onGrabChanged: (transition, eventPoint) => {
        if (transition === PointerDevice.GrabExclusive) {
            granted = ground.takes(eventPoint.scenePosition);
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
