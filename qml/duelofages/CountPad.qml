import Torchside.Kit
import Torchside.Tables

// The pad for whatever number was held: it tells the change to who asked.
NumberPad {
    id: root

    required property DuelOfAgesTable table
    property var whenDone
    readonly property var limits: table.limits("count", "characters")
    property string path // of the counter in the state
    property string title

    signal pastOf(string title, string path)

    function ask(title: string, value: int, done: var, path: string): void {
        whenDone = done;
        root.path = path;
        root.title = title;
        open(title, value, 0, limits.to); // of nothing there is more
    }

    accent: Theme.gameColor("duelofages")
    accentInk: Theme.gameInk("duelofages")
    pastText: qsTr("Changes")
    onPastAsked: root.pastOf(title, path)
    onAccepted: delta => {
        if (delta !== 0)
            root.whenDone(delta);
    }
}
