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
        anchors.fill: parent
        text: "Defend"
    }

    Toast {
        id: toast
        anchors.fill: parent
    }

    TestCase {
        name: "Toast"
        when: windowShown

        SignalSpy { id: pressed; target: beneath; signalName: "clicked" }
        SignalSpy { id: acted; target: toast; signalName: "acted" }

        function undoButton() {
            return Array.from(findChild(toast, "toast").children[0].children).find(child => child.text === "Undo");
        }
        function shown() {
            toast.show("Ann passes.", "Undo");
            tryCompare(findChild(toast, "toast"), "opacity", 1);
            wait(250);
            return undoButton().mapToItem(page, undoButton().width / 2, undoButton().height / 2);
        }
        function cleanup() {
            toast.dismiss();
            tryCompare(findChild(toast, "toast"), "visible", false);
            pressed.clear();
            acted.clear();
        }

        function test_itsButtonActs() {
            const at = shown();
            mouseClick(page, at.x, at.y);
            compare(acted.count, 1);
            compare(pressed.count, 0);
        }

        // A quick second tap went to the button of a toast that the first had sent away, and was lost.
        function test_onItsWayOutItTakesNoTouch() {
            const at = shown();
            toast.dismiss();
            verify(findChild(toast, "toast").visible);
            mouseClick(page, at.x, at.y);
            compare(acted.count, 0);
            compare(pressed.count, 1);
        }
    }
}
