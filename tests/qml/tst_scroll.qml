import QtQuick
import QtTest
import Torchside.Kit

// A page scrolls by itself to what comes next, until a finger has other plans.
Item {
    id: page
    width: 360
    height: 640

    ScrollColumn {
        id: scroll
        anchors.fill: parent
        Rectangle {
            implicitWidth: 200
            implicitHeight: 4000
        }
    }

    TestCase {
        name: "Scroll"
        when: windowShown

        function init(): void {
            scroll.contentY = 0;
        }

        function test_thePageGlidesThere(): void {
            scroll.scrollTo(3000);
            tryCompare(scroll, "contentY", 3000);
        }

        function test_aFingerStopsTheGlide(): void {
            scroll.scrollTo(3000);
            const finger = touchEvent(page);
            finger.press(0, page, 180, 500).commit();
            for (let y = 490; y >= 420; y -= 10) {
                finger.move(0, page, 180, y).commit();
                wait(16); // a frame: moves within one are told as one
            }
            tryVerify(() => scroll.dragging);
            const taken = scroll.contentY; // wherever it had got to
            wait(400);
            finger.release(0, page, 180, 420).commit();
            verify(scroll.contentY < taken + 100); // and no further, but as the finger went
        }
    }
}
