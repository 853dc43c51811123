pragma ComponentBehavior: Bound
import QtQuick

// Yes or no, in the words of the thing itself.
TDialog {
    id: root

    property string confirmText: qsTr("Yes")
    property string cancelText: qsTr("Cancel")
    property bool danger: false
    property bool answered: false

    signal confirmed()
    signal cancelled()

    mainAction: yes
    onOpened: answered = false
    onClosed: if (!answered) cancelled()

    actions: [
        QuietButton {
            text: root.cancelText
            onClicked: root.close()
        },
        PrimaryButton {
            id: yes
            text: root.confirmText
            accent: root.danger ? Theme.hurt : Theme.torch
            accentInk: root.danger ? Theme.hurtInk : Theme.torchInk
            onClicked: {
                if (root.leaving)
                    return;
                root.answered = true;
                root.close();
                root.confirmed();
            }
        }
    ]
}
