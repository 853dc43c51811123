pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

// What chance gave, or a turning point of the game: large, one after another, each until the next tap.
TDialog {
    id: root

    property var queue: []
    property var sight: ({})
    property string game // whose turning points they are
    property int lasts: 0 // ms until it goes on by itself; 0: it waits for a tap
    property color accent: Theme.torch
    property color accentInk: Theme.torchInk
    property bool settled: false // the tap that brought it, or its double, sends nothing away
    readonly property var lines: sight["lines"] ?? []
    readonly property var tasks: sight["tasks"] ?? []
    readonly property string picture: sight["picture"] ?? ""
    readonly property bool chance: picture === "dice" || picture === "coin" || picture === "cards"
    readonly property bool dark: picture === "death" || picture === "failure" || picture === "lost" || picture === "boss"
    readonly property color hue: dark ? Theme.hurt : chance ? Theme.ink : picture === "victory" || picture === "tournament" || picture === "gate" ? Theme.prestige : picture === "survival" ? Theme.heal : accent
    readonly property string drawing: ({dice: "dice", coin: "coin", cards: "card", kill: "slain", death: "skull", failure: "cracked", survival: "held", story: "star", lost: "fallen", victory: "crown", boss: "horns", gate: "gate", tournament: "trophy", ruin: "ruin", sides: "swap"})[picture] ?? ""

    function show(sights: var): void {
        queue = sights;
        next();
    }

    function next(): void {
        if (queue.length === 0) {
            close();
            return;
        }
        settled = false;
        const [first, ...rest] = queue;
        queue = rest;
        sight = first;
        if (!opened)
            open(); // also while the last one is on its way out
        calming.restart();
        if (Theme.motion)
            coming.restart();
    }

    function goOn(): void {
        if (settled)
            next();
    }

    title: sight["title"] ?? ""
    dismissable: false
    mainAction: go

    Shortcut {
        enabled: root.opened
        sequences: ["Escape", "Back"]
        onActivated: root.goOn()
    }

    Timer {
        id: calming
        interval: 300
        onTriggered: root.settled = true
    }

    Timer {
        interval: Math.max(1, root.lasts)
        running: root.opened && root.lasts > 0
        repeat: true
        onTriggered: root.next()
    }

    // Any tap sends it on: beside the words, and on them, where a drag scrolls.
    onTapped: goOn()

    MouseArea {
        parent: mark.parent?.parent ?? null
        anchors.fill: parent
        z: 1
        objectName: "moment"
        Accessible.ignored: true
        onClicked: root.goOn()
    }

    MomentPicture {
        id: mark
        visible: !root.chance || root.picture === "coin"
        name: root.drawing
        color: root.hue
        shining: !root.dark && !root.chance
        game: root.chance ? "" : root.game
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: wide
        Layout.preferredHeight: wide && root.lines.length + root.tasks.length > 4 ? 128 : implicitHeight // a long outcome is read without scrolling

        ParallelAnimation {
            id: coming
            NumberAnimation { target: mark; property: "scale"; from: 0.4; to: 1; duration: 2 * Theme.slow; easing.type: Easing.OutBack }
            NumberAnimation { target: figures; property: "scale"; from: 0.7; to: 1; duration: Theme.slow; easing.type: Easing.OutBack }
        }
    }

    MomentFigures {
        id: figures
        visible: count > 0
        figures: root.sight["figures"] ?? []
        Layout.fillWidth: true
    }

    Repeater {
        model: root.lines

        Words {
            required property string modelData
            text: modelData
            horizontalAlignment: Text.AlignHCenter
        }
    }

    // What hands do now stands apart from what has happened.
    Divider {
        visible: root.tasks.length > 0
    }

    Repeater {
        model: root.tasks

        RowLayout {
            id: task
            required property string modelData
            spacing: Theme.gap8

            Words {
                text: "\u2022"
                numeric: true
                color: root.accent
                Layout.alignment: Qt.AlignTop
                Accessible.ignored: true
            }

            Words {
                text: task.modelData
            }
        }
    }

    actions: PrimaryButton {
        id: go
        text: qsTr("Go on")
        accent: root.accent
        accentInk: root.accentInk
        onClicked: root.goOn()
    }
}
