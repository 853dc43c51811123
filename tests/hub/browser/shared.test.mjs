// Two hubs on one PostgreSQL server: each sees what the other does, one is killed, and the server is silent for a while.
import assert from "node:assert/strict";
import {spawn} from "node:child_process";
import {once} from "node:events";
import {createInterface} from "node:readline";
import {test} from "node:test";
import {soon} from "../../link/browser/browser.mjs";
import {Guest} from "../../link/browser/guest.mjs";
import {Hub, wait} from "./hub.mjs";

// How soon is an aim of a machine that does nothing else.
const within = ms => process.env.STRICT ? ms : 20_000;

const skip = process.env.POSTGRES_SERVER ? false : "built without PostgreSQL";

class Server {
    static async start(t) {
        const server = new Server();
        server.process = spawn(process.env.POSTGRES_SERVER, [], {stdio: ["pipe", "pipe", "inherit"]});
        t.after(() => server.process.stdin.end());
        server.lines = createInterface({input: server.process.stdout})[Symbol.asyncIterator]();
        server.address = (await server.lines.next()).value;
        if (!server.address) { await once(server.process, "exit"); throw new Error("no server began"); }
        return server;
    }
    async ask(word) { this.process.stdin.write(word + "\n"); return (await this.lines.next()).value; }
}
const count = (guest, seat) => guest.act({do: "adjust", player: seat, life: 0, prestige: 1, poison: 0});
const prestige = (guest, name) => guest.view.parts.find(each => each.part === "people").people.find(each => each.name === name).numbers.find(each => each.label === "Prestige").value;
async function seated(t, link, seat) {
    const guest = new Guest(link);
    t.after(() => guest.stop());
    await soon(() => guest.joined);
    guest.claim(seat);
    await soon(() => guest.view?.seat === seat);
    return guest;
}

test("hubs that share a server play one table together", {skip, timeout: 300_000}, async t => {
    const server = await Server.start(t), hubs = [await Hub.start(t, server.address), await Hub.start(t, server.address)];
    assert.equal(hubs[0].code, hubs[1].code, "the organiser's code is the same at each");
    const {link, table} = await hubs[0].open("cutthroat", {players: ["Ann", "Bo", "Cy"].map(name => ({name}))});
    const ann = await seated(t, link, 0), bo = await seated(t, link.replace(hubs[0].address, hubs[1].address), 1);
    await soon(() => bo.run("room.seats[0].taken") && ann.run("room.seats[1].taken"));
    const first = prestige(bo, "Ann");
    for (let i = 0; i < 20; ++i) { count(ann, 0); count(bo, 1); }
    await soon(() => ann.waiting === 0 && bo.waiting === 0);
    await soon(() => prestige(bo, "Ann") === first + 20 && prestige(ann, "Bo") === first + 20);
    assert.deepEqual([...ann.answers.values(), ...bo.answers.values()].filter(each => each.ok === false), []);

    // The server stays, and answers nothing: both say so within five seconds, and do nothing.
    await soon(() => ann.run("hubs.length") > 1);
    await server.ask("freeze");
    const frozen = Date.now();
    count(ann, 0);
    await soon(() => ann.run("notice") === "paused" && !ann.joined, 20_000);
    t.diagnostic(`said after ${Date.now() - frozen} ms`);
    assert.ok(Date.now() - frozen < within(5_500), "it is said within five seconds");
    assert.equal(ann.waiting, 1, "what was tapped meanwhile waits");
    await server.ask("thaw");
    await soon(() => ann.joined && bo.joined && ann.waiting === 0);
    await soon(() => prestige(bo, "Ann") === first + 21);

    const at = ann.run("hubs[at]"), dying = hubs.find(hub => hub.address === at), died = Date.now();
    await dying.kill();
    count(ann, 0);
    await soon(() => ann.joined && ann.waiting === 0);
    t.diagnostic(`played on after ${Date.now() - died} ms`);
    assert.ok(Date.now() - died < within(3_000));
    await soon(() => ann.view.parts.find(each => each.label === "Prestige").value === first + 22);
    assert.ok(table > 0);
});
