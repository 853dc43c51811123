// Somebody who plays what a view offers, without knowing the game: the main thing mostly, and any answer that is offered.
export function chance(seed) { return many => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % many; }; }

// All acts that may be done, each with the name of its button on the page.
export function actsOf(parts, under = "p", out = []) {
    parts.forEach((part, i) => {
        const key = `${under}.${i}`;
        (part.acts || []).forEach((act, j) => { if (!act.whyNot) out.push({key: `${key}.${j}`, act, part: part.part, secret: under !== "p"}); });
        if (part.parts) actsOf(part.parts, key, out);
    });
    return out;
}

const indexes = (many, most, pick) => { const left = Array.from({length: many}, (_, i) => i), out = []; while (out.length < most && left.length) out.push(left.splice(pick(left.length), 1)[0]); return out; };

// Which of what is offered is taken: the places of the buttons to press, or what is typed.
export function answerTo(ask, pick) {
    const hasDefault = ask.default !== undefined && ask.default !== null, isList = ask.most !== undefined && ask.most !== null;
    if (isList) {
        const many = ask.choices.length || ask.usual.length || Math.min(21, ask.max - ask.min + 1), most = Math.min(ask.most, many), least = Math.min(ask.least || 0, most);
        return {press: indexes(many, least + pick(most - least + 1), pick)};
    }
    if (ask.kind === "text") return {type: "Thing " + pick(1000)};
    if (hasDefault && pick(2)) return {};
    if (ask.kind === "yesno") return {press: [pick(2)]};
    if (ask.kind === "choice" || ask.kind === "person") return ask.choices.length ? {press: [pick(ask.choices.length)]} : {};
    if (ask.usual.length) return {press: [pick(ask.usual.length)]};
    return {type: String(ask.min + pick(Math.min(20, ask.max - ask.min + 1)))};
}

// The value that stands behind it, for one who has no buttons.
export function valueOf(ask, answer) {
    const isList = ask.most !== undefined && ask.most !== null;
    const at = i => ask.choices.length ? ask.choices[i].value : ask.kind === "yesno" ? i === 0 : (ask.usual.length ? ask.usual[i] : ask.min + i);
    if (answer.type !== undefined) return ask.kind === "number" ? Number(answer.type) : answer.type;
    if (!answer.press) return undefined;
    return isList ? answer.press.map(at) : at(answer.press[0]);
}

const names = ["Ann", "Bo", "Cy", "Dee"], aside = /otherwise|^Call |changes? shape|^Leave/;
// A little of each game, so that it comes to its end: who plays, what is left out, what is done rather than something else.
export const ways = {
    mandom: {start: {do: "start", players: names}, avoid: aside, rather: /^Pass$/},
    cutthroat: {start: {do: "start", players: names.map(name => ({name}))}, avoid: aside},
    darkcastle: {start: {do: "start", characters: ["abbot", "tailor", "smith", "cook"].map((id, i) => ({id, player: names[i]}))}, avoid: aside},
    duelofages: {start: {do: "start", players: names, rolls: [9, 5, 7, 3]}, avoid: aside, rather: /defeated|destroyed|^Change|^Move|^Pin/, often: 2, last: /^End the game/, length: 30},
    cthulhu: {avoid: aside}
};

// What is done next: among everybody's acts the main ones mostly, and rather those of a seat than those of the table's hand.
export function choose(views, pick, {avoid = /$^/, rather, often = 8, last, length} = {}, taps = 0) {
    const all = [];
    views.forEach((view, who) => { for (const each of actsOf(view.parts)) if (!each.secret && !avoid.test(each.act.label)) all.push({...each, who, view}); });
    const rank = (list, ...tests) => { for (const [test, odds] of tests) { const found = list.filter(test); if (found.length && pick(odds)) return found; } return list; };
    const open = last ? all.filter(each => last.test(each.act.label) === taps >= length) : all;
    const from = rank(open.length ? open : all, [each => rather?.test(each.act.label), often], [each => each.act.main, 6]);
    if (!from.length) return null;
    const own = rank(from, [each => each.view.seat !== null, 4]), chosen = own[pick(own.length)];
    return {...chosen, answers: chosen.act.asks.map(ask => answerTo(ask, pick))};
}
