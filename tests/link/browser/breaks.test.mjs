// Cuts, silence and black holes at random moments of play, and the host killed: nothing that was seen as done is lost,
// nothing is done twice, and where nothing breaks nobody comes anew.
// LINK_BREAKS="breaks kills calm" asks for more: so many of each, and so many seconds of a page's calm.
import assert from "node:assert/strict";
import {mkdtempSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {test} from "node:test";
import {Host, soon} from "./browser.mjs";
import {Guest} from "./guest.mjs";
import {Wire} from "./wire.mjs";

const [breaks, kills, calm] = (process.env.LINK_BREAKS || "60 4 6").split(" ").map(Number);
const names = ["Ann", "Bo", "Cy", "Dee", "Eli", "Fay"];
const wait = ms => new Promise(resolve => setTimeout(resolve, ms));
function chance(seed) { return many => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % many; }; }

// Somebody who counts prestige up and down, and knows what it must be in the end.
class Counter {
    constructor(guest, seat) { Object.assign(this, {guest, seat, deeds: new Map(), issued: 0, seq: 0}); }
    tap(pick) {
        if (this.guest.waiting > 6) return;
        const by = this.issued > 40 ? -1 - pick(3) : this.issued < 10 ? 1 + pick(3) : pick(2) ? 2 : -2;
        this.issued += by;
        const at = pick(3) ? undefined : this.guest.view.seq; // one in three is a choice, meant for what is shown
        this.deeds.set(this.guest.act({do: "adjust", player: this.seat, life: 0, prestige: by, poison: 0}, at), by);
        const seq = this.guest.view.seq;
        assert.ok(seq >= this.seq, "what was seen is not taken back");
        this.seq = seq;
    }
    get shown() { return this.guest.view.parts.find(each => each.label === "Prestige").value; }
    get done() { return [...this.deeds].filter(([id]) => this.guest.answers.get(id)?.ok); }
}

test(`${breaks} breaks and ${kills} kills lose nothing and do nothing twice`, {timeout: 3_600_000}, async t => {
    const file = join(mkdtempSync(join(tmpdir(), "breaks-")), "table.db");
    const start = JSON.stringify({do: "start", players: names.map(name => ({name}))}), pick = chance(22);
    let host = await Host.start(process.env.GAME_HOST, ["cutthroat", file, start]);
    t.after(() => host.process.kill("SIGKILL"));
    const wires = [], people = [];
    for (let seat = 0; seat < names.length; ++seat) {
        const wire = await Wire.to(host.port), guest = new Guest(host.link, {through: wire.port, pace: 10});
        wires.push(wire); people.push(new Counter(guest, seat));
        t.after(() => { guest.stop(); wire.close(); });
        await soon(() => guest.joined);
        guest.claim(seat);
        await soon(() => guest.view?.seat === seat);
    }
    const first = people[0].guest.view.seq;
    const everybody = async () => { for (const each of people) await soon(() => each.guest.joined && each.guest.waiting === 0); };
    const answered = () => people.reduce((all, each) => all + each.guest.answers.size, 0);
    let playing = true;
    const play = (async () => { while (playing) { people[pick(people.length)].tap(pick); await wait(pick(12)); } })();

    const kinds = {cut: 0, mute: 0, hole: 0};
    let killed = 0;
    for (let i = 0; i < Math.max(breaks, kills); ++i) {
        if (i < breaks) {
            const kind = Object.keys(kinds)[pick(3)], wire = wires[pick(wires.length)];
            ++kinds[kind];
            wire[kind]();
            if (kind !== "cut") setTimeout(() => wire.mend(), 20 + pick(kind === "hole" ? 900 : 300));
        }
        await wait(pick(120));
        if (killed < kills && i >= killed * breaks / kills) {
            const before = answered(); // in play, not while everybody is still coming back
            await soon(() => answered() > before);
            await wait(pick(60));
            ++killed; await host.kill(); await wait(pick(200)); host = await host.again();
        }
    }
    playing = false;
    await play;
    for (const wire of wires) wire.mend();
    await everybody();

    let done = 0, refused = 0;
    for (const each of people) {
        const sum = each.done.reduce((all, [, by]) => all + by, 0);
        await soon(() => each.shown === sum).catch(() => assert.equal(each.shown, sum, `${names[each.seat]} has what was answered as done`));
        done += each.done.length;
        refused += each.deeds.size - each.done.length;
        for (const [id] of each.deeds) assert.ok(each.guest.answers.has(id), "every tap is answered");
    }
    await soon(() => people.every(each => each.guest.view.seq === first + done));
    const came = people.reduce((all, each) => all + each.guest.connections, 0);
    t.diagnostic(`${kinds.cut} cuts, ${kinds.mute} mutings, ${kinds.hole} black holes, ${killed} kills; ${done} done, ${refused} were for an older view; ${came} connections`);
});

test("in a calm stretch nobody comes anew, however quickly all of them tap", {timeout: 3_600_000}, async t => {
    const host = await Host.start(process.env.GAME_HOST, ["cutthroat", "", JSON.stringify({do: "start", players: names.map(name => ({name}))})]);
    t.after(() => host.process.kill("SIGKILL"));
    const pick = chance(7), pace = calm > 60 ? 10 : 1, people = [];
    for (let i = 0; i < 8; ++i) {
        const guest = new Guest(host.link, {pace});
        t.after(() => guest.stop());
        await soon(() => guest.joined);
        if (i < names.length) { guest.claim(i); await soon(() => guest.view?.seat === i); people.push(new Counter(guest, i)); } else people.push({guest});
    }
    let taps = 0;
    // First all of them ten times a second, then now and then, then not at all, so that only the pings are left.
    for (let i = 0; i < 40; ++i) { for (const each of people) if (each.tap) { each.tap(pick); ++taps; } await wait(100); }
    const end = Date.now() + calm * 1000 / pace;
    while (Date.now() < end) { if (pick(40) === 0) { people[pick(names.length)].tap(pick); ++taps; } await wait(50); }
    for (const each of people) { assert.equal(each.guest.connections, 1); assert.ok(each.guest.joined); }
    t.diagnostic(`${taps} taps, ${calm} seconds of a page's time, 8 guests, no connection but the first`);
});
