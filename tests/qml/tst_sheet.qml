import QtQuick
import QtTest
import Torchside.Kit

// The sheet at the bottom lies above the page's body: the body is not touched through it.
Item {
    id: page
    width: 360
    height: 640

    Pressable {
        id: under
        property int taps: 0
        anchors.fill: parent
        text: "Under"
        onClicked: ++taps
    }

    NowSheet {
        id: sheet
        property int taps: 0
        property string why
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        text: "Ann draws a card"
        primaryText: "Draw"
        onPrimary: ++taps
        onRefused: reason => why = reason
    }

    TestCase {
        name: "Sheet"
        when: windowShown

        function touch(x: real, y: real): void {
            const finger = touchEvent(page);
            finger.press(0, page, x, y).commit();
            finger.release(0, page, x, y).commit();
        }
        function init(): void {
            under.taps = 0;
            sheet.taps = 0;
            sheet.why = "";
            sheet.primaryWhyNot = "";
        }

        function test_theButtonIsPressed(): void {
            touch(page.width / 2, page.height - 40);
            compare(sheet.taps, 1);
            compare(under.taps, 0);
        }

        function test_aTouchBesideTheButtonReachesNothingBeneath(): void {
            touch(30, sheet.y + 24);
            compare(under.taps, 0);
            compare(sheet.taps, 0);
        }

        function test_whatIsNotPossibleSaysWhy(): void {
            sheet.primaryWhyNot = "It is not your turn.";
            touch(page.width / 2, page.height - 40);
            compare(sheet.taps, 0);
            compare(sheet.why, "It is not your turn.");
        }

        function test_whatLiesBesideTheSheetIsTouched(): void {
            touch(100, 100);
            compare(under.taps, 1);
        }
    }
}
