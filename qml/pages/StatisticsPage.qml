pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// All the evenings: how many, who won, what was the most, and each of them to open again.
PageFrame {
    id: root

    required property Statistics statistics
    property bool counting: false // records are still being worked out
    property bool asksFirst: true // before a session leaves the list
    readonly property bool empty: games.count === 0

    signal back()
    signal opened(var session)
    signal removed(var session, string title)

    function askToRemove(session: var, line: string): void {
        if (!asksFirst) {
            removed(session, line);
            return;
        }
        removal.active = true;
        (removal.item as RemovalDialog).ask(session, line);
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

    bar: TopBar {
        title: qsTr("Past games")
        subtitle: root.counting ? qsTr("looking through the evenings …") : ""
        showBack: true
        onBack: root.back()
    }

    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gap24, 420)
        visible: root.empty
        icon: "trophy"
        headline: qsTr("No evening has ended yet")
        text: root.statistics.running > 0 ? qsTr("Finish a game, and its winner, length and records will show up here.") : qsTr("Play a game, and its winner, length and records will show up here.")
        buttonText: qsTr("Choose a game")
        onActed: root.back()
    }

    ScrollColumn {
        id: scroll
        anchors.fill: parent
        visible: !root.empty
        maximumWidth: 1000

        Flow {
            visible: games.count > 1
            spacing: Theme.gap8
            Layout.fillWidth: true

            Chip {
                text: qsTr("All games")
                exclusive: true
                selected: root.statistics.game === ""
                onClicked: root.statistics.game = ""
            }

            Repeater {
                id: games
                model: root.statistics.games

                Chip {
                    required property string gameId
                    required property string title
                    text: title
                    exclusive: true
                    selected: root.statistics.game === gameId
                    accent: Theme.gameColor(gameId)
                    accentInk: Theme.gameInk(gameId)
                    width: Math.min(implicitWidth, parent.width)
                    onClicked: root.statistics.game = gameId
                }
            }
        }

        StatisticsHead {
            statistics: root.statistics
        }

        GridLayout {
            columns: scroll.width >= 760 && !Theme.bigText ? 2 : 1
            columnSpacing: Theme.gap16
            rowSpacing: Theme.gap12
            Layout.fillWidth: true

            ColumnLayout {
                spacing: Theme.gap12
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 1

                SectionTitle {
                    text: qsTr("Wins")
                }

                Panel {
                    spacing: 0
                    padding: Theme.gap12

                    Repeater {
                        model: root.statistics.people
                        WinsRow {}
                    }
                }

                SectionTitle {
                    visible: root.statistics.game === ""
                    text: qsTr("Games")
                }

                Panel {
                    visible: root.statistics.game === ""
                    spacing: 0
                    padding: Theme.gap12

                    Repeater {
                        model: root.statistics.games

                        ListRow {
                            id: gameRow
                            required property string gameId
                            required property string title
                            required property int plays
                            required property string best
                            text: title
                            value: plays
                            detail: best
                            divider: true
                            chevron: true
                            leading: Emblem {
                                game: gameRow.gameId
                                title: gameRow.title
                                size: 36
                            }
                            onClicked: root.statistics.game = gameId
                        }
                    }
                }
            }

            ColumnLayout {
                spacing: Theme.gap12
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 1

                SectionTitle {
                    visible: records.count > 0
                    text: qsTr("Records")
                }

                Panel {
                    visible: records.count > 0
                    spacing: 0
                    padding: Theme.gap12

                    Repeater {
                        id: records
                        model: root.statistics.records

                        ListRow {
                            required property string title
                            required property var sessionId
                            required detail
                            required value
                            text: title
                            divider: true
                            onClicked: root.opened(sessionId)
                        }
                    }
                }
            }
        }

        SectionTitle {
            text: qsTr("Past games")
        }

        Panel {
            spacing: 0
            padding: Theme.gap12

            Repeater {
                model: root.statistics.past

                ListRow {
                    id: evening
                    required property var sessionId
                    required property string line
                    required property string game
                    required property string gameTitle
                    required property string people
                    required property string when
                    text: line
                    detail: Theme.joined([gameTitle, people, when], " · ")
                    divider: true
                    holdable: true
                    leading: Emblem {
                        game: evening.game
                        title: evening.gameTitle
                        size: 40
                    }
                    onClicked: root.opened(sessionId)
                    onHeld: root.askToRemove(sessionId, line)

                    IconButton {
                        icon: "trash"
                        color: Theme.soft
                        size: Theme.bigText ? Theme.icon : 20
                        text: qsTr("Remove “%1”").arg(evening.line)
                        hint: evening.detail
                        onClicked: root.askToRemove(evening.sessionId, evening.line)
                    }
                }
            }
        }
    }
}
