import QtQuick
import QtTest
import Torchside.Pages
import Torchside.Testing

// Home: what there is to go on with, and what there is to play.
Item {
    id: stage
    width: 360
    height: 1300

    Component {
        id: home
        HomePage {
            width: stage.width
            height: stage.height
            games: Workshop.shelf.games
            sessions: Workshop.shelf.sessions
            lastLine: Workshop.shelf.lastLine
        }
    }

    SignalSpy { id: played; signalName: "play" }
    SignalSpy { id: resumed; signalName: "resume" }
    SignalSpy { id: removed; signalName: "removed" }
    SignalSpy { id: past; signalName: "pastAsked" }
    SignalSpy { id: watched; signalName: "watch" }
    SignalSpy { id: asked; signalName: "ask" }
    SignalSpy { id: settings; signalName: "settings" }

    PageCase {
        name: "Home"
        scene: stage

        function init(): void {
            stage.width = 360;
            stage.height = 1300;
            Workshop.clear();
        }
        function open(properties: var): var {
            const page = createTemporaryObject(home, stage, properties ?? {});
            for (const spy of [played, past, watched, resumed, removed, asked, settings]) {
                spy.target = page;
                spy.clear();
            }
            settles();
            return page;
        }
        function begin(people: var): void {
            verify(Workshop.shelf.start("mandom", {players: people, first: 0}));
            Workshop.shelf.putAway();
        }

        function test_withoutSessionsThereIsOnlyWhatToPlay(): void {
            open();
            compare(words("Go on"), null);
            verify(words("New game"));
            for (const title of ["Cutthroat Caverns", "Escape the Dark Castle", "Cthulhu Rising", "Dungeon of Mandom"])
                verify(control(title), title);
        }

        function test_aGameIsChosenWithHowManyPlay(): void {
            open();
            tap("Dungeon of Mandom");
            compare(played.count, 1);
            compare(Array.from(played.signalArguments[0]), ["mandom", "Dungeon of Mandom", 2, 4]);
        }

        function test_theNewestSessionStandsFirstAndIsGoneOnWith(): void {
            begin(["Ann", "Bo"]);
            begin(["Cy", "Di"]);
            open();
            verify(words("Go on"));
            const newer = control("Round 1, Cy to act");
            const older = control("Round 1, Ann to act");
            verify(newer.mapToItem(stage, 0, 0).y < older.mapToItem(stage, 0, 0).y);
            tap("Round 1, Ann to act");
            compare(resumed.count, 1);
            compare(resumed.signalArguments[0][0], older.entry.sessionId);
        }

        function test_whatIsOverIsWithThePastGamesAndNotUnderGoOn(): void {
            verify(Workshop.shelf.start("mandom", {players: ["Ann", "Bo"], first: 0}));
            for (let i = 0; i < 4; ++i)
                Workshop.shelf.table.act({do: "pass"});
            verify(Workshop.shelf.table.over);
            Workshop.shelf.putAway();
            open();
            compare(words("Go on"), null);
            verify(words(Workshop.shelf.lastLine)); // how it came out stands on the way there
            tap("Past games and statistics");
            compare(past.count, 1);
            begin(["Cy", "Di"]);
            tryVerify(() => words("Go on"));
        }

        function test_aGameIsWatchedFromItsCard_data(): var {
            return [{tag: "mouse"}, {tag: "touch"}, {tag: "keyboard"}];
        }
        function test_aGameIsWatchedFromItsCard(data: var): void {
            open({demos: ["mandom"]});
            const sign = control("Watch: Dungeon of Mandom");
            verify(sign);
            compare(control("Watch: Cthulhu Rising"), null); // there is nothing to be seen
            if (data.tag === "mouse")
                mouseClick(sign);
            else if (data.tag === "touch")
                touchEvent(sign).press(0, sign, 24, 24).commit().release(0, sign, 24, 24).commit();
            else {
                sign.forceActiveFocus();
                keyClick(Qt.Key_Return);
            }
            compare(watched.count, 1);
            compare(watched.signalArguments[0][0], "mandom");
            compare(played.count, 0); // the card beneath was not tapped
        }

        function test_fourSessionsAreFoldedAway(): void {
            for (const name of ["Ann", "Bo", "Cy", "Di", "Ed"])
                begin([name, "Zoe"]);
            open();
            compare(control("Round 1, Ann to act"), null);
            tap("All 5 unfinished games");
            tryVerify(() => control("Round 1, Ann to act"));
        }

        function test_itFillsTheWindow_data(): var {
            return [{tag: "phone", w: 360, h: 800}, {tag: "tablet", w: 800, h: 1280}, {tag: "tablet lying", w: 1280, h: 800}];
        }
        function test_itFillsTheWindow(data: var): void {
            for (const sessions of [0, 1, 2]) {
                if (sessions > 0)
                    begin(["Ann", "Bo"]);
                stage.width = data.w;
                stage.height = data.h;
                const page = open();
                wait(50);
                const tile = control("Past games and statistics");
                const corner = tile.mapToItem(page, tile.width, tile.height);
                verify(corner.y >= data.h - 40, data.tag + ": the tiles end at " + corner.y);
                verify(corner.x >= data.w - 40 || data.w === 800 && corner.x >= 740, data.tag + ": the tiles end at " + corner.x);
                page.destroy();
                wait(0);
            }
        }

        function test_aSessionIsRemovedOnlyWhenThatIsConfirmed(): void {
            begin(["Ann", "Bo"]);
            open();
            tap("Remove “Round 1, Ann to act”");
            tap("Cancel");
            compare(removed.count, 0);
            tryVerify(() => !control("Cancel"));
            tap("Remove “Round 1, Ann to act”");
            tap("Remove");
            compare(removed.count, 1);
            compare(removed.signalArguments[0][1], "Round 1, Ann to act");
            compare(resumed.count, 0); // the card beneath was not tapped
        }

        function test_aRemovedSessionIsGoneAndComesBack(): void {
            begin(["Ann", "Bo"]);
            open();
            const session = control("Round 1, Ann to act").entry.sessionId;
            Workshop.shelf.remove(session);
            tryVerify(() => !control("Round 1, Ann to act"));
            Workshop.shelf.restore(session);
            tryVerify(() => control("Round 1, Ann to act"));
        }

        function test_holdingASessionAsksAsWell(): void {
            begin(["Ann", "Bo"]);
            open();
            const card = control("Round 1, Ann to act");
            mousePress(card, 100, 20);
            wait(700);
            mouseRelease(card, 100, 20);
            tryVerify(() => control("Cancel"));
            compare(resumed.count, 0);
            tap("Cancel");
        }

        function test_whatWasFoundOnOpeningIsSaid(): void {
            open({notice: "The file was damaged."});
            verify(words("The file was damaged."));
        }

        function test_rulesAndSettingsAreOneTapAway(): void {
            open();
            tap("Settings");
            tap("Ask the rules: “can we swap items…”");
            compare([settings.count, asked.count], [1, 1]);
        }
    }
}
