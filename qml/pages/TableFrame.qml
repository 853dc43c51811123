pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Torchside.Kit
import Torchside.Tables

// The frame of every game's page: the bar that says where we are and takes steps back; the game fills the rest.
// On a tablet that lies between people the game puts their seats around it, and the middle faces the one to act.
PageFrame {
    id: root

    required property Table shown // the game's own table, which its page declares as `table`
    property Packs packs: null // what the boxes hold, as far as it is known
    property var phones: null // those at the table; none where nobody can open it
    property var hub: null // where it may be played instead
    property int acting: -1 // the seat that the middle faces; nobody: it stays as it was
    property int people: shown.seats.length // around the tablet
    property real seatDepth: 0 // what a seat at the edge needs; 0 where the game has none
    property int faced: 0
    property int doneAt: -1 // where the table stood when what was to be changed on it was done
    readonly property bool around: Theme.seatRotation === "auto" && seatDepth > 0 && !shown.over && round.fits
    readonly property bool onTop: T.StackView.status === T.StackView.Active || T.StackView.status === T.StackView.Activating
    readonly property var places: around ? round.places : []

    // What was heard last, so that only what is new is told.
    property int heardSeq: 0
    property string heardStep
    property string heardNow

    signal leave()
    signal historyAsked()
    signal phonesAsked()
    signal rulesAsked()
    signal ruleAsked(string rule)
    signal whyAsked(string why)
    signal storyAsked()
    signal pastAsked(string title, string path) // what a counter has been

    function rotationOf(seat: int): int {
        return places[seat]?.rotation ?? 0;
    }

    // Who takes steps back finds the way back where it was, until that is done and the game goes on.
    function follow(): void {
        const back = shown.canRedo && shown.seq !== doneAt;
        if (acting >= 0 && !back)
            faced = acting;
    }

    function hear(): void {
        heardSeq = shown.seq;
        heardStep = shown.undoHint;
        heardNow = shown.now;
    }

    // The step that was made, or what to change on the table where steps were taken back; then what the table does next.
    function tellNews(): void {
        const changes = shown.seq !== heardSeq ? Theme.joined(shown.toChange, " ") : "";
        const step = changes === "" && shown.seq >= heardSeq && shown.undoHint !== heardStep ? shown.undoHint : "";
        const now = shown.now !== heardNow ? shown.now : "";
        hear();
        if (visible)
            announcer.tell(Theme.joined([changes, step, now], " "));
    }

    inside: around ? round.middle : clear
    facing: places[faced]?.rotation ?? 0
    onActingChanged: follow()
    Component.onCompleted: {
        faced = Math.max(0, acting);
        hear();
    }

    RoundTable {
        id: round
        seats: root.people > 1 ? root.people : 0
        room: Qt.rect(root.clear.x + Theme.gap8, root.clear.y + Theme.gap8, root.clear.width - 2 * Theme.gap8, root.clear.height - 2 * Theme.gap8)
        depth: root.seatDepth
    }

    Binding {
        target: Theme
        property: "facing"
        value: root.facing
        when: root.onTop
    }

    Announcer {
        id: announcer
    }

    Connections {
        target: root.shown
        function onChanged(): void {
            root.follow();
            root.tellNews();
        }
    }

    // One list of what to change on the table, in the place of what to do next, until it is done or the game goes on.
    over: ResyncSheet {
        objectName: "toChange"
        visible: root.shown.toChange.length > 0
        sentences: root.shown.toChange
        next: root.shown.now === "" ? "" : qsTr("Then: %1").arg(root.shown.now)
        backText: ""
        goText: qsTr("Done")
        onGo: {
            root.doneAt = root.shown.seq;
            root.shown.changesMade();
            root.follow();
        }
    }

    AlsoDialog {
        id: also
        shown: root.shown
        onRuleAsked: rule => root.ruleAsked(rule)
    }

    Connections {
        target: root.sheet
        ignoreUnknownSignals: true
        function onMoreAsked(): void {
            also.open();
        }
    }

    bar: TopBar {
        title: root.shown.heading
        subtitle: root.shown.subheading
        game: root.shown.game
        showBack: true
        tableMode: true
        hasPhones: root.phones !== null
        phonesSaid: root.hub?.away ?? false ? root.hub.said : root.phones?.open ?? false ? Grammar.said(qsTr("%1 phone{1:|s}"), [root.phones.here]) : ""
        onPhones: root.phonesAsked()
        canUndo: root.shown.canUndo
        canRedo: root.shown.canRedo
        undoHint: root.shown.undoHint
        onUndo: root.shown.undo()
        onRedo: root.shown.redo()
        onHistory: root.historyAsked()
        onRules: root.rulesAsked()
        onBack: root.leave()
    }
}
