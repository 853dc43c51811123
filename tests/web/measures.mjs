// The figures of the page in a real Chromium, side by side with what else is served:
//   measures.mjs NAME=SITE…      sites are folders; one that shows a frame marks "torchside-begun"
// In another's folder measured.json may say where a finger goes, {x, y} each: "begin", one place after the other, to where it
// counts, and "taps", by turns.
import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {Guest, Site, beginMandom, lasting, open, withGl} from "./phone.mjs";
import {phone} from "../link/browser/browser.mjs";
import {timed} from "./timed.mjs";

const slow = {offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8};
const median = all => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
const rounds = Number(process.env.TORCHSIDE_ROUNDS ?? 3);
const isOurs = folder => existsSync(join(folder, "torchside.wasm"));
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

function sizes(folder) {
    const of = (end, isCounted = () => true) => (readdirSync(folder, {recursive: true}).filter(file => /\.(wasm|rcc|js|css|html|svg|webmanifest)$/.test(file) && !/worker\.js$/.test(file) && isCounted(file))
        .map(file => join(folder, file) + end).map(file => existsSync(file) ? statSync(file).size : statSync(file.replace(/\.(br|gz)$/, "")).size).reduce((a, b) => a + b, 0) / 1e6).toFixed(2);
    return {"raw, MB": of(""), "gzip, MB": of(".gz"), "brotli, MB": of(".br"), "brotli before the first frame, MB": of(".br", file => !/^rest\./.test(file))};
}

// ms from the navigation's beginning to the first frame, and to when it can be touched.
async function start(page, {address, folder}) {
    await page.goto(address, {waitUntil: "commit"});
    const marked = name => page.waitForFunction(name => performance.getEntriesByName(name)[0]?.startTime, name, {timeout: 180_000}).then(found => found.jsonValue());
    const frame = await marked("torchside-begun");
    return {frame, whole: isOurs(folder) ? await marked("torchside-whole") : frame};
}

async function starts(browser, site, slowed) {
    const cold = [], touched = [], warm = [];
    for (let round = 0; round < rounds; ++round) {
        const page = await phone(browser), wire = await page.context().newCDPSession(page);
        if (slowed) {
            await wire.send("Emulation.setCPUThrottlingRate", {rate: 4});
            await wire.send("Network.enable");
            await wire.send("Network.emulateNetworkConditions", slow);
        }
        const {frame, whole} = await start(page, site);
        cold.push(frame);
        touched.push(whole);
        await page.evaluate(async () => { if (await navigator.serviceWorker?.getRegistration()) await navigator.serviceWorker.ready; });
        await pause(slowed ? 1500 : 500);
        warm.push((await start(page, site)).frame);
        await page.context().close();
    }
    return [cold, touched, warm].map(all => Math.round(median(all)));
}

// Of the renderer that has grown largest.
async function memory(browser) {
    const wire = await browser.newBrowserCDPSession(), {processInfo} = await wire.send("SystemInfo.getProcessInfo");
    const of = id => { const text = readFileSync(`/proc/${id}/smaps_rollup`, "utf8"); return Number(text.match(/^Private_Dirty:\s+(\d+)/m)[1]) / 1024; };
    return Math.round(Math.max(...processInfo.filter(each => each.type === "renderer").map(each => of(each.id))));
}

// The main thread's work for one frame while a page is scrolled.
async function scrolling(guest) {
    const wire = await guest.page.context().newCDPSession(guest.page);
    await wire.send("Performance.enable");
    const spent = async () => (await wire.send("Performance.getMetrics")).metrics.find(each => each.name === "TaskDuration").value;
    await guest.page.evaluate(() => { globalThis.frames = 0; const next = () => { ++frames; requestAnimationFrame(next); }; requestAnimationFrame(next); });
    const frames = () => guest.page.evaluate(() => globalThis.frames);
    const [time, count] = [await spent(), await frames()];
    for (let i = 0; i < 6; ++i)
        await guest.swipe(i % 2 ? 300 : -300);
    return ((await spent() - time) * 1000 / (await frames() - count)).toFixed(1);
}

