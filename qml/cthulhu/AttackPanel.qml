pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Torchside.Kit
import Torchside.Tables

// Whom the player sends, and where. The stories resolve in the order in which somebody was first sent to them.
Panel {
    id: root

    required property CthulhuTable table
    // LILLITH asks who is ready before it commits: then no story is meant.
    readonly property bool gathering: table.wants === "count"
    readonly property bool defending: table.wants === "commits"
    property var sent: [] // {story, characters: […]}, in order
    readonly property int count: sent.reduce((sum, each) => sum + each.characters.length, 0)

    signal fighterAsked(int story, string storyName)
    signal ownAsked()

    function at(story: int): var {
        return sent.find(each => each.story === story)?.characters ?? [];
    }

    function place(story: int): int {
        return sent.findIndex(each => each.story === story);
    }

    function send(story: int, fighter: var): void {
        if (place(story) < 0)
            sent = sent.concat([{story: story, characters: [fighter]}]);
        else
            sent = sent.map(each => each.story === story ? {story: story, characters: each.characters.concat([fighter])} : each);
    }

    function callBack(story: int, which: int): void {
        sent = sent.map(each => each.story === story ? {story: story, characters: each.characters.filter((f, i) => i !== which)} : each).filter(each => each.characters.length > 0);
    }

    function first(story: int): void {
        sent = sent.filter(each => each.story === story).concat(sent.filter(each => each.story !== story));
    }

    function commit(): void {
        if (gathering) {
            table.act({do: "defenders", characters: at(-1).map(each => ({name: each.name, skill: each.skill, icons: each.icons, keywords: each.keywords, wounds: each.wounds}))});
            return;
        }
        table.act(count === 0 && !defending ? {do: "end-turn"} : {do: "commits", stories: told()});
    }

    // Who is remembered is sent by its id.
    function told(): var {
        return sent.map(each => ({story: each.story, characters: each.characters.map(fighter => fighter.id ? {id: fighter.id} : fighter)}));
    }

    padding: Theme.gap12
    spacing: Theme.gap12

    Words {
        text: root.gathering ? qsTr("Who of yours is ready?") : root.defending ? qsTr("Whom do you send against it?") : qsTr("Whom do you commit?")
        weight: Font.Bold
        heading: true
    }

    Repeater {
        model: root.gathering ? root.at(-1).length : 0

        FighterRow {
            id: ready
            required property int index
            readonly property var told: root.at(-1)[index] ?? {skill: 0, icons: {}, keywords: []}
            name: told.name ?? qsTr("Number %1").arg(index + 1)
            skill: told.skill
            terror: told.icons.terror ?? 0
            combat: told.icons.combat ?? 0
            arcane: told.icons.arcane ?? 0
            investigation: told.icons.investigation ?? 0
            keywords: (told.keywords ?? []).join(", ")
            mark: "close"
            onClicked: root.callBack(-1, ready.index)
        }
    }

    QuietButton {
        visible: root.gathering
        text: qsTr("Add a character")
        icon: "plus"
        Layout.fillWidth: true
        onClicked: root.fighterAsked(-1, "")
    }

    Repeater {
        model: root.table.stories

        Column {
            id: story
            required property int index
            required property string name
            required property string minionThere
            required property bool minionStands
            required property bool won
            readonly property var fighters: root.at(index)
            readonly property int order: root.place(index)
            visible: !root.gathering && !won && (!root.defending || minionStands)
            spacing: Theme.gap4
            Layout.fillWidth: true

            RowLayout {
                width: parent.width
                spacing: Theme.gap8

                ColumnLayout {
                    spacing: 0

                    Words {
                        text: story.name
                        weight: Font.DemiBold
                        maximumLineCount: 2
                        elide: Text.ElideRight
                    }

                    Words {
                        visible: text !== ""
                        text: root.defending ? qsTr("against %1").arg(story.minionThere) : root.sent.length > 1 && story.order >= 0 ? qsTr("resolves as number %1").arg(story.order + 1) : ""
                        role: "small"
                        quiet: true
                    }
                }

                IconButton {
                    visible: !root.defending && story.order > 0
                    icon: "up"
                    text: qsTr("%1 resolves first").arg(story.name)
                    onClicked: root.first(story.index)
                }

                IconButton {
                    icon: "plus"
                    text: qsTr("Send to %1").arg(story.name)
                    color: Theme.gameColor("cthulhu")
                    onClicked: root.fighterAsked(story.index, story.name)
                }
            }

            Repeater {
                model: story.fighters.length

                FighterRow {
                    id: fighter
                    width: story.width
                    required property int index
                    readonly property var told: story.fighters[index] ?? {skill: 0, icons: {}, keywords: []}
                    name: told.name ?? qsTr("Number %1").arg(index + 1)
                    skill: told.skill
                    terror: told.icons.terror ?? 0
                    combat: told.icons.combat ?? 0
                    arcane: told.icons.arcane ?? 0
                    investigation: told.icons.investigation ?? 0
                    keywords: (told.keywords ?? []).join(", ")
                    mark: "close"
                    onClicked: root.callBack(story.index, fighter.index)
                }
            }
        }
    }

    ForecastPanel {
        visible: !root.gathering && root.count > 0
        table: root.table
        sent: root.count > 0 ? root.told() : []
    }

    QuietButton {
        visible: root.table.own.length > 0
        text: qsTr("Your characters")
        Layout.fillWidth: true
        onClicked: root.ownAsked()
    }
}
