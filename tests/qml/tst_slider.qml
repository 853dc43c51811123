import QtQuick
import QtTest
import Torchside.Kit

// A slider is moved by finger, key and screen reader, and never itself changes what it shows.
Item {
    id: page
    width: 360
    height: 300

    SliderRow {
        id: slider
        property string why
        width: page.width
        text: "Volume"
        value: 50
        onMoved: next => value = next
        onRefused: reason => why = reason
    }

    TestCase {
        name: "Slider"
        when: windowShown

        function line() {
            for (const child of slider.children)
                if (child.maximumValue !== undefined)
                    return child;
            return null;
        }
        function init() {
            slider.value = 50;
            slider.why = "";
            slider.whyNot = "";
        }

        function test_keys_data() {
            return [
                {tag: "right", key: Qt.Key_Right, value: 55}, {tag: "up", key: Qt.Key_Up, value: 55},
                {tag: "left", key: Qt.Key_Left, value: 45}, {tag: "down", key: Qt.Key_Down, value: 45},
                {tag: "home", key: Qt.Key_Home, value: 0}, {tag: "end", key: Qt.Key_End, value: 100},
                {tag: "page up", key: Qt.Key_PageUp, value: 70}, {tag: "page down", key: Qt.Key_PageDown, value: 30}
            ];
        }
        function test_keys(row) {
            line().forceActiveFocus();
            keyClick(row.key);
            compare(slider.value, row.value);
        }

        function test_itStopsAtItsEnds() {
            line().forceActiveFocus();
            slider.value = 98;
            keyClick(Qt.Key_Right);
            compare(slider.value, 100);
            keyClick(Qt.Key_Right);
            compare(slider.value, 100);
        }

        function test_aTapSetsIt() {
            mouseClick(line(), line().width - 2, line().height / 2);
            compare(slider.value, 100);
            mouseClick(line(), 2, line().height / 2);
            compare(slider.value, 0);
        }

        function test_aFingerDragsIt() {
            const finger = touchEvent(page);
            const y = line().mapToItem(page, 0, 24).y;
            finger.press(0, page, page.width / 2, y).commit();
            for (let x = page.width / 2; x < page.width; x += 10)
                finger.move(0, page, x, y).commit();
            finger.release(0, page, page.width - 1, y).commit();
            compare(slider.value, 100);
        }

        function test_whatIsOffSaysWhy() {
            slider.whyNot = "Sounds are off.";
            mouseClick(line(), 2, line().height / 2);
            compare(slider.value, 50);
            compare(slider.why, "Sounds are off.");
        }

        function test_bigTextStaysWithin() {
            Theme.textScale = 2;
            verify(slider.implicitHeight > 0);
            verify(line().height >= Theme.touch);
            Theme.textScale = 1;
        }
    }
}
