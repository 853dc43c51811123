import Torchside.Kit

// The pad for whatever number was held: it tells the change to who asked.
NumberPad {
    id: root

    property var whenDone

    function ask(title: string, value: int, done: var): void {
        whenDone = done;
        open(title, value, 0, 99);
    }

    accent: Theme.gameColor("duelofages")
    accentInk: Theme.gameInk("duelofages")
    onAccepted: delta => {
        if (delta !== 0)
            root.whenDone(delta);
    }
}
