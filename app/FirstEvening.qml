pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Torchside.App
import Torchside.Kit

// The first evening with a game is led: a few words, each where and when it matters, each once and never again.
Item {
    id: root

    required property Shelf shelf
    required property Preferences preferences
    required property Item page // the topmost one
    readonly property var table: shelf.table
    readonly property int seq: table?.seq ?? 0
    readonly property bool leads: table !== null && preferences.hints && shelf.firstEvening()
    property string current: ""
    property Item target: null
    property rect pointedAt // where that is
    property int shownAt: 0

    readonly property var lessons: [
        {id: "now", from: 1, text: qsTr("This says what to do now. The big button goes on."), fits: item => item.caption !== undefined && (item.primaryText ?? "") !== ""},
        {id: "pad", from: 2, text: qsTr("Tap beside a number to change it. Hold it to type."), fits: item => item.padRequested !== undefined && item.changeBy !== undefined},
        {id: "odds", from: 2, text: qsTr("Hold this to see your odds. Don’t let anybody else look."), fits: item => item.coverText !== undefined && item.revealed !== undefined},
        {id: "undo", from: 3, text: qsTr("Undo takes back any step and says what to change on the table."), fits: item => item.icon === "undo" && item.clicked !== undefined},
        {id: "rules", from: 4, text: qsTr("The book holds the rules. Ask it anything."), fits: item => item.icon === "book" && item.clicked !== undefined && item.text === qsTr("Rules")},
        {id: "history", from: 6, text: qsTr("The clock keeps the whole evening. Tap a line to go back to it."), fits: item => item.icon === "clock" && item.clicked !== undefined}
    ]

    function seek(item: var, fits: var): var {
        if (!item || !item.visible || item.opacity === 0)
            return null;
        for (let i = 0; i < item.children.length; ++i) {
            const found = seek(item.children[i], fits);
            if (found)
                return found;
        }
        return fits(item) && item.width > 0 && item.enabled ? item : null;
    }

    function isInSight(item: Item): bool {
        const at = item.mapToItem(root, 0, 0);
        return at.y >= 0 && at.y + Math.min(item.height, 60) <= height && at.x >= 0 && at.x < width;
    }

    function offer(): void {
        if (!leads || current !== "" || Theme.facing !== 0 || !page || Theme.entry(page, "table") !== table || T.Overlay.overlay.visible)
            return;
        const told = preferences.memory("led/" + table.game);
        for (const lesson of lessons) {
            if (seq < lesson.from || told[lesson.id])
                continue;
            const found = seek(page, lesson.fits);
            if (!found || !isInSight(found))
                continue;
            preferences.keepMemory("led/" + table.game, Object.assign(told, {[lesson.id]: true}));
            bubble.active = true;
            target = found;
            shownAt = seq;
            current = lesson.text;
            place();
            return;
        }
    }

    function place(): void {
        if (target && (!target.visible || !isInSight(target)))
            dismiss();
        else if (target)
            pointedAt = Qt.rect(target.mapToItem(root, 0, 0).x, target.mapToItem(root, 0, 0).y, target.width, target.height);
    }

    function dismiss(): void {
        current = "";
        target = null;
    }

    readonly property int facing: Theme.facing // what is led stands upright, like the hint
    onFacingChanged: {
        dismiss();
        soon.restart();
    }
    onTableChanged: dismiss()
    onPageChanged: dismiss()
    onWidthChanged: dismiss()
    onHeightChanged: dismiss()
    onSeqChanged: {
        if (current !== "" && Math.abs(seq - shownAt) > 1)
            dismiss(); // who goes on has seen it
        soon.restart();
    }
    onLeadsChanged: soon.restart()

    Timer {
        id: soon
        interval: Theme.motion ? 900 : 300
        onTriggered: root.offer()
    }

    Timer { // a sheet grows, a page is scrolled
        interval: 100
        repeat: true
        running: root.target !== null
        onTriggered: root.place()
    }

    Loader {
        id: bubble
        active: false
        Component.onCompleted: setSource("Lesson.qml", {evening: root})
    }

    Announcer {
        id: announcer
    }

    onCurrentChanged: if (current !== "") announcer.tell(current)
}
