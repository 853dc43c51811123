import QtQuick
import QtTest
import Torchside.Kit

// A word of the app lies over the page for a moment, and is in nobody's way.
Item {
    id: page
    width: 360
    height: 300

    Pressable {
        id: beneath
        property alias hovered: over.hovered
        anchors.fill: parent
        text: "Defend"
        HoverHandler { id: over }
    }

    Toast {
        id: toast
        anchors.fill: parent
    }

    Pointers {
        name: "Toast"
        area: page

        SignalSpy { id: pressed; target: beneath; signalName: "clicked" }
        SignalSpy { id: acted; target: toast; signalName: "acted" }

        function undoButton() {
            return Array.from(findChild(toast, "toast").children[0].children).find(child => child.clicked !== undefined);
        }
        function shown() {
            toast.show("Ann passes.", "Undo");
            tryCompare(findChild(toast, "toast"), "opacity", 1);
            wait(250);
            return undoButton().mapToItem(page, undoButton().width / 2, undoButton().height / 2);
        }
        function cleanup() {
            undoButton().enabled = true;
            toast.dismiss();
            tryCompare(findChild(toast, "toast"), "visible", false);
            pressed.clear();
            acted.clear();
        }

        function test_whatIsOnlyToldHasNoButton() {
            toast.tell("Saved.");
            verify(toast.showing);
            compare(toast.actionText, "");
            verify(!undoButton().visible);
        }

        function test_itsButtonActs_data() { return pointers(); }
        function test_itsButtonActs(row) {
            const at = shown();
            tapAt(row.tag, at.x, at.y);
            compare(acted.count, 1);
            compare(pressed.count, 0);
        }

        function test_aTapOnItsWordsSendsItAwayAndReachesNothingBeneath_data() { return pointers(); }
        function test_aTapOnItsWordsSendsItAwayAndReachesNothingBeneath(row) {
            const at = shown();
            tapAt(row.tag, 60, at.y);
            verify(!toast.showing);
            compare(pressed.count, 0);
            compare(acted.count, 0);
        }

        function test_itsButtonOutOfUseReachesNothingBeneath_data() { return pointers(); }
        function test_itsButtonOutOfUseReachesNothingBeneath(row) {
            const at = shown();
            undoButton().enabled = false;
            tapAt(row.tag, at.x, at.y);
            compare(pressed.count, 0);
            compare(acted.count, 0);
        }

        function test_whatIsNoLongerSoIsNotSaidAnyMore() {
            const first = toast.show("It is not your turn.", "Undo");
            const second = toast.show("Type a name first.", "Undo");
            toast.show("Saved.", "Undo");
            toast.withdraw(second);
            compare(toast.text, "It is not your turn.");
            toast.withdraw(first);
            compare(toast.text, "Saved.");
            toast.withdraw(first);
            verify(toast.showing);
        }

        function test_otherButtonsOfTheMouseReachNothingBeneath() {
            const at = shown();
            mouseClick(page, 60, at.y, Qt.RightButton);
            mouseWheel(page, 60, at.y, 0, -120);
            compare(pressed.count, 0);
        }

        // As a hand does, which is never quite still.
        function isFelt(y) {
            mouseMove(page, 60, y);
            mouseMove(page, 61, y);
            return beneath.hovered;
        }
        function test_nothingBeneathFeelsThePointerAboveIt() {
            tryVerify(() => isFelt(20));
            const at = shown();
            tryVerify(() => !isFelt(at.y));
        }

        // A quick second tap went to the button of a toast that the first had sent away, and was lost.
        function test_onItsWayOutItTakesNoTap_data() { return pointers(); }
        function test_onItsWayOutItTakesNoTap(row) {
            const at = shown();
            toast.dismiss();
            verify(findChild(toast, "toast").visible);
            tapAt(row.tag, at.x, at.y);
            compare(acted.count, 0);
            compare(pressed.count, 1);
        }
    }
}
