import QtQuick
import QtTest
import Torchside.Kit

// A dialog is asked something of: what lies under it is not.
Item {
    id: page
    width: 360
    height: 640

    component Under: Pressable {
        property int taps: 0
        onClicked: ++taps
    }

    Under {
        id: under
        anchors.fill: parent
        text: "Under"
    }

    Counter {
        id: counter
        property int changes: 0
        width: parent.width
        height: 100
        value: 5
        onChangeBy: ++changes
        label: "Count"
    }

    TDialog {
        id: dialog
        title: "Which one?"
        property int taps: 0
        actions: QuietButton {
            id: button
            text: "This one"
            onClicked: ++dialog.taps
        }
        Rectangle {
            id: plain
            color: "red"
            implicitHeight: 200
            implicitWidth: 200
        }
    }

    TDialog {
        id: tall
        title: "Scroll"
        Rectangle {
            id: content
            color: "red"
            implicitHeight: 2000
            implicitWidth: 200
        }
    }

    TestCase {
        name: "Dialog"
        when: windowShown

        function init(): void {
            under.taps = 0;
            dialog.taps = 0;
            counter.changes = 0;
        }
        function cleanup(): void {
            dialog.close();
            tall.close();
            tryCompare(dialog, "visible", false);
            tryCompare(tall, "visible", false);
        }
        function touch(item: Item, x: real, y: real): void {
            const finger = touchEvent(item);
            finger.press(0, item, x, y).commit();
            finger.release(0, item, x, y).commit();
        }

        function test_aButtonOfTheDialogTakesItsTouch(): void {
            dialog.open();
            tryCompare(dialog, "opened", true);
            touch(button, 20, 20);
            compare(dialog.taps, 1);
            compare(under.taps, 0);
        }

        function test_whatLiesUnderThePlainPartIsNotTouched(): void {
            dialog.open();
            tryCompare(dialog, "opened", true);
            touch(plain, 20, 20);
            compare(under.taps, 0);
            verify(dialog.visible);
        }

        function test_aTouchBesideTheDialogClosesItAndNoMore(): void {
            dialog.open();
            tryCompare(dialog, "opened", true);
            touch(page, 10, 10);
            compare(under.taps, 0);
            compare(counter.changes, 0);
            tryCompare(dialog, "visible", false);
        }

        function test_aLongDialogIsDraggedWithoutTouchingWhatLiesUnder(): void {
            tall.open();
            tryCompare(tall, "opened", true);
            const finger = touchEvent(content);
            finger.press(0, page, 180, 500).commit();
            for (let y = 490; y >= 300; y -= 10) {
                finger.move(0, page, 180, y).commit();
                wait(5);
            }
            finger.release(0, page, 180, 300).commit();
            compare(under.taps, 0);
            tryVerify(() => content.mapToItem(page, 0, 0).y < 0);
        }

        function test_aTouchThatSlidOffTheCounterIsForgotten(): void {
            const finger = touchEvent(page);
            finger.press(0, page, 20, 50).commit();
            finger.move(0, page, 20, 300).commit();
            finger.release(0, page, 20, 300).commit();
            compare(counter.changes, 0);
            tall.open();
            tryCompare(tall, "opened", true);
            touch(page, 30, 50);
            compare(counter.changes, 0);
        }

        function test_aCounterCountsEachTouchOnItsSide(): void {
            touch(page, 20, 50);
            touch(page, 340, 50);
            compare(counter.changes, 2);
            compare(under.taps, 0);
        }

        function test_afterTheDialogThePageIsTouchedAgain(): void {
            dialog.open();
            tryCompare(dialog, "opened", true);
            dialog.close();
            tryCompare(dialog, "visible", false);
            touch(page, 180, 600);
            compare(under.taps, 1);
        }
    }
}
