// One night at the club: NIGHT_TABLES (40) tables of all games in turn, four guests at each, at NIGHT_HUBS (3) hubs over one PostgreSQL with
// a synchronous standby. Everybody plays by what the own view shows, without knowing the game. In the middle a hub and the primary
// are killed; in the end every result on the wall is what the table's own document says when it is replayed. NIGHT_CHROMIUMS (2)
// guests and the wall are real browsers.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {createInterface} from "node:readline";
import {loadavg, tmpdir} from "node:os";
import {join} from "node:path";
import {Guest} from "../link/browser/guest.mjs";
import {chance, choose, valueOf, ways} from "../link/browser/player.mjs";
import {hmac, Talk, wait} from "./load/phones.mjs";
import {begin, beginHub, spread, stop} from "./load/surroundings.mjs";

const asked = (name, usual) => Number(process.env["NIGHT_" + name] ?? usual), many = asked("TABLES", 40), chromiums = asked("CHROMIUMS", 2), seed = asked("SEED", 1);
const games = ["mandom", "cutthroat", "darkcastle", "duelofages", "cthulhu"], perTable = 4, patience = 60_000 * asked("PATIENCE", 5);
const starts = {cthulhu: {do: "start", stories: ["The Well", "The Tower", "The Wreck"], first: "player"}}, startOf = game => ways[game].start || starts[game];
const until = async (met, what, ms = patience) => { for (const end = Date.now() + ms; !await met(); await wait(15)) if (Date.now() > end) throw new Error("never: " + (typeof what === "function" ? what() : what)); };

// ---- guests: the page's own script over a plain socket, or the page itself in a browser
class Plain {
    constructor(link) {
        this.guest = new Guest(link);
        this.guest.run("globalThis.look_ = () => ({view: shown.view, quiet: joined && queue.length === 0, room, hub: hubs[at], hubs: hubs.length})"); // looked at very often
    }
    async look() { return {...this.guest.context.look_(), connections: this.guest.connections}; }
    get state() { return this.guest.run("({joined, notice, stopped, hub: hubs[at], hubs, silent: Date.now() - heard, tries, queue, link: socket && socket.readyState})"); }
    async sit(seat) { if (seat !== null) this.guest.claim(seat); }
    async takeHand() { this.guest.run('say({type: "hand", on: true})'); }
    async act({act, answers, view}) {
        const values = Object.fromEntries(act.asks.map((ask, i) => [ask.key, valueOf(ask, answers[i])]).filter(([, value]) => value !== undefined));
        const id = this.guest.act(this.guest.run(`withAnswers(${JSON.stringify(act.command)}, ${JSON.stringify(values)}, ${JSON.stringify(act.asks)})`), view.seq);
        await until(() => this.guest.answers.has(id), () => `an answer to ${act.label}: ${JSON.stringify(this.state)}`);
        const {ok, message, seq} = this.guest.answers.get(id);
        if (ok) await until(() => this.guest.view.seq === seq, () => `the view after ${act.label}: ${seq}, not ${this.guest.view.seq}`);
        return ok ? "" : message || "moved on";
    }
    stop() { this.guest.stop(); }
}
class Browsing {
    static async to(browser, phone, link) { const guest = new Browsing(); guest.page = await phone(browser); await guest.page.goto(link, {waitUntil: "commit"}); return guest; }
    look() { return this.page.evaluate(() => ({view: shown.view, quiet: joined && queue.length === 0, room, hub: hubs[at], hubs: hubs.length})); }
    async sit(seat) { if (seat !== null) await this.button(`seat.${seat}`).tap(); }
    button(key) { return this.page.locator(`[data-key="${key}"]`); }
    async act({key, act, answers}) {
        await this.button(key).tap();
        for (const [i, ask] of act.asks.entries()) {
            for (const which of answers[i].press || []) { const chip = this.button(`ask.${ask.key}.${which}`); if (await chip.getAttribute("aria-pressed") !== "true") await chip.tap(); }
            if (answers[i].type !== undefined) await this.button("ask." + ask.key).fill(answers[i].type);
        }
        if (act.asks.length) await this.button("ask").tap();
        await until(async () => (await this.look()).quiet, () => "an answer to " + act.label);
        await wait(100); // its view is on its way
        return (await this.page.locator("p.why[role=alert]").allInnerTexts()).join(" ");
    }
    stop() { return this.page.context().close(); }
}

