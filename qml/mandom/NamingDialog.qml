pragma ComponentBehavior: Bound
import QtQuick.Layouts
import Torchside.Kit

// The Vorpal Sword's call, before the first card is turned.
TDialog {
    id: root

    required property var monsters
    property string chosen

    signal named(string monster)

    title: qsTr("Which kind does the Vorpal Sword strike?")
    text: qsTr("Name it before the first card, or not at all.")
    maximumWidth: 560
    mainAction: call
    onOpened: chosen = ""
    actions: [
        QuietButton {
            text: qsTr("Not now")
            onClicked: root.close()
        },
        PrimaryButton {
            id: call
            text: qsTr("Name it")
            whyNot: root.chosen !== "" ? "" : qsTr("Tap the monster first.")
            onClicked: {
                root.close();
                root.named(root.chosen);
            }
        }
    ]

    MonsterGrid {
        monsters: root.monsters
        columns: root.maximumWidth > root.width || Theme.bigText ? 2 : 4
        chosen: root.chosen
        counting: false
        onTapped: monster => root.chosen = monster
        Layout.fillWidth: true
    }
}
