import QtQuick
import QtTest
import Torchside.Pages
import Torchside.Testing

// The history: every step a line, newest on top; a tap on one shows what to change on the table, then goes there.
Item {
    id: stage
    width: 360
    height: 900

    Component {
        id: history
        HistoryPage {
            width: stage.width
            height: stage.height
            table: Workshop.shelf.table
        }
    }

    PageCase {
        name: "History"
        scene: stage
        property var table
        readonly property string begin: "Ann and Bo sit down; Ann starts."

        function init(): void {
            Workshop.clear();
            verify(Workshop.shelf.start("mandom", {players: ["Ann", "Bo"], first: 0}));
            table = Workshop.shelf.table;
            table.act({do: "place"});
            table.act({do: "remove", item: "torch"});
        }
        function open(): var {
            return createTemporaryObject(history, stage);
        }
        function line(part: string): var {
            return seek(everything(), item => typeof item.line === "string" && item.line.includes(part));
        }

        function test_theNewestStandsOnTopAndIsMarked(): void {
            open();
            tryVerify(() => line("Torch"));
            verify(line("Torch").mapToItem(stage, 0, 0).y < line(begin).mapToItem(stage, 0, 0).y);
            verify(line("Torch").current);
            verify(words("you are here"));
        }

        function test_aJumpIsShownBeforeItIsMade(): void {
            open();
            tap(begin);
            tryVerify(() => words("Put the Torch back on the hero."));
            compare(table.seq, 3);
            tap("Stay here");
            compare(table.seq, 3);
            tryVerify(() => !words("Put the Torch back on the hero."));
        }

        function test_aJumpGoesThereAndForthAgain(): void {
            const page = open();
            tap(begin);
            tap("Back to " + page.targetTime);
            compare(table.seq, 1);
            verify(line("Torch").undone);
            tap(line("Torch").line);
            tap("On to " + page.targetTime);
            compare(table.seq, 3);
            verify(line("Torch").current);
        }

        function test_whereWeAreIsNowhereToGo(): void {
            const page = open();
            tap(line("Torch").line);
            compare(page.target, 0);
            compare(control("Stay here"), null);
        }

        function test_aNoteIsWrittenBesideTheSteps(): void {
            open();
            type("Write a note", "Pizza");
            tryVerify(() => line("Pizza"));
            verify(line("Pizza").note);
            compare(table.seq, 3);
            compare(field("Write a note").text, "");
            tap("Pizza");
            compare(control("Stay here"), null);
        }

        function test_aLongLineUnfolds(): void {
            const whole = "The Minion wins terror, 2 to 0. Nora goes insane. ".repeat(6).trim();
            open();
            type("Write a note", whole);
            tryVerify(() => line("Nora"));
            const row = line("Nora");
            const low = row.height;
            const told = words(whole);
            verify(told.truncated);
            tap("All of it");
            tryVerify(() => !told.truncated);
            verify(row.height > low);
            compare(table.seq, 3);
            compare(control("Stay here"), null);
            tap("Less");
            tryVerify(() => told.truncated);
            tryCompare(row, "height", low);
        }

        function test_whatCameFromAPhoneSaysFromWhose(): void {
            const longest = "A name that is as long as a name may be";
            Workshop.clear();
            verify(Workshop.shelf.start("mandom", {players: ["Ann", longest], first: 1}));
            Workshop.fromPhone(1, {do: "place"});
            open();
            tryVerify(() => words("from " + longest + "’s phone"));
            const row = line("puts a monster");
            compare(row.sender, longest);
            verify(row.hint.includes("phone"));
            const said = words("from " + longest + "’s phone");
            verify(!said.truncated);
            verify(said.mapToItem(stage, said.width, 0).x <= stage.width);
            compare(line("starts").sender, ""); // was done here
        }
    }
}
