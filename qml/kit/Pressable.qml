pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// Whatever can be pressed: by finger, mouse, Enter, Space or a screen reader. Not a Control, because a Control overrules
// its accessible role and ignores a screen reader's press; here both are right once for the whole app.
Solid {
    id: root

    property string text
    property string hint
    property string whyNot
    property bool checkable: false
    property bool selected: false
    property bool exclusive: false
    property bool holdable: false
    property color ringColor: Theme.ink
    property real radius: Theme.radius
    property real ringGap: 3
    readonly property bool usable: enabled && whyNot === ""
    readonly property bool down: tap.down || keyDown
    property bool keyDown: false
    property Item ring: null

    signal clicked()
    signal refused(string why)
    signal held()

    function trigger(): void {
        if (!enabled)
            return;
        if (whyNot !== "")
            return refused(whyNot);
        const ground = parent?.parent as Solid; // before it may be gone
        clicked();
        ground?.answered();
    }

    function presses(key: int): bool {
        return key === Qt.Key_Space || key === Qt.Key_Return || key === Qt.Key_Enter || key === Qt.Key_Select;
    }

    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    activeFocusOnTab: enabled
    Accessible.role: exclusive ? Accessible.RadioButton : Accessible.Button
    Accessible.name: text
    Accessible.description: whyNot !== "" ? whyNot : enabled ? hint : Theme.joined([qsTr("not possible right now"), hint], ", ")
    Accessible.focusable: enabled
    Accessible.checkable: checkable || exclusive
    Accessible.checked: selected
    Accessible.onPressAction: trigger()

    Keys.onPressed: event => {
        if (presses(event.key)) {
            keyDown = true;
            event.accepted = true;
        }
    }
    Keys.onReleased: event => {
        if (keyDown && !event.isAutoRepeat && presses(event.key)) {
            keyDown = false;
            event.accepted = true;
            trigger();
        }
    }
    onActiveFocusChanged: {
        keyDown = false;
        if (activeFocus && ring === null) // few are ever focused
            ring = Qt.createComponent(Qt.resolvedUrl("FocusRing.qml")).createObject(root, {button: root});
    }

    Touched {
        id: tap
        enabled: !(root.parent?.parent as Solid)?.still // in a sheet that has just come: as in TDialog
        holdable: root.holdable
        onMade: root.trigger()
        onHeld: root.held()
    }
}
