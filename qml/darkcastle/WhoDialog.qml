pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit

// One of the characters is meant: who turns the card, who rests.
TDialog {
    id: root

    required property var characters
    property bool resting: false

    signal chosen(int character)
    signal refused(string why)

    function ask(forRest: bool): void {
        resting = forRest;
        open();
    }

    title: resting ? qsTr("Who rests this round?") : qsTr("Who turns the card?")
    text: resting ? qsTr("Gains 1 health, does not roll, takes no blow and uses nothing.") : ""
    actions: [
        QuietButton {
            text: root.resting ? qsTr("Nobody") : qsTr("Cancel")
            onClicked: root.close()
        }
    ]

    Repeater {
        model: root.characters

        ListRow {
            id: row
            required property int index
            required property string name
            required property string called
            required property string player
            required property int hp
            required property int maxHp
            required property bool fights
            required property string whyNoRest
            visible: !root.resting || fights
            text: called
            detail: called === name ? player : name
            value: qsTr("%1 / %2").arg(hp).arg(maxHp)
            divider: true
            whyNot: root.resting ? whyNoRest : ""
            onClicked: {
                root.close();
                root.chosen(row.index);
            }
            onRefused: why => root.refused(why)
        }
    }
}
