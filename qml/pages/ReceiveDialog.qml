import QtQuick
import Torchside.Kit

// Where another device hands over its pack: typed or pasted. What comes is shown before it counts.
TDialog {
    id: root

    required property var hand // fetches a pack

    function ask(): void {
        hand.stop();
        field.clear();
        open();
    }

    title: qsTr("Receive a pack")
    text: qsTr("The other Torchside shows the address: Packs, “Hand over to another device”.")
    maximumWidth: 560
    atTop: true
    mainAction: go
    onClosed: hand.stop()
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: root.close()
        },
        PrimaryButton {
            id: go
            text: root.hand.busy ? qsTr("It is coming…") : qsTr("Get it")
            whyNot: field.text.trim() === "" ? qsTr("“%1” is missing.").arg(field.label) : ""
            onClicked: root.hand.receive(field.text)
        }
    ]

    TTextField {
        id: field
        label: qsTr("Address")
        placeholder: "192.168.1.20:7777/pack/…"
        error: root.hand.trouble
        inputMethodHints: Qt.ImhUrlCharactersOnly | Qt.ImhNoPredictiveText
        maximumLength: 200
        onAccepted: go.trigger()
    }
}
