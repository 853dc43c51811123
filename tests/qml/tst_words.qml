import QtQuick
import QtTest
import Torchside.Kit

// Where there is no room for all, the words give way and the number stays.
Item {
    id: stage
    width: 360
    height: 400

    Words {
        id: words
        width: 110
        oneLine: true
        role: "lead"
    }

    TopBar {
        id: bar
        y: 100
        width: 360
        showBack: true
        tableMode: true
    }

    PageCase {
        name: "Words"
        scene: stage

        function head(): var {
            return seek(bar, item => item.heading === true && item.paintedWidth !== undefined);
        }

        function test_aNumberAtTheEndStays_data(): var {
            return [
                {tag: "a turn", text: "The Minion’s long turn 14", elide: Text.ElideMiddle},
                {tag: "of how many", text: "Maximiliane-Charlotte 3/15", elide: Text.ElideMiddle},
                {tag: "words alone", text: "Maximiliane-Charlotte Wagner", elide: Text.ElideRight},
                {tag: "a number in front", text: "14 Maximiliane-Charlotte", elide: Text.ElideRight}
            ];
        }
        function test_aNumberAtTheEndStays(data: var): void {
            words.text = data.text;
            verify(words.truncated);
            compare(words.elide, data.elide);
        }

        function test_theHeadsOfAllGamesKeepTheirNumberAtTurnFourteen_data(): var {
            return ["Minion’s turn 14", "Your turn 14", "Chapter 14/15", "Encounter 14/15", "Turn 14", "Round 14", "Dein Zug 14", "Kapitel 14/15", "Begegnung 14/15"].map(text => ({tag: text, text: text}));
        }
        function test_theHeadsOfAllGamesKeepTheirNumberAtTurnFourteen(data: var): void {
            bar.title = data.text;
            verify(!head().truncated || head().elide === Text.ElideMiddle, data.text);
        }
    }
}