// ---- the house
const folder = mkdtempSync(join(tmpdir(), "club-night-"));
const server = await begin(process.env.POSTGRES_SERVER, ["--pair"], /(postgresql:\S+)\n/), lines = createInterface({input: server.process.stdout});
const order = word => { const done = new Promise(resolve => lines.on("line", line => { if (line === word) resolve(); })); server.process.stdin.write(word + "\n"); return done; };
const hubs = [], began = Date.now(), load = loadavg()[0];
for (let i = 0; i < asked("HUBS", 3); ++i) hubs.push(await beginHub(process.env.TORCHSIDE_HUB, server.match[1]));
const browsers = chromiums ? await import("../link/browser/browser.mjs") : null, browser = browsers && await browsers.open();
// Why a night went wrong is for whoever reads of it: what the hubs have said of themselves.
process.on("uncaughtException", fault => { console.error(fault); for (const hub of hubs) console.error(`${hub.address} (${hub.process.exitCode ?? hub.process.signalCode ?? "running"}) said:\n${hub.log}`); process.exit(1); });
let alive = hubs.at(-1); // the one that is not killed has the wall's browser, and the desk

async function openTable(i) {
    const game = games[i % games.length], hub = hubs[i % hubs.length], door = new Talk(hub.port, "/", `127.0.2.${1 + i % 250}`);
    await door.next("hello");
    door.say({type: "look", language: "en"});
    await door.next("hall");
    const {do: _, ...start} = startOf(game);
    door.say({type: "open", game, start, name: `Table ${i + 1}`, device: hmac("device", String(i)).slice(0, 32)});
    const {table, hand} = await door.next("opened"), desk = new Talk(hub.port, "/organiser"), device = hmac("desk", String(i)).slice(0, 32);
    door.socket.close();
    const {nonce} = await desk.next("hello");
    desk.say({type: "join", device, language: "en", proof: hmac(hub.code, nonce + device)});
    await desk.next("desk");
    desk.say({type: "way", table});
    const {link} = await desk.next("way");
    desk.socket.close();
    return {id: table, game, hub, hand: `${hub.address}/t/${table}#${hand}`, link, people: [], taps: 0, over: false, pick: chance(seed * 7919 + i * 104729)};
}
async function seat(table, i) {
    const last = perTable - 1, isAlone = table.game === "cthulhu";
    table.handed = isAlone ? last : 0;
    for (let k = 0; k < perTable; ++k) {
        const isBrowser = browser && k === last - 1 && i < chromiums, link = k === table.handed ? table.hand : table.link;
        const guest = isBrowser ? await Browsing.to(browser, browsers.phone, link) : new Plain(link);
        table.people.push(guest);
        await until(async () => { const {quiet, room} = await guest.look(); return quiet && room; }, "somebody at the table");
        const place = isAlone && k > 0 ? null : k;
        await guest.sit(place);
        if (place !== null) await until(async () => (await guest.look()).view?.seat === place, `seat ${place} of ${table.game}`);
        else if (isBrowser) await guest.button("watch").tap();
    }
}

// ---- the play: whoever a game waits for acts, table by table all at once
let taps = 0, ended = 0, again = 0, playing = many;
const refusals = [];
async function play(table, i) {
    while (!table.over) {
        let shown;
        await until(async () => {
            shown = await Promise.all(table.people.map(each => each.look()));
            const hand = shown[table.handed];
            if (hand.quiet && hand.room?.hub && !hand.room.hub.hand) { await table.people[table.handed].takeHand(); await wait(50); return false; } // anew at each hub
            return shown.every(each => each.quiet && each.view && each.view.seq === hand.view.seq && each.view.over === hand.view.over);
        }, () => `all at ${table.game}'s table ${i + 1} see the same: ${JSON.stringify(shown.map(each => [each.quiet, each.view?.seq, each.hub]))}`);
        if (shown[0].view.over) { table.over = true; table.last = shown[0].view.log.at(-1).text; ++ended; break; }
        const next = choose(shown.map(each => each.view), table.pick, ways[table.game], table.taps);
        assert.ok(next, `there is always something to do at ${table.game}'s table ${i + 1}`);
        const refusal = await table.people[next.who].act(next);
        // A hub plays whoever comes (again) by the own seat, until the hand is taken up there: what the hand did in between is chosen again.
        if (refusal && (await table.people[next.who].look()).connections !== shown[next.who].connections) ++again;
        else if (refusal) refusals.push(`${table.game}: ${next.act.label}: ${refusal}`);
        ++table.taps;
        ++taps;
        assert.ok(table.taps < 4000, "the game comes to its end");
    }
    --playing;
}
const timesLost = () => hubs.map(hub => (hub.log.match(/database-lost/g) || []).length); // that a hub could not reach the database
async function breakThings(report) {
    await until(() => taps > many * asked("BEFORE", 15) || playing === 0, "the middle of the night");
    report.inPlay = playing;
    const dying = hubs[0], atIt = [];
    for (const table of tables) for (const each of table.people) if ((await each.look()).hub === dying.address) atIt.push(each);
    report.phonesMoved = atIt.length;
    await stop(dying.process, "SIGKILL");
    const died = Date.now(), away = new Set(atIt), times = [];
    await until(async () => {
        for (const each of away) { const {hub, quiet} = await each.look(); if (hub !== dying.address && quiet) { away.delete(each); times.push(Date.now() - died); } }
        return away.size === 0;
    }, "everybody is at another hub");
    report.msToAnotherHub = spread(times);
    await wait(1000);
    report.inPlayThen = playing;
    report.timesLostBefore = timesLost();
    await order("kill");
    await wait(500);
    await order("promote");
    const promoted = Date.now(), tapsThen = taps;
    await until(async () => taps > tapsThen + 5 || playing === 0, "playing on after the promotion");
    report.msAfterThePromotion = Date.now() - promoted;
}

