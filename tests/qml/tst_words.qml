import QtQuick
import QtTest
import Torchside.Cthulhu
import Torchside.Darkcastle
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

    PrisonerRow {
        id: prisoner
        y: 200
        width: 300
        prisoner: ({name: "The Abbot", might: 3, cunning: 1, wisdom: 4})
        owner: "now with Maximiliane-Charlotte Wagner-Rosenthal: you swap"
    }

    ImportDialog {
        id: importing
        cards: null
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
                {tag: "a number and its word", text: "Maximiliane-Charlotte: 35 left", elide: Text.ElideMiddle},
                {tag: "words alone", text: "Maximiliane-Charlotte Wagner", elide: Text.ElideRight},
                {tag: "a number in front", text: "14 Maximiliane-Charlotte", elide: Text.ElideRight}
            ];
        }
        function test_aNumberAtTheEndStays(data: var): void {
            words.text = data.text;
            verify(words.truncated);
            compare(words.elide, data.elide);
        }

        function test_whoHasAPrisonerIsReadToTheEnd(): void {
            const owner = seek(prisoner, item => item.text === prisoner.owner && item.paintedWidth !== undefined);
            verify(owner);
            verify(!owner.truncated);
        }

        function test_cardsAndDecksAgreeInNumber_data(): var {
            return [
                {tag: "one deck", cards: 24, decks: 1, said: "24 cards, 1 deck"},
                {tag: "one card", cards: 1, decks: 0, said: "1 card, 0 decks"},
                {tag: "several", cards: 2, decks: 3, said: "2 cards, 3 decks"}
            ];
        }
        function test_cardsAndDecksAgreeInNumber(data: var): void {
            compare(importing.amounts(data.cards, data.decks), data.said);
        }

        function test_theHeadsOfAllGamesKeepTheirNumberAtTurnFourteen_data(): var {
            return ["Minion’s turn 14", "Your turn 14", "Chapter 14/15", "Encounter 14/15", "Turn 14", "Round 14", "Dein Zug 14", "Kapitel 14/15", "Begegnung 14/15"].map(text => ({tag: text, text: text}));
        }
        function test_theHeadsOfAllGamesKeepTheirNumberAtTurnFourteen(data: var): void {
            bar.title = data.text;
            tryVerify(() => !head().truncated, 2000, data.text);
        }
    }
}
