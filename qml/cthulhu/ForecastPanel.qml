pragma ComponentBehavior: Bound
import QtQuick
import Torchside.Kit
import Torchside.Tables

// Each story as it stands, before anything is confirmed: who meets there, struggle by struggle who would win, and what is
// at stake.
Column {
    id: root

    required property CthulhuTable table
    required property Sending sending
    readonly property bool attacks: sending.answer === "end-turn"
    readonly property bool asks: sending.active && !sending.gathering && (sending.defending || sending.count > 0)
    readonly property var forecast: asks ? Theme.entry(table.ask({do: "forecast", stories: sending.told(), defended: true}), "forecast") ?? ({}) : ({})
    readonly property var stories: Theme.entry(forecast, "stories") ?? []
    readonly property var defends: Theme.entry(forecast, "defends") ?? []

    function cellsOf(told: var): var {
        const cells = told.struggles.map(each => ({what: each.struggle, minion: each.minion, player: each.player, winner: each.winner}));
        const skill = Theme.entry(told, "skill");
        return skill ? cells.concat([{what: "", minion: skill.minion, player: skill.player, winner: skill.winner}]) : cells;
    }

    function fate(told: var): string {
        const mine = told.side === "player";
        const name = Theme.entry(told, "name") ?? "";
        if (mine && told.choice)
            return told.fate === "insane" ? qsTr("You choose who goes insane.") : told.fate === "readied" ? qsTr("You choose who is readied.") : qsTr("You choose who takes the wound.");
        const who = name !== "" ? name : qsTr("One of yours");
        switch (told.fate) {
        case "insane":
            return qsTr("%1 goes insane.").arg(who);
        case "wounded":
            return qsTr("%1 takes a wound.").arg(who);
        case "readied":
            return qsTr("%1 is readied.").arg(who);
        default:
            return qsTr("%1 is destroyed.").arg(who);
        }
    }

    function stake(told: var): string {
        const all = [];
        for (const struggle of told.struggles)
            for (const each of struggle.fates)
                all.push(fate(each));
        if (told.tokens.player > 0)
            all.push(told.won === "player" ? qsTr("You win the story!") : Grammar.said(qsTr("You get %1 token{1:|s}."), [told.tokens.player]));
        if (told.tokens.minion > 0)
            all.push(told.won === "minion" ? qsTr("The Minion wins the story!") : Grammar.said(qsTr("The Minion gets %1 token{1:|s}."), [told.tokens.minion]));
        if (!told.resolved)
            return qsTr("Nobody attacks here any more.");
        return all.length === 0 ? qsTr("Nothing changes here.") : all.join(" ");
    }

    function defenders(): string {
        if (!attacks || table.lillith)
            return qsTr("Without the Minion’s defence: LILLITH thinks when you have committed.");
        const stories = defends.map(each => each.story).filter((story, i, all) => all.indexOf(story) === i);
        const names = stories.map(story => qsTr("%1 at %2").arg(defends.filter(each => each.story === story).map(each => table.card(each.card).name ?? "").join(", ")).arg(sending.nameOf(story)));
        return names.length === 0 ? qsTr("The Minion has nobody ready to defend.") : qsTr("The Minion will defend: %1.").arg(names.join("; "));
    }

    spacing: Theme.gap8
    visible: stories.length > 0

    Words {
        width: parent.width
        text: root.attacks ? root.defenders() : root.sending.count === 0 ? qsTr("If nobody defends:") : qsTr("If they defend:")
        role: "small"
        quiet: true
    }

    Grid {
        id: grid
        readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)
        width: parent.width
        columns: Theme.bigText || width < 560 ? 1 : Math.max(1, root.stories.length)
        spacing: Theme.gap12

        Repeater {
            model: root.stories.length

            ForecastStory {
                required property int index
                width: grid.cell
                sending: root.sending
                told: root.stories[index] ?? {story: 0, struggles: [], tokens: {player: 0, minion: 0}, won: null, resolved: true}
                cells: root.cellsOf(told)
                stake: root.stake(told)
                place: root.attacks && root.stories.length > 1 ? index + 1 : 0
                onOrderAsked: root.sending.first(told.story)
            }
        }
    }
}
