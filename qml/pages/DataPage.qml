pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages

// What is kept on this device: out into a file, in from files, or gone. A file's contents are shown before they count.
PageFrame {
    id: root

    required property var exchange // looks through files, saves and removes
    property bool playing: false // a game lies on the table: nothing is taken from under it
    property bool saving: false

    signal back()
    signal removed()

    function pick(save: bool): void {
        saving = save;
        picker.source = save ? Pickers.save : Pickers.open;
        if (save)
            picker.item["suggest"](exchange.nameFor(0)); // qmllint disable
        picker.item["open"](); // qmllint disable
    }

    // From the dialog, or from outside.
    function picked(urls: var): void {
        if (saving)
            exchange.saveAll(urls[0]);
        else
            exchange.look(urls);
    }

    bar: TopBar {
        title: qsTr("Data")
        subtitle: qsTr("everything stays on this device")
        showBack: true
        onBack: root.back()
    }

    sheet: Sheet {
        visible: root.exchange.looked
        main: take
        content: [
            Words {
                text: root.exchange.heading
                role: "lead"
                weight: Font.DemiBold
            },
            Words {
                text: root.exchange.brings ? root.exchange.replaced > 0 ? qsTr("All of it is imported, or nothing. Of yours only what you chose becomes theirs.") : qsTr("All of it is imported, or nothing. Nothing of yours is overwritten.") : qsTr("There is nothing new in it.")
                quiet: true
            }
        ]

        QuietButton {
            text: root.exchange.brings ? qsTr("Don’t import") : qsTr("Close")
            onClicked: root.exchange.putAside()
        }

        PrimaryButton {
            id: take
            visible: root.exchange.brings
            text: qsTr("Import it")
            onClicked: root.exchange.takeIn()
        }
    }

    Loader {
        id: picker
        visible: false
    }

    Connections {
        target: picker.item
        ignoreUnknownSignals: true
        function onPicked(urls: var): void {
            root.picked(urls);
        }
    }

    ScrollColumn {
        anchors.fill: parent

        SectionTitle {
            visible: root.exchange.looked
            text: qsTr("In this file")
        }

        Panel {
            visible: root.exchange.looked && root.exchange.conflicts > 1
            outline: Theme.torch

            ChoiceRow {
                text: qsTr("Where yours differ")
                options: [{value: 0, text: qsTr("keep all of mine")}, {value: root.exchange.conflicts, text: qsTr("take all of theirs")}]
                current: root.exchange.replaced
                onChosen: value => root.exchange.chooseAll(value > 0)
            }
        }

        Panel {
            visible: root.exchange.looked
            spacing: 0
            padding: Theme.gap8

            Repeater {
                model: root.exchange.report
                BroughtRow { onChosen: theirs => root.exchange.choose(conflict, theirs) }
            }
        }

        Panel {
            visible: !root.exchange.looked
            spacing: 0
            padding: Theme.gap8

            ListRow {
                text: qsTr("Save everything")
                detail: qsTr("All sessions, your cards and decks, and the people, in one file.")
                icon: "save"
                divider: true
                onClicked: root.pick(true)
            }

            ListRow {
                text: qsTr("Import from a file")
                detail: qsTr("Sessions, a full backup, or cards and decks. You see what’s in it first.")
                icon: "import"
                divider: true
                onClicked: root.pick(false)
            }

            ListRow {
                visible: !root.playing
                text: qsTr("Delete all sessions")
                detail: root.exchange.sessions > 0 ? qsTr("Sessions on this device: %1").arg(root.exchange.sessions) : qsTr("None yet.")
                icon: "trash"
                color: Theme.hurt
                dimmed: root.exchange.sessions === 0
                interactive: root.exchange.sessions > 0
                enabled: interactive
                onClicked: deletion.open()
            }
        }

        Words {
            visible: !root.exchange.looked
            text: qsTr("To save one session, open its evening and tap the sign at the top right.")
            role: "small"
            quiet: true
            Layout.margins: Theme.gap8
        }
    }

    ConfirmDialog {
        id: deletion
        title: qsTr("Delete all sessions?")
        text: qsTr("Games in progress go too. You can undo this right afterwards; once the app is closed, they are gone for good.")
        confirmText: qsTr("Delete all")
        danger: true
        onConfirmed: {
            if (root.exchange.removeAll())
                root.removed();
        }
    }
}
