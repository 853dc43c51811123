import QtQuick
import QtTest

// A test of what is touched and what is not, by each kind of pointer.
TestCase {
    id: root

    required property Item area

    when: windowShown

    function pointers(): var {
        return [{tag: "mouse"}, {tag: "touch"}];
    }

    function tapAt(pointer: string, x: real, y: real): void {
        pressAt(pointer, x, y);
        releaseAt(pointer, x, y);
    }

    function tapOn(pointer: string, item: Item, x: real, y: real): void {
        const at = item.mapToItem(area, x, y);
        tapAt(pointer, at.x, at.y);
    }

    function pressAt(pointer: string, x: real, y: real): void {
        if (pointer === "mouse")
            mousePress(area, x, y);
        else
            touchEvent(area).press(0, area, x, y).commit();
    }

    function moveTo(pointer: string, x: real, y: real): void {
        if (pointer === "mouse")
            mouseMove(area, x, y, -1, Qt.LeftButton);
        else
            touchEvent(area).move(0, area, x, y).commit();
    }

    function releaseAt(pointer: string, x: real, y: real): void {
        if (pointer === "mouse")
            mouseRelease(area, x, y);
        else
            touchEvent(area).release(0, area, x, y).commit();
    }
}
