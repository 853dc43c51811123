import QtQuick
import QtTest
import Torchside.App
import Torchside.Pages
import Torchside.Testing

// The rules: a question, its answers, the passage in its place; and back to the same answers.
Item {
    id: stage
    width: 360
    height: 1600

    Component {
        id: rules
        RulesPage {
            manual: Workshop.manual
            games: Workshop.shelf.games
            onManualAsked: (game, title) => stack.pushPage(rules, {game: game, gameTitle: title})
            onOpened: (inGame, rule) => stack.pushPage(passage, {game: inGame, rule: rule})
            onBack: stack.back()
        }
    }

    Component {
        id: passage
        PassagePage {
            manual: Workshop.manual
            onBack: stack.back()
        }
    }

    Component {
        id: ground
        Item {}
    }

    PageStack {
        id: stack
        anchors.fill: parent
        initialItem: ground
    }

    PageCase {
        name: "Rules"
        scene: stage

        function cleanup(): void {
            stack.goHome();
            tryCompare(stack, "depth", 1);
            tryCompare(stack, "busy", false);
        }
        function open(properties: var): var {
            const page = stack.pushPage(rules, properties);
            tryCompare(stack, "busy", false);
            return page;
        }
        function ask(question: string): void {
            type("Ask the rules", question);
        }
        function answers(): var {
            const all = [];
            const look = item => {
                if (item.visible && item.passageId !== undefined)
                    all.push(item.passageId);
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i]);
            };
            look(stack.currentItem);
            return all;
        }

        function test_withoutAQuestionThereIsTheManual(): void {
            open({game: "mandom", gameTitle: "Dungeon of Mandom"});
            const contents = Workshop.manual.contents("mandom");
            verify(contents.length > 3);
            verify(words(contents[0].title));
            verify(control(contents[0].passages[0].title));
            tap(contents[0].passages[0].title);
            tryCompare(stack, "depth", 3);
            compare(stack.currentItem.rule, contents[0].passages[0].id);
        }

        function test_whoComesFromHomeFindsEveryManual(): void {
            open({});
            for (const title of ["Cutthroat Caverns", "Escape the Dark Castle", "Cthulhu Rising", "Duel of Ages", "Dungeon of Mandom"])
                verify(control(title), title);
            ask("poison");
            tryVerify(() => answers().length > 0);
            compare(control("Duel of Ages"), null); // answers, nothing else
            ask("");
            tap("Duel of Ages");
            tryCompare(stack, "depth", 3);
            tryCompare(stack, "busy", false);
            compare(stack.currentItem.game, "duelofages");
            verify(control(Workshop.manual.contents("duelofages")[0].passages[0].title));
            tap("Back");
            tryCompare(stack, "depth", 2);
        }

        function test_whatBelongsToTheStepStandsFirst(): void {
            Workshop.clear();
            verify(Workshop.shelf.start("mandom", {players: ["Ann", "Bo"]}));
            const page = open({game: "mandom", gameTitle: "Dungeon of Mandom", nowRule: Workshop.shelf.table.nowRule});
            verify(page.belonging.length > 0);
            verify(words("For this step"));
        }

        function test_aQuestionWithASlipFindsItsAnswer(): void {
            open({game: "darkcastle", gameTitle: "Escape the Dark Castle"});
            ask("can we swap items in a figth");
            tryVerify(() => answers().length > 1);
            const first = answers()[0];
            verify(seek(stack.currentItem, item => item.passageId === first).text.indexOf("<") < 0);
        }

        function test_comingBackFindsTheSameAnswers(): void {
            const page = open({game: "darkcastle", gameTitle: "Escape the Dark Castle"});
            ask("trade items");
            tryVerify(() => answers().length > 1);
            const before = answers();
            tap(seek(stack.currentItem, item => item.passageId === before[0]).text);
            tryCompare(stack, "depth", 3);
            tryCompare(stack, "busy", false);
            compare(stack.currentItem.rule, before[0]);
            tap("Back");
            tryCompare(stack, "depth", 2);
            tryCompare(stack, "busy", false);
            compare(stack.currentItem, page);
            compare(page.question, "trade items");
            compare(answers(), before);
        }

        function test_allGamesAreAskedWhenWanted(): void {
            const page = open({game: "mandom", gameTitle: "Dungeon of Mandom"});
            ask("poison");
            tap("All games");
            verify(!page.onlyGame);
            tryVerify(() => seek(page, item => item.passageId !== undefined && item.game !== "mandom"));
            tap("Dungeon of Mandom");
            verify(page.onlyGame);
            tryVerify(() => !seek(page, item => item.passageId !== undefined && item.game !== "mandom"));
        }

        function test_whatIsNotFoundIsSaidWithTheNearestWords(): void {
            open({game: "mandom", gameTitle: "Dungeon of Mandom"});
            ask("qqxxzzq");
            tryVerify(() => words("Nothing found"));
            compare(answers().length, 0);
            ask("dungeon");
            tryVerify(() => answers().length > 0);
            compare(words("Nothing found"), null);
        }

        function test_aPassageHasItsNeighbours(): void {
            stack.pushPage(passage, {game: "mandom", rule: "goal"});
            tryCompare(stack, "busy", false);
            const page = stack.currentItem;
            const order = [];
            for (const chapter of Workshop.manual.contents("mandom"))
                for (const each of chapter.passages)
                    order.push(each.id);
            const at = order.indexOf("goal");
            tap("Next");
            compare(page.rule, order[at + 1]);
            tap("Before");
            compare(page.rule, "goal");
        }
    }
}
