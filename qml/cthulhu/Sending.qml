pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// Whom the player sends, and where, until it is confirmed. The stories resolve in the order in which somebody was first
// sent to them.
Item {
    id: root

    required property CthulhuTable table
    readonly property string step: table.stepId
    readonly property string answer: table.answers[0] ?? ""
    // LILLITH asks who is ready before it commits: then no story is meant.
    readonly property bool gathering: answer === "defenders" && table.lillith
    readonly property bool defending: answer === "commits"
    readonly property bool active: gathering || defending || answer === "end-turn" && !table.storyPhaseFalls
    readonly property var targets: table.targets
    readonly property var own: table.own
    property int wanted: -1
    readonly property int target: gathering ? -1 : targets.some(each => each.index === wanted) ? wanted : targets[0]?.index ?? -1
    readonly property string targetName: targets.find(each => each.index === target)?.name ?? ""
    property var sent: [] // {story, characters: […]}, in order
    readonly property int count: sent.reduce((sum, each) => sum + each.characters.length, 0)

    function at(story: int): var {
        return sent.find(each => each.story === story)?.characters ?? [];
    }

    function place(story: int): int {
        return sent.findIndex(each => each.story === story);
    }

    // Where it is sent; -2: nowhere.
    function placeOf(id: string): int {
        return sent.find(each => each.characters.some(one => one.id === id))?.story ?? -2;
    }

    function nameOf(story: int): string {
        return targets.find(each => each.index === story)?.name ?? "";
    }

    function whyNot(one: var): string {
        if (one.status !== "ready")
            return one.status === "insane" ? qsTr("%1 is insane.").arg(one.name) : qsTr("%1 is exhausted.").arg(one.name);
        return !gathering && targets.length === 0 ? qsTr("There is no story to send %1 to.").arg(one.name) : "";
    }

    function send(story: int, fighter: var): void {
        if (place(story) < 0)
            sent = sent.concat([{story: story, characters: [fighter]}]);
        else
            sent = sent.map(each => each.story === story ? {story: story, characters: each.characters.concat([fighter])} : each);
    }

    function keep(which: var): void {
        sent = sent.map(each => ({story: each.story, characters: each.characters.filter((one, i) => which(one, each.story, i))})).filter(each => each.characters.length > 0);
    }

    function callBack(story: int, at: int): void {
        keep((one, where, i) => where !== story || i !== at);
    }

    // A tap sends it where the others go, or calls it back from there.
    function toggle(one: var): void {
        const there = placeOf(one.id);
        keep(each => each.id !== one.id);
        if (there !== target)
            send(target, one);
    }

    function moveTo(one: var, story: int): void {
        if (whyNot(one) !== "" || !targets.some(each => each.index === story))
            return;
        keep(each => each.id !== one.id);
        send(story, one);
        wanted = story;
    }

    function first(story: int): void {
        sent = sent.filter(each => each.story === story).concat(sent.filter(each => each.story !== story));
    }

    // Who is remembered is sent by its id.
    function told(): var {
        return sent.map(each => ({story: each.story, characters: each.characters.map(one => one.id ? {id: one.id} : one)}));
    }

    function commit(): void {
        if (gathering)
            table.act({do: "defenders", characters: at(-1).map(each => ({name: each.name, skill: each.skill, icons: each.icons, keywords: each.keywords ?? [], wounds: each.wounds ?? 0}))});
        else
            table.act(count === 0 && !defending ? {do: "end-turn"} : {do: "commits", stories: told()});
    }

    // Who can't go any more isn't sent, whatever was tapped before.
    function prune(): void {
        if (sent.some(each => each.characters.some(one => one.id && own.find(now => now.id === one.id)?.status !== "ready")))
            keep(one => !one.id || own.find(now => now.id === one.id)?.status === "ready");
    }

    // Nobody is on the way as a step begins; LILLITH's question is answered with whoever is known to be ready.
    function begin(): void {
        sent = [];
        wanted = -1;
        const asked = table.answers[0] === "defenders" && table.lillith;
        for (const one of asked ? Array.from(table.own) : [])
            if (one.status === "ready")
                send(-1, one);
    }

    visible: false
    onOwnChanged: prune()
    onStepChanged: begin()
    Component.onCompleted: begin()
}
