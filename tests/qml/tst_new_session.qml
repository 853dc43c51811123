import QtQuick
import QtTest
import Torchside.Mandom
import Torchside.Testing

// A new session: who sits where, who begins. Shown by Mandom's, which asks for nothing else.
Item {
    id: stage
    width: 360
    height: 1300

    Component {
        id: setup
        MandomSetup {
            width: stage.width
            height: stage.height
            seating: Workshop.shelf.seating
            title: "Dungeon of Mandom"
            fewest: 2
            most: 4
            limits: ({})
        }
    }

    SignalSpy { id: started; signalName: "start" }
    SignalSpy { id: refused; signalName: "refused" }

    PageCase {
        name: "NewSession"
        scene: stage
        property var seating

        function init(): void {
            Workshop.clear();
            seating = Workshop.shelf.seating;
        }
        function open(people: var): var {
            for (const person of people)
                seating.add(person);
            const page = createTemporaryObject(setup, stage);
            for (const spy of [started, refused]) {
                spy.target = page;
                spy.clear();
            }
            return page;
        }

        function test_peopleAreAddedOneAfterAnother(): void {
            open([]);
            type("Add someone", "Ann");
            type("Add someone", "Bo");
            compare(Array.from(seating.names), ["Ann", "Bo"]);
            compare(field("Add someone").text, "");
            compare(refused.count, 0);
        }

        function test_aGameForOneSaysThatSomebodyHasToPlay(): void {
            const page = open([]);
            verify(words("Add at least 2 players."));
            page.fewest = 1;
            verify(words("Add somebody first."));
        }

        function test_theSameNameTwiceIsRefused_data(): var {
            return [{tag: "the same", name: "Ann"}, {tag: "with room around it", name: " Ann "}, {tag: "nothing", name: " "}];
        }
        function test_theSameNameTwiceIsRefused(data: var): void {
            open(["Ann"]);
            type("Add someone", data.name);
            compare(Array.from(seating.names), ["Ann"]);
            compare(refused.count, 1);
            verify(refused.signalArguments[0][0].length > 10);
        }

        function test_aPersonIsRenamed(): void {
            open(["Ann", "Bo"]);
            tap("Ann");
            type("Name", "Zoe");
            compare(Array.from(seating.names), ["Zoe", "Bo"]);
        }

        function test_aPersonIsNotRenamedToAnother(): void {
            open(["Ann", "Bo"]);
            tap("Ann");
            type("Name", "Bo");
            compare(Array.from(seating.names), ["Ann", "Bo"]);
            compare(refused.count, 1);
        }

        function test_seatsAreChangedAndLeft(): void {
            open(["Ann", "Bo", "Cy"]);
            tap("Ann");
            tap("Move down");
            compare(Array.from(seating.names), ["Bo", "Ann", "Cy"]);
            if (!control("Remove"))
                tap("Cy");
            tap("Remove");
            compare(seating.count, 2);
        }

        function test_whoBeginsIsChosen(): void {
            open(["Ann", "Bo"]);
            verify(words("Ann starts."));
            tap("Bo");
            tap("Starts");
            tryVerify(() => words("Bo starts."));
        }

        function test_tooFewCannotBegin(): void {
            open(["Ann"]);
            verify(words("Add at least 2 players."));
            tap("Into the dungeon");
            compare(started.count, 0);
            compare(refused.count, 1);
        }

        function test_whenTheTableIsFullNobodyIsAdded(): void {
            open(["Ann", "Bo", "Cy"]);
            verify(field("Add someone"));
            type("Add someone", "Di");
            compare(seating.count, 4);
            tryVerify(() => !field("Add someone"));
        }

        function test_thoseOfLastTimeAreOneTapAway(): void {
            Workshop.remember(["Fay", "Gus"]);
            Workshop.shelf.seatFor("mandom");
            seating.remove(1);
            open([]);
            tap("Gus");
            compare(Array.from(seating.names), ["Fay", "Gus"]);
        }

        function test_theGameBeginsWithWhatWasChosen(): void {
            open(["Ann", "Bo"]);
            tap("Bo");
            tap("Starts");
            tap("Into the dungeon");
            compare(started.count, 1);
            compare(Array.from(started.signalArguments[0][0].players), ["Ann", "Bo"]);
            compare(started.signalArguments[0][0].first, 1);
        }
    }
}
