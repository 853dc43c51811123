// A primary is killed while people play, and its synchronous standby promoted, PRIMARY_KILLS times, each with servers of its own:
// how soon after the promotion everybody plays on, and that nothing seen as done is lost or doubled.
import assert from "node:assert/strict";
import {createInterface} from "node:readline";
import {loadavg} from "node:os";
import {Counter, playing, until} from "./counter.mjs";
import {openTables, wait} from "./phones.mjs";
import {begin, beginHub, spread, stop} from "./surroundings.mjs";

const kills = Number(process.env.PRIMARY_KILLS || 2), seats = 4, pauses = [];

async function kill() {
    const server = await begin(process.env.POSTGRES_SERVER, ["--pair"], /(postgresql:\S+)\n/), lines = createInterface({input: server.process.stdout});
    const order = word => { const done = new Promise(resolve => lines.on("line", line => { if (line === word) resolve(); })); server.process.stdin.write(word + "\n"); return done; };
    const hubs = [await beginHub(process.env.TORCHSIDE_HUB, server.match[1]), await beginHub(process.env.TORCHSIDE_HUB, server.match[1])], people = [];
    const [table] = await openTables(hubs[0], 1, seats);
    for (let seat = 0; seat < seats; ++seat) people.push(await Counter.seated(`${hubs[seat % 2].address}/t/${table.id}#${table.token}`, seat));
    const ended = playing(people);
    await wait(500 + Math.random() * 500);
    await order("kill");
    await wait(500);
    const dead = people.map(each => each.answered);
    await order("promote");
    const promoted = Date.now();
    await until(() => people.every((each, i) => each.answered > dead[i]), "playing on");
    pauses.push(Date.now() - promoted);
    await wait(300);
    await ended();
    await until(() => people.every(each => each.isThrough), "all that was tapped is shown");
    for (const each of people) {
        assert.deepEqual(each.refused, []);
        assert.equal(each.shown, each.first + each.deeds.length, "everything that was tapped counts once");
    }
    for (const each of people) each.guest.stop();
    for (const hub of hubs) await stop(hub.process, "SIGKILL");
    server.process.stdin.end();
    await stop(server.process, "SIGKILL");
}

const load = loadavg()[0];
for (let i = 0; i < kills; ++i) await kill();
const {p50, most} = spread(pauses);
console.log(JSON.stringify({kills, load, msAfterThePromotion: {p50, most, all: pauses}}));
process.exit(most <= Number(process.env.LOAD_PAUSE || 1e9) ? 0 : 1);
