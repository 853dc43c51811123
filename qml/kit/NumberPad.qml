pragma ComponentBehavior: Bound
import QtQuick

// By how much, or to what: the sum is shown in full before it counts. "72 - 15 = 57".
Item {
    id: root

    property alias rotation: dialog.rotation
    property alias turnTo: dialog.turnTo
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk
    property int value: 0
    property int minimum: 0
    property int maximum: 9999
    property string pastText // a button to what the value has been; none where it is empty
    property string mode: "-"
    property string digits: ""
    readonly property bool opened: dialog.opened
    readonly property int amount: digits === "" ? 0 : parseInt(digits)
    readonly property int wanted: mode === "=" ? amount : mode === "+" ? value + amount : value - amount
    readonly property int result: digits === "" ? value : Math.max(minimum, Math.min(maximum, wanted))
    readonly property string sign: mode === "-" ? "\u2212" : mode
    readonly property string sum: digits === "" ? qsTr("%1 %2 …").arg(value).arg(mode === "=" ? "\u2192" : sign)
        : mode === "=" ? qsTr("%1 \u2192 %2").arg(value).arg(result) : qsTr("%1 %2 %3 = %4").arg(value).arg(sign).arg(amount).arg(result)
    readonly property string limit: wanted === result || digits === "" ? "" : wanted < result ? qsTr("stops at %1").arg(minimum) : qsTr("no more than %1").arg(maximum)

    signal accepted(int delta, int result)
    signal closed()
    signal pastAsked()

    function open(title: string, value: int, min: int, max: int): void {
        dialog.title = title;
        root.value = value;
        minimum = min;
        maximum = max;
        mode = "-";
        digits = "";
        dialog.open();
    }

    function press(key: string): void {
        if (key === "-" || key === "+" || key === "=")
            mode = key;
        else if (key === "back")
            digits = digits.slice(0, -1);
        else if (digits.length < 4)
            digits = (digits + key).replace(/^0+(?=\d)/, "");
    }

    function type(keys: string): void {
        for (const key of keys)
            press(key);
    }

    function apply(): void {
        dialog.close();
        if (result !== value)
            accepted(result - value, result);
    }

    TDialog {
        id: dialog
        maximumWidth: 360
        onClosed: root.closed()

        NumberPadKeys {
            id: keys
            mode: root.mode
            sum: root.sum
            limit: root.limit
            accent: root.accent
            accentInk: root.accentInk
            onPressed: key => root.press(key)
            onApplied: root.apply()
        }

        actions: [
            QuietButton {
                visible: root.pastText !== ""
                text: root.pastText
                icon: "clock"
                onClicked: {
                    dialog.close();
                    root.pastAsked();
                }
            },
            QuietButton {
                text: qsTr("Cancel")
                onClicked: dialog.close()
            },
            PrimaryButton {
                id: take
                text: root.result === root.value ? qsTr("No change") : qsTr("Set to %1").arg(root.result)
                whyNot: root.result !== root.value ? "" : root.digits === "" ? qsTr("Type a number first.") : qsTr("It’s already %1.").arg(root.value)
                accent: root.accent
                accentInk: root.accentInk
                onClicked: root.apply()
            }
        ]
        mainAction: take
        onOpened: keys.forceActiveFocus()
    }
}
