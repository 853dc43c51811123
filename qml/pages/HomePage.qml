pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// What there is to go on with, and what there is to play.
PageFrame {
    id: root

    required property var games
    required property var sessions // to go on with
    property var finished: null
    property string notice
    property bool asksFirst: true // before a session leaves the list

    signal play(string game, string title, int fewest, int most)
    signal resume(var session)
    signal removed(var session, string title)
    signal settings()
    signal ask()
    signal pastAsked()
    signal storyAsked(var session)

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
        columnWidth: scroll.maximumWidth
        IconButton {
            icon: "gear"
            text: qsTr("Settings")
            onClicked: root.settings()
        }
    }

    ScrollColumn {
        id: scroll
        anchors.fill: parent

        Panel {
            visible: root.notice !== ""
            outline: Theme.hurt
            Words {
                text: root.notice
            }
        }

        AskBox {
            onClicked: root.ask()
        }

        SectionTitle {
            visible: sessionList.count > 0
            text: qsTr("Go on")
        }

        Repeater {
            id: sessionList
            model: root.sessions
            SessionCard {
                onResume: root.resume(sessionId)
                onStoryAsked: root.storyAsked(sessionId)
                onRemoveAsked: root.askToRemove(sessionId, line)
            }
        }

        SectionTitle {
            text: qsTr("New game")
        }

        GridLayout {
            columns: scroll.width >= 560 && !Theme.bigText ? 3 : Theme.bigText ? 1 : 2
            columnSpacing: Theme.gap12
            rowSpacing: Theme.gap12
            Repeater {
                model: root.games
                GameCard {
                    onChosen: root.play(gameId, title, fewest, most)
                }
            }
            GameCard {
                gameId: ""
                title: qsTr("Past games and statistics")
                fewest: 0
                most: 0
                quiet: true
                onChosen: root.pastAsked()
            }
        }

        SectionTitle {
            visible: finishedList.count > 0
            text: qsTr("Finished")
        }

        Repeater {
            id: finishedList
            model: root.finished
            SessionCard {
                onResume: root.resume(sessionId)
                onStoryAsked: root.storyAsked(sessionId)
                onRemoveAsked: root.askToRemove(sessionId, line)
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
