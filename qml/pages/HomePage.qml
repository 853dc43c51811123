pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// What to go on with, large; and what there is to play. It fills its window, whatever the window's shape.
PageFrame {
    id: root

    required property var games
    required property var sessions // to go on with
    property string lastLine // how the last evening ended
    property string lastGame
    property var demos: [] // the games that can be watched
    property string notice
    property bool asksFirst: true // before a session leaves the list
    readonly property bool beside: !Theme.bigText && scroll.width >= 760 && scroll.width > scroll.height && sessionList.count > 0
    readonly property int shownAtFirst: beside ? 4 : 3
    property bool all: false

    signal play(string game, string title, int fewest, int most)
    signal watch(string game)
    signal resume(var session)
    signal removed(var session, string title)
    signal settings()
    signal packsAsked()
    signal ask()
    signal pastAsked()

    function askToRemove(session: var, line: string): void {
        if (!asksFirst) {
            removed(session, line);
            return;
        }
        removal.active = true;
        (removal.item as RemovalDialog).ask(session, line);
    }

    bar: TopBar {
        title: qsTr("Torchside")
        role: "head"
        icon: "torch"
        columnWidth: scroll.maximumWidth
        IconButton {
            icon: "card"
            text: qsTr("Packs")
            onClicked: root.packsAsked()
        }
        IconButton {
            icon: "gear"
            text: qsTr("Settings")
            onClicked: root.settings()
        }
    }

    ScrollColumn {
        id: scroll
        anchors.fill: parent
        maximumWidth: width > height ? 1240 : 760

        Repeater {
            model: root.notice !== "" ? 1 : 0
            Panel {
                outline: Theme.hurt
                Words {
                    text: root.notice
                }
            }
        }

        GridLayout {
            columns: root.beside ? 2 : 1
            columnSpacing: Theme.gap24
            rowSpacing: Theme.gap12
            Layout.fillWidth: true
            Layout.minimumHeight: scroll.height - scroll.padding - Theme.gap24 - (root.notice !== "" ? 80 : 0)

            ColumnLayout {
                spacing: Theme.gap12
                Layout.preferredWidth: 5
                Layout.alignment: Qt.AlignTop
                Layout.maximumHeight: root.beside ? Math.max(implicitHeight, scroll.height - scroll.padding - Theme.gap24) : 100000 // the button is in sight
                Layout.fillWidth: true
                Layout.fillHeight: root.beside || sessionList.count > 0 && scroll.height > 900

                Repeater {
                    id: sessionList
                    model: root.sessions
                    SessionEntry {
                        hidden: index >= root.shownAtFirst && !root.all
                        onResume: root.resume(sessionId)
                        onRemoveAsked: root.askToRemove(sessionId, line)
                    }
                }

                Repeater {
                    model: sessionList.count > root.shownAtFirst && !root.all ? 1 : 0
                    QuietButton {
                        text: qsTr("All %1 unfinished games").arg(sessionList.count)
                        Layout.fillWidth: true
                        onClicked: root.all = true
                    }
                }

                AskBox {
                    onClicked: root.ask()
                }
            }

            ColumnLayout {
                spacing: Theme.gap12
                Layout.preferredWidth: 6
                Layout.fillWidth: true
                Layout.fillHeight: true

                SectionTitle {
                    text: qsTr("New game")
                }

                GridLayout {
                    columns: Theme.bigText ? (scroll.width >= 700 ? 2 : 1) : scroll.width >= 560 && (scroll.width > scroll.height) && !root.beside ? 3 : 2
                    columnSpacing: Theme.gap12
                    rowSpacing: Theme.gap12
                    Layout.fillHeight: true

                    Repeater {
                        model: root.games
                        GameCard {
                            hasDemo: root.demos.indexOf(gameId) >= 0
                            onChosen: root.play(gameId, title, fewest, most)
                            onDemoAsked: root.watch(gameId)
                        }
                    }

                    PastCard {
                        lastLine: root.lastLine
                        lastGame: root.lastGame
                        onChosen: root.pastAsked()
                    }
                }
            }
        }
    }

    Loader {
        id: removal
        active: false
        source: "RemovalDialog.qml"
    }

    Connections {
        target: removal.item
        function onConfirmed(): void {
            const dialog = removal.item as RemovalDialog;
            root.removed(dialog.session, dialog.line);
        }
    }
}
