// A primary is killed while people play, and its synchronous standby promoted, PRIMARY_KILLS times, each with servers of its own:
// how soon after the promotion everybody plays on, and that nothing seen as done is lost or doubled.
import assert from "node:assert/strict";
import {createInterface} from "node:readline";
import {loadavg} from "node:os";
import {Guest} from "../../link/browser/guest.mjs";
import {openTables, wait} from "./phones.mjs";
import {begin, beginHub, spread, stop} from "./surroundings.mjs";

const kills = Number(process.env.PRIMARY_KILLS || 2), seats = 4, pauses = [];
const until = async (met, what, ms = 60_000) => { for (const end = Date.now() + ms; !met(); await wait(10)) if (Date.now() > end) throw new Error("never: " + what); };

class Counter {
    constructor(link, seat) { this.guest = new Guest(link); this.seat = seat; this.deeds = []; }
    tap() { if (this.guest.waiting < 4) this.deeds.push(this.guest.act({do: "adjust", player: this.seat, life: 0, prestige: 1, poison: 0})); }
    get shown() { return this.guest.view.parts.find(each => each.label === "Prestige").value; }
    get answered() { return this.deeds.filter(id => this.guest.answers.get(id)?.ok).length; }
    get refused() { return this.deeds.filter(id => this.guest.answers.get(id)?.ok === false); }
}

async function kill() {
    const server = await begin(process.env.POSTGRES_SERVER, ["--pair"], /(postgresql:\S+)\n/), lines = createInterface({input: server.process.stdout});
    const order = word => { const done = new Promise(resolve => lines.on("line", line => { if (line === word) resolve(); })); server.process.stdin.write(word + "\n"); return done; };
    const hubs = [await beginHub(process.env.TORCHSIDE_HUB, server.match[1]), await beginHub(process.env.TORCHSIDE_HUB, server.match[1])], people = [];
    const [table] = await openTables(hubs[0], 1, seats);
    for (let seat = 0; seat < seats; ++seat) {
        const each = new Counter(`${hubs[seat % 2].address}/t/${table.id}#${table.token}`, seat);
        people.push(each);
        await until(() => each.guest.joined, "at the table");
        each.guest.claim(seat);
        await until(() => each.guest.view?.seat === seat, "in the seat");
    }
    const first = people.map(each => each.shown);
    let isPlaying = true, turn = 0;
    const play = (async () => { while (isPlaying) { people[turn++ % seats].tap(); await wait(30); } })();
    await wait(500 + Math.random() * 500);
    await order("kill");
    await wait(500);
    const dead = people.map(each => each.answered);
    await order("promote");
    const promoted = Date.now();
    await until(() => people.every((each, i) => each.answered > dead[i]), "playing on");
    pauses.push(Date.now() - promoted);
    await wait(300);
    isPlaying = false;
    await play;
    await until(() => people.every(each => each.guest.joined && each.guest.waiting === 0 && each.shown >= first[each.seat] + each.deeds.length - each.refused.length), "all that was tapped is shown");
    for (const [i, each] of people.entries()) {
        assert.deepEqual(each.refused, []);
        assert.equal(each.shown, first[i] + each.deeds.length, "everything that was tapped counts once");
    }
    for (const each of people) each.guest.stop();
    for (const hub of hubs) await stop(hub.process, "SIGKILL");
    server.process.stdin.end();
    await stop(server.process, "SIGKILL");
}

const load = loadavg()[0];
for (let i = 0; i < kills; ++i) await kill();
const {p50, most} = spread(pauses);
console.log(JSON.stringify({kills, load, msAfterThePromotion: {p50, most}}));
process.exit(most <= Number(process.env.LOAD_PAUSE || 1e9) ? 0 : 1);
