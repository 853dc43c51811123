pragma ComponentBehavior: Bound
import QtQuick
import Torchside.App
import Torchside.Kit
import Torchside.Pages
import Torchside.Tables

// What goes on around the games: the story of an evening, a counter's past, what was played before, files in and out.
Item {
    id: root

    required property Shelf shelf
    required property Exchange exchange
    required property PastGames past
    required property Sharing sharing
    required property PageStack stack
    required property Toast toast
    required property Platform platform
    required property CardSource cards
    property bool asksFirst: true
    property int removalToast: 0
    property var removedSession
    property int sessionToast: 0
    property int entryToast: 0

    signal againAsked(var game)
    signal entryRestored()

    function push(name: string, properties: var): var {
        const page = stack.pushPage("qrc:/qt/qml/Torchside/Pages/" + name + ".qml", Object.assign({objectName: name}, properties));
        page.back.connect(() => stack.back());
        return page;
    }

    function showStory(): void {
        const page = push("StoryPage", {story: shelf.table.evening});
        page.shareAsked.connect((title, text) => sharing.share(title, text));
        page.playAsked.connect(play => sharing.openPlay(play));
        page.pictureAsked.connect(() => {
            picture.setSource("qrc:/qt/qml/Torchside/Pages/PictureDialog.qml", {story: shelf.table.evening, sends: platform.sharesPictures});
            picture.item["open"](); // qmllint disable
        });
        page.historyAsked.connect(seq => showHistory(seq));
        page.exportAsked.connect(() => save());
        page.againAsked.connect(() => againAsked(shelf.gameOnTable()));
    }

    // The story of a session that is not on the table yet; the table lies beneath.
    function showStoryOf(session: var): void {
        if (shelf.open(session))
            showStory();
    }

    function showHistory(seq: int): void {
        const page = push("HistoryPage", {table: shelf.table, asked: seq});
        page.storyAsked.connect(() => showStory());
        page.correctionAsked.connect((step, putsIn) => push("CorrectionPage", {table: shelf.table, asked: step, putsIn: putsIn, cards: shelf.identities[shelf.table.game]?.wantsCards ? cards : null}));
    }

    function showPastOf(title: string, path: string): void {
        pastDialog.active = true;
        pastDialog.item["show"](title, shelf.table.past(path)); // qmllint disable
    }

    function showPast(): void {
        past.read();
        const page = push("StatisticsPage", {statistics: past.statistics, asksFirst: asksFirst});
        page.removed.connect((session, line) => {
            remove(session, line);
            past.read();
        });
        page.counting = Qt.binding(() => past.counting);
        page.opened.connect(session => showStoryOf(session));
    }

    function showData(): var {
        const page = push("DataPage", {exchange: exchange, playing: shelf.table !== null});
        page.removed.connect(() => root.removalToast = toast.show(qsTr("All sessions are deleted."), qsTr("Undo")));
        return page;
    }

    function showPacks(packs: var): void {
        const page = push("PacksPage", {packs: packs});
        page.chosen.connect(kind => {
            const list = push("PackPage", {packs: packs, kind: kind});
            list.removed.connect(name => root.entryToast = toast.show(qsTr("Removed: %1").arg(name), qsTr("Undo")));
        });
        page.importAsked.connect(() => showData().pick(false));
        page.received.connect(() => showData());
    }

    function remove(session: var, line: string): void {
        shelf.remove(session);
        removedSession = session;
        sessionToast = toast.show(qsTr("Removed: %1").arg(line), qsTr("Undo"));
    }

    // Files from outside, whatever they are: what is in them is shown before anything is taken in.
    function offer(files: var): void {
        exchange.look(files);
        showData();
    }

    function savePicture(): void {
        saving.active = true;
        saving.item["ask"](-1, exchange.nameFor(shelf.sessionId()).replace(/\.[a-z]+$/, ".png")); // qmllint disable
    }

    function save(): void {
        saving.active = true;
        saving.item["ask"](shelf.sessionId(), exchange.nameFor(shelf.sessionId())); // qmllint disable
    }

    Loader {
        id: pastDialog
        active: false
        source: "qrc:/qt/qml/Torchside/Pages/PastDialog.qml"
    }

    Loader {
        id: saving
        active: false
        visible: false
        source: Pickers.save
    }

    Loader {
        id: picture
        visible: false
    }

    Connections {
        target: picture.item
        ignoreUnknownSignals: true
        function onClosed(): void { picture.source = ""; }
        function onShareAsked(title: string, drawn: var): void { root.sharing.sharePicture(title, drawn); }
        function onSaveAsked(drawn: var): void {
            root.sharing.hold(drawn);
            root.savePicture();
        }
    }

    Connections {
        target: pastDialog.item
        ignoreUnknownSignals: true
        function onChosen(seq: int): void {
            root.showHistory(seq);
        }
    }

    Connections {
        target: saving.item
        ignoreUnknownSignals: true
        function onPicked(urls: var): void {
            const session = saving.item["session"]; // qmllint disable
            if (session === -1)
                root.sharing.saveHeld(urls[0]);
            else
                root.exchange.saveSession(session, urls[0]);
        }
    }

    Connections {
        target: root.sharing
        function onSaid(message: string): void {
            root.toast.tell(message);
        }
    }

    Connections {
        target: root.exchange
        function onSaid(message: string): void {
            root.toast.tell(message);
        }
    }

    Connections {
        target: root.toast
        function onActed(id: int): void {
            if (id === root.removalToast)
                root.exchange.restoreAll();
            if (id === root.entryToast)
                root.entryRestored();
            if (id === root.sessionToast) {
                root.shelf.restore(root.removedSession);
                root.past.read();
            }
        }
    }
}
