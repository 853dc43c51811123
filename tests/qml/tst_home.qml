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
            finished: Workshop.shelf.finished
        }
    }

    SignalSpy { id: played; signalName: "play" }
    SignalSpy { id: resumed; signalName: "resume" }
    SignalSpy { id: removed; signalName: "removed" }
    SignalSpy { id: asked; signalName: "ask" }
    SignalSpy { id: settings; signalName: "settings" }

    PageCase {
        name: "Home"
        scene: stage

        function init(): void {
            Workshop.clear();
        }
        function open(properties: var): var {
            const page = createTemporaryObject(home, stage, properties ?? {});
            for (const spy of [played, resumed, removed, asked, settings]) {
                spy.target = page;
                spy.clear();
            }
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
            compare(resumed.signalArguments[0][0], older.sessionId);
        }

        function test_whatIsOverStandsBelowAndNotUnderGoOn(): void {
            verify(Workshop.shelf.start("mandom", {players: ["Ann", "Bo"], first: 0}));
            for (let i = 0; i < 4; ++i)
                Workshop.shelf.table.act({do: "pass"});
            verify(Workshop.shelf.table.over);
            Workshop.shelf.putAway();
            open();
            compare(words("Go on"), null);
            const over = seek(everything(), item => item.over === true && item.clicked !== undefined);
            verify(over);
            verify(words("Finished").mapToItem(stage, 0, 0).y > words("New game").mapToItem(stage, 0, 0).y);
            verify(over.mapToItem(stage, 0, 0).y > words("Finished").mapToItem(stage, 0, 0).y);
            begin(["Cy", "Di"]);
            tryVerify(() => words("Go on"));
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
            const session = control("Round 1, Ann to act").sessionId;
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
