pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Pages

// What the group's boxes hold, by game and kind; out into a file, in from one, on paper.
PageFrame {
    id: root

    required property var packs // looks through the entries, corrects and saves them
    property string savingAs: ""
    property string savingGame: ""
    readonly property var kinds: packs.kinds
    readonly property var games: kinds.map(kind => kind.game).filter((game, index, all) => all.indexOf(game) === index)
    readonly property bool empty: !kinds.some(kind => kind.count > 0)

    signal back()
    signal chosen(var kind)
    signal importAsked()
    signal received() // another device has handed one over: it is to be looked at

    function save(as: string): void {
        savingAs = as;
        saving.active = true;
        saving.item["ask"](0, "torchside-pack." + as); // qmllint disable
    }

    bar: TopBar {
        title: qsTr("Packs")
        subtitle: qsTr("what your boxes hold")
        showBack: true
        onBack: root.back()
    }

    Loader {
        id: saving
        active: false
        visible: false
        source: Pickers.save
    }

    Connections {
        target: saving.item
        ignoreUnknownSignals: true
        function onPicked(urls: var): void { root.packs.save(root.savingGame, root.savingAs, urls[0]); }
    }

    HandOverDialog {
        id: handing
        hand: root.packs.hand
    }

    ReceiveDialog {
        id: receiving
        hand: root.packs.hand
    }

    Connections {
        target: root.packs.hand
        function onReceived(): void {
            receiving.close();
            root.received();
        }
    }

    ScrollColumn {
        anchors.fill: parent

        Words {
            text: root.empty ? qsTr("What you enter at the table is learnt here, and offered the next time by its first letters. You can also take in a pack of friends.") : qsTr("What you enter at the table is learnt here, and offered the next time by its first letters.")
            quiet: true
            Layout.margins: Theme.gap8
        }

        Repeater {
            model: root.games

            ColumnLayout {
                id: shelf
                required property string modelData
                readonly property var own: root.kinds.filter(kind => kind.game === modelData)
                spacing: Theme.gap8
                Layout.fillWidth: true

                SectionTitle {
                    text: shelf.own[0].gameTitle
                }

                Panel {
                    spacing: 0
                    padding: Theme.gap8

                    Repeater {
                        model: shelf.own

                        ListRow {
                            required property var modelData
                            required property int index
                            text: modelData.title
                            hint: shelf.own[0].gameTitle
                            value: modelData.count
                            chevron: true
                            divider: index < shelf.own.length - 1
                            titleWeight: Font.Normal
                            onClicked: root.chosen(modelData)
                        }
                    }
                }
            }
        }

        SectionTitle {
            text: qsTr("Hand on")
        }

        Panel {
            spacing: 0
            padding: Theme.gap8

            ListRow {
                text: qsTr("Take in a pack")
                detail: qsTr("You see what is in it first.")
                icon: "import"
                divider: true
                onClicked: root.importAsked()
            }

            ListRow {
                visible: root.packs.hand.exist
                text: qsTr("Receive a pack")
                detail: qsTr("From another device in the same Wi-Fi.")
                icon: "phone"
                divider: true
                onClicked: receiving.ask()
            }

            ListRow {
                visible: root.packs.hand.exist
                text: qsTr("Hand over to another device")
                detail: qsTr("By a code to scan, or an address.")
                icon: "phone"
                divider: true
                onClicked: handing.ask()
            }

            ListRow {
                text: qsTr("Save as a pack")
                detail: qsTr("For another group, or another device.")
                icon: "save"
                divider: true
                onClicked: root.save("json")
            }

            ListRow {
                text: qsTr("Save as a spreadsheet")
                detail: qsTr("It can be taken in again.")
                icon: "save"
                divider: true
                onClicked: root.save("csv")
            }

            ListRow {
                text: qsTr("Save to print")
                detail: qsTr("A table on paper, as a PDF.")
                icon: "save"
                onClicked: root.save("pdf")
            }
        }
    }
}
