import QtQuick
import QtTest

// A test of a page: finds what is shown by its words, and touches it.
TestCase {
    id: root

    property Item scene

    when: windowShown

    // The first thing below an item for which this holds, of what is shown; in dialogs first.
    function seek(from: var, fits: var): var {
        if (!from || !from.visible || from.opacity === 0)
            return null;
        for (let i = from.children.length - 1; i >= 0; --i) {
            const found = seek(from.children[i], fits);
            if (found)
                return found;
        }
        return fits(from) ? from : null;
    }

    function everything(): var {
        let item = scene;
        while (item.parent)
            item = item.parent;
        return item;
    }

    function control(text: string): var {
        return seek(everything(), item => item.text === text && item.clicked !== undefined && item.width > 0);
    }

    function words(text: string): var {
        return seek(everything(), item => item.text === text && item.paintedWidth !== undefined);
    }

    function field(label: string): var {
        return seek(everything(), item => item.label === label && item.focusNow !== undefined);
    }

    function counter(label: string): var {
        return seek(everything(), item => item.label === label && item.changeBy !== undefined);
    }

    function tap(text: string): void {
        press("mouse", text);
    }

    // By mouse, finger or the keyboard: what is called so, once it stands.
    function press(by: string, text: string): void {
        tryVerify(() => control(text) !== null, 3000, "there is no “" + text + "”");
        tryVerify(() => rests() && control(text) !== null); // a list may be making its rows anew
        const item = control(text);
        if (by === "mouse") {
            mouseClick(item);
        } else if (by === "touch") {
            const at = item.mapToItem(scene, item.width / 2, item.height / 2);
            touchEvent(scene).press(0, scene, at.x, at.y).commit();
            touchEvent(scene).release(0, scene, at.x, at.y).commit();
        } else {
            item.forceActiveFocus();
            keyClick(Qt.Key_Return);
        }
        wait(20);
    }

    function ways(): var {
        return [{tag: "mouse"}, {tag: "touch"}, {tag: "keyboard"}];
    }

    // Everything has found its place, and takes a press: what has only just come doesn't.
    function rests(): bool {
        return seek(everything(), item => item.still === true || isPolishScheduled(item)) === null;
    }

    function settles(): void {
        tryVerify(rests);
    }

    function type(label: string, text: string): void {
        const input = field(label);
        verify(input, "there is no field “" + label + "”");
        input.text = "";
        input.focusNow();
        for (const letter of text)
            keyClick(letter);
        keyClick(Qt.Key_Return);
        wait(20);
    }
}
