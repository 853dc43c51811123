import QtQuick
import QtTest
import Torchside.Pages
import Torchside.Testing

// A step of the past is opened, changed, left out or followed by a forgotten one: by mouse, finger and keys.
Item {
    id: stage
    width: 360
    height: 800

    Component {
        id: correction
        CorrectionPage {
            width: stage.width
            height: stage.height
            table: Workshop.shelf.table
        }
    }

    PageCase {
        name: "Correction"
        scene: stage
        property var table

        function init(): void {
            Workshop.clear();
            verify(Workshop.shelf.start("cutthroat", {players: [{name: "Ann"}, {name: "Bo"}, {name: "Cy"}]}));
            table = Workshop.shelf.table;
            table.act({do: "adjust", player: 0, life: -20});
            table.act({do: "adjust", player: 0, life: -90});
        }
        function open(step: int): var {
            const page = createTemporaryObject(correction, stage, {asked: step});
            tryVerify(() => counter("Life"));
            return page;
        }
        function life(seat: int): int {
            return table.ask({do: "state"}).players?.[seat].life ?? -1;
        }

        function test_nothingIsTakenBeforeAnythingIsDifferent(): void {
            open(2);
            tap("Correct it");
            compare(table.seq, 3);
            verify(!table.correction.differs);
        }

        function test_aChipTakesAnotherPerson(): void {
            const page = open(2);
            page.back.connect(() => page.visible = false);
            tap("Bo");
            tryVerify(() => words("Bo, Life: 100 → 80"));
            verify(words("Change on the table"));
            tap("Correct it");
            compare(table.toChange.length > 0, true);
            compare(page.visible, false);
        }

        function test_aFingerTurnsTheCounter(): void {
            open(2);
            const life = counter("Life");
            const touch = touchEvent(life);
            touch.press(0, life, life.width - 12, life.height / 2).commit();
            touch.release(0, life, life.width - 12, life.height / 2).commit();
            tryVerify(() => table.correction.differs);
        }

        function test_keysTurnTheCounter(): void {
            open(2);
            counter("Life").forceActiveFocus();
            keyClick(Qt.Key_Right);
            tryVerify(() => table.correction.differs);
        }

        function test_whatFallsOutIsNamedOnTheButton(): void {
            open(2);
            table.correction.set("life", -99);
            tryVerify(() => words("These steps change") || words("These steps fall out"));
        }

        function test_leftOutAndKept(): void {
            open(2);
            tap("Leave it out");
            tryVerify(() => counter("Life") === null);
            tap("Keep it");
            tryVerify(() => counter("Life") !== null);
            verify(!table.correction.differs);
        }

        function test_oneIsPutIn(): void {
            const page = open(2);
            page.back.connect(() => page.visible = false);
            tap("Put one in after it");
            tap("Life, prestige, poison");
            table.correction.set("poison", 2);
            tap("Correct it");
            compare(table.seq, 4);
            compare(page.visible, false);
        }

        function test_theBeginningIsNotLeftOut(): void {
            createTemporaryObject(correction, stage, {asked: 1});
            tryVerify(() => field("People · Ann · Name") !== null);
            compare(control("Leave it out"), null);
        }
    }
}