// A page in a browser that keeps what it is given on the disk, as people's do.
async function onDisk(site, act) {
    const folder = mkdtempSync(join(tmpdir(), "torchside-measures-")), context = await lasting(folder, withGl);
    try {
        const guest = await Guest.at({newContext: async () => context}, site);
        return await act(guest, await context.newCDPSession(guest.page));
    } finally {
        await context.close();
        rmSync(folder, {recursive: true, force: true});
    }
}

async function taps(page, wire, what, places, isKept, found) {
    for (const [rate, name] of [[1, `${what} to its frame, ms`], [4, `${what}, slowed 4 times`]]) {
        await wire.send("Emulation.setCPUThrottlingRate", {rate});
        const {whole, parts} = await timed(page, places, isKept);
        found[name] = whole;
        found[`${name}: its parts`] = parts;
        await page.reload({waitUntil: "commit"}); // without what was hung into it
        await page.waitForFunction(() => performance.getEntriesByName("torchside-begun").length > 0);
        await pause(1000);
    }
    await wire.send("Emulation.setCPUThrottlingRate", {rate: 1});
}

function placesIn(folder) {
    const file = join(folder, "measured.json"), usual = existsSync(join(folder, "empty_window.wasm")) ? {x: 180, y: 400} : {x: 60, y: 200};
    return {begin: [], taps: [usual], ...existsSync(file) ? JSON.parse(readFileSync(file)) : {}};
}

const middle = each => ({x: each.x + each.width / 2, y: each.y + each.height / 2});

async function play(guest) {
    await beginMandom(guest);
    await guest.tap("Dungeon");
    await guest.tap("Torch: on the hero");
}

const counted = "a tap at a counter";

async function ours(guest, wire) {
    const found = {};
    await guest.tap("Escape the Dark Castle");
    for (const name of ["Ann", "Bo", "Cy"])
        await guest.type("Add someone", name);
    await guest.tap("Into the castle");
    await pause(1000); // which table is open is kept
    const life = await guest.sees(/^Ann: health/), {y} = middle(life), edge = 24;
    await taps(guest.page, wire, counted, [{x: life.x + edge, y}, {x: life.x + life.width - edge, y}], true, found);
    await guest.tap("Back");
    await play(guest);
    await pause(1000);
    const redo = await guest.sees("Redo"), undo = await guest.sees("Undo");
    await taps(guest.page, wire, "undo and redo", [middle(undo), middle(redo)], true, found);
    await guest.tap("Back");
    await guest.tap("Settings");
    for (const [rate, name] of [[1, "scrolling, ms of the main thread a frame"], [4, "scrolling, slowed 4 times"]]) {
        await wire.send("Emulation.setCPUThrottlingRate", {rate});
        found[name] = await scrolling(guest);
    }
    return found;
}

const table = {};
for (const [name, folder] of process.argv.slice(2).map(each => each.split("="))) {
    const browser = await open(withGl), site = await Site.start(0, folder), row = table[name] = sizes(folder);
    [row["first frame cold, ms"], row["touched cold, ms"], row["warm, ms"]] = await starts(browser, site, false);
    [row["cold, slowed, ms"], row["touched cold, slowed, ms"], row["warm, slowed, ms"]] = await starts(browser, site, true);
    const page = await phone(browser), wire = await page.context().newCDPSession(page);
    await start(page, site);
    row["renderer at once, MB"] = await memory(browser);
    await pause(3000);
    row["renderer three seconds later, MB"] = await memory(browser);
    if (!isOurs(folder)) {
        const {begin, taps: places} = placesIn(folder);
        for (const {x, y} of begin) {
            await page.touchscreen.tap(x, y);
            await pause(1500);
        }
        row["renderer in a game, MB"] = await memory(browser);
        await taps(page, wire, counted, places, false, row);
    } else {
        const guest = await Guest.at(browser, site);
        await play(guest);
        row["renderer in a game, MB"] = await memory(browser);
    }
    await browser.close();
    if (isOurs(folder))
        Object.assign(row, await onDisk(site, ours));
    await site.stop();
}
const names = Object.keys(table), rows = [...new Set(names.flatMap(name => Object.keys(table[name])))];
console.log(["", ...names].join(" | "));
for (const row of rows)
    console.log([row, ...names.map(name => table[name][row] ?? "")].join(" | "));
