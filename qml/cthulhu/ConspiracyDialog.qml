pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// The player's own conspiracy joins the row, furthest from the Deep.
TDialog {
    id: root

    required property CthulhuTable table
    property int tokens: 5
    property var struggles: []
    property bool unsent: false // what stands there was neither laid out nor thrown away

    signal refused(string why)

    function ask(): void {
        if (!unsent) {
            field.clear();
            tokens = 5;
            struggles = [];
        }
        unsent = true;
        open();
    }

    function send(): void {
        if (leaving)
            return;
        const command = {do: "conspiracy", name: field.text.trim(), tokens: tokens};
        if (struggles.length > 0)
            command.struggles = struggles;
        close();
        unsent = !table.act(command);
    }

    title: qsTr("Your conspiracy")
    text: qsTr("Its struggles are the usual four. Touch them in another order if its card says so.")
    mainAction: go
    actions: [
        QuietButton {
            text: qsTr("Cancel")
            onClicked: {
                root.unsent = false;
                root.close();
            }
        },
        PrimaryButton {
            id: go
            text: qsTr("Lay it out")
            whyNot: field.text.trim() === "" ? qsTr("The conspiracy needs a name.") : ""
            accent: Theme.gameColor("cthulhu")
            accentInk: Theme.gameInk("cthulhu")
            onClicked: root.send()
            onRefused: why => root.refused(why)
        }
    ]

    TTextField {
        id: field
        label: qsTr("Name of the conspiracy")
        maximumLength: Theme.entry(root.table.limits("conspiracy", "name"), "longest")
    }

    Stepper {
        text: qsTr("Tokens to win it")
        value: root.tokens
        from: Theme.entry(root.table.limits("conspiracy", "tokens"), "from")
        to: Theme.entry(root.table.limits("conspiracy", "tokens"), "to")
        onMoved: value => root.tokens = value
    }

    StruggleChips {
        struggles: root.struggles
        onEdited: struggles => root.struggles = struggles
    }
}
