// Phones at the tables of hubs: how long a tap takes to the other phones, what a hub costs, and what a bare echo and a bare
// insert cost on the same machine in the same minute. tests/hub/run says what may be asked for.
import {performance} from "node:perf_hooks";
import {existsSync, mkdtempSync, rmSync, statSync} from "node:fs";
import {loadavg, tmpdir} from "node:os";
import {join} from "node:path";
import {bareEcho, bareInsert} from "./beside.mjs";
import {openTables, Phone, wait} from "./phones.mjs";
import {begin, beginHub, costOf, spread, stop} from "./surroundings.mjs";

const asked = (name, usual) => Number(process.env["LOAD_" + name] || usual), round = value => Math.round(value * 10) / 10;
const many = asked("TABLES", 20), phones = asked("PHONES", 60), seconds = asked("SECONDS", 5), every = asked("EVERY", 5), howManyHubs = asked("HUBS", 1), rest = asked("REST", 2), beside = asked("BESIDE", 5);
// A table's phones are at as many hubs as there are, or all at one of them.
const isTogether = asked("TOGETHER", 0) === 1, kind = process.env.LOAD_JOURNAL || "file", seats = Math.floor(phones / many);
const figures = {seen: [], done: [], late: 0, broken: 0};
if (seats < 3 || seats > 6) throw new Error("Three to six phones sit at a table: LOAD_PHONES / LOAD_TABLES is " + phones / many);

const folder = mkdtempSync(join(tmpdir(), "hub-load-")), file = join(folder, "club.sqlite");
const server = kind === "file" ? null : await begin(process.env.POSTGRES_SERVER, kind === "pair" ? ["--pair"] : [], /(postgresql:\S+)\n/);
const journal = server ? server.match[1] : file, hubs = [];
for (let i = 0; i < howManyHubs; ++i) hubs.push(await beginHub(process.env.TORCHSIDE_HUB, journal));
const costs = () => hubs.map(hub => costOf(hub.pid)), sumOf = (list, key) => list.reduce((sum, each) => sum + each[key], 0);
const bytesOf = () => tables.reduce((sum, table) => table.phones.reduce((so, {socket}) => ({read: so.read + socket.read, written: so.written + socket.written}), sum), {read: 0, written: 0});
const load = loadavg()[0], report = {tables: many, phones: seats * many, every, hubs: howManyHubs, journal: kind, load: round(load)};

const fresh = costs(), tables = await openTables(hubs[0], many, seats);
await wait(1000);
const opened = costs();
await wait(rest * 1000);
const rested = costs();
report.atRest = {kbEach: round((opened[0].memory - fresh[0].memory) / many), processor: round(100 * (rested[0].seconds - opened[0].seconds) / rest)};

// ---- everybody sits down, a table after the other
for (let i = 0; i < many; ++i) {
    for (let seat = 0; seat < seats; ++seat) new Phone(hubs[(isTogether ? i : i + seat) % howManyHubs], tables[i], seat, figures);
    if (i % 10 === 9 || i + 1 === many) for (const end = Date.now() + 60_000; !tables.slice(0, i + 1).every(table => table.phones.every(phone => phone.isSeated && phone.view?.seat === phone.seat)); await wait(10)) if (Date.now() > end) throw new Error("Not everybody could sit down.");
}
const began = tables.map(table => table.phones.map(phone => phone.prestige)), seated = costs(), before = bytesOf(), mine = costOf(process.pid);
figures.seen.length = figures.done.length = 0;

// ---- the play: each table at a moment of its own, each time another phone
const start = performance.now(), breath = setInterval(() => { for (const table of tables) for (const phone of table.phones) phone.breathe(); }, 500);
const turns = tables.map((table, i) => ({table, at: start + every * 1000 * (i + 0.5) / many, turn: i}));
while (performance.now() < start + seconds * 1000) {
    const now = performance.now();
    for (const each of turns) if (each.at <= now) { each.at += every * 1000; each.table.phones[each.turn++ % seats].tap(); }
    await wait(2);
}
const played = costs(), after = bytesOf(), ours = costOf(process.pid), lasted = (performance.now() - start) / 1000;
for (const end = Date.now() + 20_000; Date.now() < end && tables.some(table => table.tap?.others.size || table.tap?.by.view.seq < table.tap?.seq || table.phones.some(phone => phone.waiting)); ) await wait(20);
clearInterval(breath);
const steps = figures.done.length;
Object.assign(report, {seconds: round(lasted), steps, late: figures.late, broken: figures.broken, tapToDone: spread(figures.done), tapToOther: spread(figures.seen),
    memory: played.map(each => round(each.memory / 1024)), mostMemory: played.map(each => round(each.most / 1024)), kbEachPhone: round((sumOf(seated, "memory") - sumOf(rested, "memory")) / (seats * many)),
    processor: round(100 * (sumOf(played, "seconds") - sumOf(seated, "seconds")) / lasted), msEachStep: round(1000 * (sumOf(played, "seconds") - sumOf(seated, "seconds")) / steps),
    // of each second of play: what the hubs, and these phones, stood in line for a processor that others had
    stoodInLine: {hubs: round(100 * (sumOf(played, "waited") - sumOf(seated, "waited")) / lasted / howManyHubs), phones: round(100 * (ours.waited - mine.waited) / lasted)}, phonesProcessor: round(100 * (ours.seconds - mine.seconds) / lasted),
    bytesDownEachStep: Math.round((after.read - before.read) / steps), bytesUpEachStep: Math.round((after.written - before.written) / steps)});
if (!server) report.fileBytes = [file, file + "-wal"].filter(existsSync).reduce((sum, each) => sum + statSync(each).size, 0);

// ---- nothing is lost, nothing is done twice: every phone shows what its own taps add up to
let wrong = figures.broken;
tables.forEach((table, i) => table.phones.forEach((phone, seat) => { if (phone.prestige !== began[i][seat] + phone.taps || phone.refused) ++wrong; }));
report.wrong = wrong;
for (const table of tables) for (const {socket} of table.phones) socket.close();
for (const hub of hubs) await stop(hub.process);
report.echo = await bareEcho(seats * many, steps / lasted, 2 * beside);
report.insert = await bareInsert(kind, journal, folder, beside);
if (server) { server.process.stdin.end(); await stop(server.process, "SIGKILL"); }
rmSync(folder, {recursive: true, force: true});
report.ratio = {echo: round(report.tapToOther.p50 / report.echo.p50), insert: round(report.tapToOther.p50 / report.insert.p50)};
console.log(JSON.stringify(report, (key, value) => typeof value === "number" ? Math.round(value * 100) / 100 : value, 1));

const bounds = [["steps", steps > 0 && figures.seen.length > 0, "nobody tapped"], ["wrong", wrong === 0, `${wrong} phones show something else than was tapped`],
    ["p99", report.tapToOther.p99 <= asked("P99", 1e9), `tap to the other phone: ${round(report.tapToOther.p99)} ms at p99`], ["memory", Math.max(...report.memory) <= asked("MB", 1e9), `${report.memory} MB`], ["rest", report.atRest.kbEach <= asked("KB", 1e9), `${report.atRest.kbEach} KB for a table at rest`]];
const missed = bounds.filter(([, isMet]) => !isMet);
for (const [, , why] of missed) console.error("Missed: " + why);
process.exit(missed.length ? 1 : 0);
