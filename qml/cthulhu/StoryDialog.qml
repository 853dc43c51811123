pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// A touched story: its tokens, what it needs, its name; a conspiracy can be discarded.
TDialog {
    id: root

    required property CthulhuTable table
    property int story: 0
    property string name
    property string conspiracy
    property int need: 5
    property int minion: 0
    property int player: 0
    property var struggles: []
    property string there
    readonly property var struggleNames: ({terror: qsTr("Terror"), combat: qsTr("Combat"), arcane: qsTr("Arcane"), investigation: qsTr("Investigation")})

    signal refused(string why)
    signal pastAsked(string title, string path)

    function askPast(side: string): void {
        close();
        pastAsked(side === "minion" ? qsTr("The Minion’s tokens at %1").arg(name) : qsTr("Your tokens at %1").arg(name), "stories.%1.%2".arg(story).arg(side));
    }

    function ask(tile: StoryTile): void {
        story = tile.index;
        name = tile.name;
        conspiracy = tile.conspiracy;
        need = tile.need;
        minion = tile.minion;
        player = tile.player;
        struggles = Array.from(tile.struggles);
        there = Theme.joined([tile.minionThere !== "" ? qsTr("The Minion’s: %1").arg(tile.minionThere) : "", tile.playerThere !== "" ? qsTr("Yours: %1").arg(tile.playerThere) : ""], "\n");
        field.text = tile.name;
        open();
    }

    // Whatever way the dialog goes, the name that stands there is the story's.
    function keepName(): void {
        const told = field.text.trim();
        if (told === "" || !field.enabled)
            field.text = name;
        else if (told !== name && table.act({do: "story", index: story, name: told}))
            name = told;
    }

    // A win closes: the story is another one then.
    function move(side: string, by: int): void {
        keepName();
        if (!table.act({do: "token", story: story, side: side, by: by}))
            return;
        if (side === "minion")
            minion += by;
        else
            player += by;
        if (Math.max(minion, player) >= need)
            close();
    }

    title: name
    onAboutToHide: keepName()
    text: Theme.joined([qsTr("Struggles: %1").arg(struggles.map(each => struggleNames[each] ?? each).join(", ")), there], "\n")
    actions: [
        QuietButton {
            visible: root.conspiracy !== ""
            text: qsTr("Discard it")
            danger: true
            onClicked: {
                field.text = root.name;
                root.close();
                root.table.act({do: "discard", story: root.story});
            }
        },
        QuietButton {
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]

    Stepper {
        text: qsTr("The Minion’s tokens")
        value: root.minion
        enabled: root.table.phase !== "setup" && !root.table.over
        onMoved: value => root.move("minion", value - root.minion)
    }

    LinkButton {
        text: qsTr("The past of the Minion’s tokens")
        icon: "clock"
        role: "small"
        color: Theme.soft
        onClicked: root.askPast("minion")
    }

    Stepper {
        text: qsTr("Your tokens")
        value: root.player
        enabled: root.table.phase !== "setup" && !root.table.over
        onMoved: value => root.move("player", value - root.player)
    }

    LinkButton {
        text: qsTr("The past of your tokens")
        icon: "clock"
        role: "small"
        color: Theme.soft
        onClicked: root.askPast("player")
    }

    Stepper {
        text: qsTr("Tokens to win it")
        value: root.need
        from: Math.max(root.minion, root.player) + 1
        enabled: root.table.phase !== "setup" && !root.table.over
        onMoved: value => {
            if (root.table.act({do: "story", index: root.story, need: value}))
                root.need = value;
        }
    }

    TTextField {
        id: field
        label: qsTr("Its name")
        maximumLength: Theme.entry(root.table.limits("story", "name"), "longest")
        enabled: root.table.phase !== "setup" && !root.table.over
        onAccepted: root.keepName()
        onFinished: root.keepName()
    }
}
