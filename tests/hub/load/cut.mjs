// The net between a hub and the database is cut while people play, CUTS (3) times: how soon that hub says so to its phones, that it
// does nothing meanwhile while the other hub plays on, and that all is one afterwards. The hub and its phones live in a network
// namespace of their own, which only root can make; the database is behind its one line.
import assert from "node:assert/strict";
import {execFileSync, spawn} from "node:child_process";
import {createConnection, createServer} from "node:net";
import {createInterface} from "node:readline";
import {loadavg} from "node:os";
import {Counter, playing, until} from "./counter.mjs";
import {hmac, openTables, wait} from "./phones.mjs";
import {begin, beginHub, stop} from "./surroundings.mjs";

const documentOf = async ({address, code}, table) => {
    const path = `/t/${table}/document`, {nonce} = await (await fetch(address + "/nonce")).json();
    return await (await fetch(address + path, {headers: {Authorization: `Torchside ${nonce} ${hmac(code, nonce + "GET " + path)}`}})).text();
};

// ---- behind the net: a hub and its phones, who say every moment how they are
async function behind(journal) {
    const hub = await beginHub(process.env.TORCHSIDE_HUB, journal), orders = createInterface({input: process.stdin})[Symbol.asyncIterator]();
    const tell = what => console.log(JSON.stringify(what)), next = async () => JSON.parse((await orders.next()).value);
    tell({hub: hub.address});
    const {table, token} = await next(), people = [];
    for (const seat of [0, 1]) people.push(await Counter.seated(`${hub.address}/t/${table}#${token}`, seat));
    const ended = playing(people), telling = setInterval(() => tell({people: people.map(each => ({joined: each.guest.joined, notice: each.notice, answered: each.answered}))}), 20);
    await next(); // it is over
    await ended();
    await until(() => people.every(each => each.isThrough), "all that was tapped behind the net is shown");
    clearInterval(telling);
    tell({wrong: people.filter(each => each.refused.length || each.shown !== each.first + each.deeds.length).length, deeds: people.map(each => each.deeds.length), document: await documentOf(hub, table)});
    for (const each of people) each.guest.stop();
    await stop(hub.process);
    process.exit(0);
}

// ---- before it
const ip = words => execFileSync("ip", words.split(" ")), name = `hub${process.pid}`, here = "10.213.78.1";
function makeNet() {
    process.on("exit", () => { try { ip(`netns del ${name}`); } catch { /* it was not made */ } });
    for (const words of [`netns add ${name}`, `link add ${name} type veth peer name ${name}p`, `link set ${name}p netns ${name}`, `addr add ${here}/30 dev ${name}`, `link set ${name} up`, `-n ${name} addr add 10.213.78.2/30 dev ${name}p`, `-n ${name} link set ${name}p up`, `-n ${name} link set lo up`]) ip(words);
}
// The database as it is reached through the line.
async function door(journal) {
    const {hostname, port} = new URL(journal), server = createServer(one => {
        const other = createConnection(Number(port), hostname);
        for (const [from, to] of [[one, other], [other, one]]) { from.setNoDelay(true); from.pipe(to); from.on("error", () => to.destroy()); from.on("close", () => to.destroy()); }
    });
    await new Promise(resolve => server.listen(0, here, resolve));
    const through = new URL(journal);
    through.host = `${here}:${server.address().port}`;
    return through.href;
}
async function cuts(many) {
    makeNet();
    const server = await begin(process.env.POSTGRES_SERVER, [], /(postgresql:\S+)\n/), journal = server.match[1], through = await door(journal), report = {cuts: many, load: loadavg()[0], msUntilSaid: [], msUntilBack: []};
    const hub = await beginHub(process.env.TORCHSIDE_HUB, journal), [table] = await openTables(hub, 1, 4), people = [];
    const cutOff = spawn("ip", ["netns", "exec", name, process.execPath, import.meta.filename ?? new URL(import.meta.url).pathname, through], {stdio: ["pipe", "pipe", "inherit"]});
    let there = {}, last = {};
    createInterface({input: cutOff.stdout}).on("line", line => { last = JSON.parse(line); if (last.people) there = last; });
    await until(() => last.hub, "a hub behind the net");
    cutOff.stdin.write(JSON.stringify({table: table.id, token: table.token}) + "\n");
    for (const seat of [2, 3]) people.push(await Counter.seated(`${hub.address}/t/${table.id}#${table.token}`, seat));
    const ended = playing(people), answered = () => there.people.reduce((sum, each) => sum + each.answered, 0), ours = () => people.reduce((sum, each) => sum + each.answered, 0);
    await until(() => there.people && answered() > 10 && ours() > 10, "play at both hubs");
    for (let i = 0; i < many; ++i) {
        ip(`link set ${name} down`);
        const cut = Date.now();
        await until(() => there.people.every(each => !each.joined && each.notice === "paused"), () => "said: " + JSON.stringify(there));
        report.msUntilSaid.push(Date.now() - cut);
        const then = answered(), oursThen = ours();
        await wait(3000);
        assert.equal(answered(), then, "the hub that is cut off does nothing");
        assert.ok(ours() > oursThen, "the other plays on");
        ip(`link set ${name} up`);
        const mended = Date.now();
        await until(() => there.people.every(each => each.joined) && answered() > then + 4, "playing on when the net is back");
        report.msUntilBack.push(Date.now() - mended);
    }
    await ended();
    cutOff.stdin.write(JSON.stringify({over: true}) + "\n");
    await until(() => last.document, "the end behind the net");
    await until(() => people.every(each => each.isThrough), "all that was tapped is shown");
    assert.equal(last.wrong, 0, "everything that was tapped behind the net counts once");
    for (const each of people) { assert.deepEqual(each.refused, []); assert.equal(each.shown, each.first + each.deeds.length, "everything that was tapped counts once"); }
    assert.equal(last.document, await documentOf(hub, table.id), "both hubs tell the same, byte for byte");
    report.steps = people.reduce((sum, each) => sum + each.deeds.length, 0) + last.deeds.reduce((sum, each) => sum + each, 0);
    for (const each of people) each.guest.stop();
    await stop(hub.process);
    server.process.stdin.end();
    await stop(server.process, "SIGKILL");
    console.log(JSON.stringify(report));
    process.exit(Math.max(...report.msUntilSaid) <= Number(process.env.LOAD_SAID || 1e9) ? 0 : 1);
}

if (process.argv[2]) await behind(process.argv[2]);
else if (process.getuid() !== 0) { console.error("Only root can make a net that can be cut: not measured."); process.exit(2); }
else await cuts(Number(process.env.CUTS || 3));