const tables = [], telling = setInterval(() => console.error(`${Math.round((Date.now() - began) / 1000)} s: ${tables.length} tables open, ${taps} taps, ${ended} games ended`), 10_000);
for (let i = 0; i < many; ++i) tables.push(await openTable(i));
await Promise.all(tables.map(seat));
await until(async () => (await Promise.all(tables.flatMap(table => table.people.map(each => each.look())))).every(each => each.hubs === hubs.length), "everybody knows all hubs");
const wallPage = browser && await browsers.phone(browser, {viewport: {width: 1920, height: 1080}, isMobile: false, hasTouch: false});
await wallPage?.goto(alive.address + "/wall");
const report = {tables: many, guests: many * perTable, chromiums, hubs: hubs.length, load, secondsToSit: (Date.now() - began) / 1000}, start = Date.now();
await Promise.all([...tables.map(play), breakThings(report)]);
clearInterval(telling);
Object.assign(report, {seconds: (Date.now() - start) / 1000, taps, ended, timesLost: timesLost(), refusals: refusals.length, chosenAgainAfterABreak: again});

// ---- the wall, and what each table's document says when another program replays it
async function onTheWall(hub) {
    const wall = new Talk(hub.port, "/wall");
    await wall.next("hello");
    wall.say({type: "look", language: "en"});
    const {tables: rows} = await wall.next("wall");
    wall.socket.close();
    return new Map(rows.map(row => [row.id, row]));
}
async function replayed(table) {
    const path = `/t/${table.id}/document`, {nonce} = await (await fetch(alive.address + "/nonce")).json();
    const answer = await fetch(alive.address + path, {headers: {Authorization: `Torchside ${nonce} ${hmac(alive.code, nonce + "GET " + path)}`}});
    assert.equal(answer.status, 200);
    const file = join(folder, `${table.id}.json`), db = join(folder, `${table.id}.db`);
    writeFileSync(file, await answer.text());
    const run = words => { const done = spawnSync(process.env.TORCHSIDE_CLI, words, {encoding: "utf8"}); assert.equal(done.status, 0, done.stderr); return done.stdout; };
    run(["import", file, "--db", db]);
    return JSON.parse(run(["sessions", "--db", db]))[0];
}
for (const hub of hubs.slice(1)) {
    let rows;
    await until(async () => { rows = await onTheWall(hub); return tables.every(table => rows.get(table.id)?.over); }, "every result on the wall", 20_000);
    hub.rows = rows;
}
for (const table of tables) {
    const {outcome, players} = await replayed(table);
    assert.ok(outcome, `${table.game} has an outcome`);
    for (const hub of hubs.slice(1)) {
        const row = hub.rows.get(table.id);
        assert.deepEqual([row.winners, row.over], [outcome.winners, true], `${row.name} on the wall of ${hub.address}`);
        if (table.game !== "cthulhu") assert.deepEqual(row.people, players.map(each => each.name ?? each));
    }
}
if (wallPage) await until(async () => (await wallPage.evaluate(() => [...document.querySelectorAll("#tables li")].every(each => each.classList.contains("over")))) || (await wallPage.locator("#tables li.over").count()) > 0, "the browser's wall", 20_000);
assert.deepEqual(refusals, [], "what is shown may be done");
report.rightOnTheWall = many;
console.log(JSON.stringify(report, null, 1));
for (const table of tables) for (const each of table.people) await each.stop();
await browser?.close();
for (const hub of hubs) await stop(hub.process);
server.process.stdin.end();
await stop(server.process, "SIGKILL");
rmSync(folder, {recursive: true, force: true});
process.exit(0);
