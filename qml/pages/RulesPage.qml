pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit

// The rules: ask as you would ask across the table, or read the manual of a game.
PageFrame {
    id: root

    required property var manual
    property string game
    property string gameTitle
    property var games: null // whose manuals there are, where none is open
    property string nowRule // the rule behind what the table is to do
    property alias question: field.text
    property bool onlyGame: game !== ""
    readonly property var belonging: nowRule !== "" ? manual.belonging(game, nowRule) : []
    readonly property bool asking: field.text.trim() !== ""

    signal opened(string game, string rule)
    signal packsAsked() // what the boxes hold
    signal manualAsked(string game, string title)
    signal back()

    function look(): void {
        manual.ask(field.text, game, onlyGame, nowRule);
        pause.restart();
    }

    // The answer itself, not how many there are: who listens has asked for nothing else.
    function tellAnswer(): void {
        const answer = found.count > 0 ? found.itemAt(0) as AnswerCard : null;
        if (answer)
            announcer.tell(Theme.joined([answer.text, answer.hint], ". "));
        else if (asking)
            announcer.tell(Theme.joined([qsTr("Nothing found"), nearWords()], ". "));
    }

    Component.onCompleted: look()
    // Who comes from Home has come to ask: the keys are there at once. At a table the manual may be what is wanted.
    onActiveFocusChanged: if (activeFocus && game === "" && question === "") field.focusNow()

    bar: TopBar {
        title: qsTr("Rules")
        subtitle: root.gameTitle
        showBack: true
        onBack: root.back()

        IconButton {
            icon: "card"
            text: qsTr("Packs")
            onClicked: root.packsAsked()
        }
    }

    Timer {
        id: pause // while fingers are still typing nothing is told
        interval: 700
        onTriggered: root.tellAnswer()
    }

    Announcer {
        id: announcer
    }

    ScrollColumn {
        anchors.fill: parent

        TTextField {
            id: field
            label: qsTr("Ask the rules")
            labelVisible: false
            placeholder: qsTr("Ask the rules: “can we swap items…”")
            icon: "search"
            pill: true
            onTextChanged: root.look()
        }

        Flow {
            visible: root.game !== ""
            spacing: Theme.gap8
            Layout.fillWidth: true
            Chip {
                text: root.gameTitle
                exclusive: true
                selected: root.onlyGame
                accent: Theme.gameColor(root.game)
                accentInk: Theme.gameInk(root.game)
                onClicked: {
                    root.onlyGame = true;
                    root.look();
                }
            }
            Chip {
                text: qsTr("All games")
                exclusive: true
                selected: !root.onlyGame
                onClicked: {
                    root.onlyGame = false;
                    root.look();
                }
            }
        }

        Repeater {
            id: found
            model: root.asking ? root.manual.answers : null
            AnswerCard {
                oneGame: root.onlyGame
                onChosen: root.opened(game, passageId)
            }
        }

        EmptyState {
            visible: root.asking && found.count === 0
            icon: "search"
            headline: qsTr("Nothing found")
            text: visible ? root.nearWords() : ""
        }

        Contents {
            visible: !root.asking && root.belonging.length > 0
            sections: visible ? [{title: qsTr("For this step"), passages: root.belonging}] : []
            onChosen: rule => root.opened(root.game, rule)
        }

        Contents {
            visible: !root.asking && root.game !== ""
            sections: visible ? root.manual.contents(root.game) : []
            onChosen: rule => root.opened(root.game, rule)
        }

        Words {
            visible: !root.asking && root.game === ""
            text: qsTr("Ask as you would across the table. Typos are fine.")
            quiet: true
            Layout.margins: Theme.gap8
        }

        Manuals {
            visible: !root.asking && root.game === "" && root.games !== null
            games: visible ? root.games : null
            onChosen: (game, title) => root.manualAsked(game, title)
        }
    }

    function nearWords(): string {
        const words = manual.suggestions(field.text);
        return words.length > 0 ? qsTr("Try: %1").arg(words.join(", ")) : qsTr("Try other words.");
    }
}
