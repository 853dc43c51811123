// The figures of the page in a real Chromium, side by side with what else is served:
//   measures.mjs NAME=SITE…      sites are folders; one that shows a frame marks "torchside-begun"
import {existsSync, readFileSync, readdirSync, statSync} from "node:fs";
import {join} from "node:path";
import {Guest, Site, open, withGl} from "./phone.mjs";
import {phone} from "../link/browser/browser.mjs";

const slow = {offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8};
const median = all => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
const rounds = Number(process.env.TORCHSIDE_ROUNDS ?? 3);
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

function sizes(folder) {
    const of = end => readdirSync(folder, {recursive: true}).filter(file => /\.(wasm|js|css|html|svg|webmanifest)$/.test(file) && !/worker\.js$/.test(file))
        .map(file => join(folder, file) + end).map(file => existsSync(file) ? statSync(file).size : statSync(file.replace(/\.(br|gz)$/, "")).size).reduce((a, b) => a + b, 0);
    return {"raw, MB": (of("") / 1e6).toFixed(2), "gzip, MB": (of(".gz") / 1e6).toFixed(2), "brotli, MB": (of(".br") / 1e6).toFixed(2)};
}

// ms from the navigation's beginning to the first frame.
async function start(page, address) {
    await page.goto(address, {waitUntil: "commit"});
    await page.waitForFunction(() => performance.getEntriesByName("torchside-begun").length > 0, null, {timeout: 180_000});
    return page.evaluate(() => performance.getEntriesByName("torchside-begun")[0].startTime);
}

async function starts(browser, site, slowed) {
    const cold = [], warm = [];
    for (let round = 0; round < rounds; ++round) {
        const page = await phone(browser), wire = await page.context().newCDPSession(page);
        if (slowed) {
            await wire.send("Emulation.setCPUThrottlingRate", {rate: 4});
            await wire.send("Network.enable");
            await wire.send("Network.emulateNetworkConditions", slow);
        }
        cold.push(await start(page, site.address));
        await page.evaluate(async () => { if (await navigator.serviceWorker?.getRegistration()) await navigator.serviceWorker.ready; });
        await pause(slowed ? 1500 : 500);
        warm.push(await start(page, site.address));
        await page.context().close();
    }
    return [Math.round(median(cold)), Math.round(median(warm))];
}

// Of the renderer that has grown largest.
async function memory(browser) {
    const wire = await browser.newBrowserCDPSession(), {processInfo} = await wire.send("SystemInfo.getProcessInfo");
    const of = id => { const text = readFileSync(`/proc/${id}/smaps_rollup`, "utf8"); return Number(text.match(/^Private_Dirty:\s+(\d+)/m)[1]) / 1024; };
    return Math.round(Math.max(...processInfo.filter(each => each.type === "renderer").map(each => of(each.id))));
}

// From the finger's leaving the glass to the next picture, as the browser itself times it.
async function taps(guest, names) {
    await guest.page.evaluate(() => {
        globalThis.timed = [];
        new PerformanceObserver(list => timed.push(...list.getEntries().filter(each => each.name === "pointerup").map(each => each.duration))).observe({type: "event", durationThreshold: 16, buffered: false});
    });
    for (let i = 0; i < 20; ++i)
        await guest.tap(names[i % names.length]);
    const all = await guest.page.evaluate(() => globalThis.timed);
    return all.length ? `${median(all)} (${Math.max(...all)})` : "under 16";
}

// Where the time goes between the two: until the app hears of it, until it has done it and asks the store, until that has kept
// it, until the picture is begun, and until it is drawn.
async function shares(guest, names) {
    await guest.page.evaluate(() => {
        globalThis.tapped = [];
        let now = null;
        addEventListener("pointerup", event => { tapped.push(now = {up: event.timeStamp, heard: performance.now()}); }, true);
        const transaction = IDBDatabase.prototype.transaction;
        IDBDatabase.prototype.transaction = function (...how) {
            const made = transaction.apply(this, how);
            if (now && !now.asked && how[1] === "readwrite") {
                const mark = now;
                mark.asked = performance.now();
                made.addEventListener("complete", () => { mark.kept = performance.now(); });
            }
            return made;
        };
        const next = requestAnimationFrame;
        globalThis.requestAnimationFrame = draw => next(time => {
            const mark = now, begun = performance.now();
            draw(time);
            if (mark?.kept && !mark.drawn)
                Object.assign(mark, {begun, drawn: performance.now()});
        });
    });
    for (let i = 0; i < 20; ++i)
        await guest.tap(names[i % names.length]);
    const all = (await guest.page.evaluate(() => globalThis.tapped)).filter(each => each.drawn);
    const parts = [["up", "heard"], ["heard", "asked"], ["asked", "kept"], ["kept", "begun"], ["begun", "drawn"], ["up", "drawn"]];
    return parts.map(([from, to]) => all.length ? Math.round(median(all.map(each => each[to] - each[from]))) : "?").join(" + ").replace(/ \+ ([^+]*)$/, " = $1");
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

async function ours(browser, site) {
    const guest = await Guest.at(browser, site), found = {};
    found["renderer at Home, MB"] = await memory(browser);
    await guest.tap("Dungeon of Mandom");
    for (const name of ["Ann", "Bo"])
        await guest.type("Add someone", name);
    await guest.tap("Into the dungeon");
    await guest.tap("Dungeon");
    await guest.tap("Torch: on the hero");
    found["renderer in a game, MB"] = await memory(browser);
    const wire = await guest.page.context().newCDPSession(guest.page);
    found["tap to its frame, ms"] = await taps(guest, ["Undo", "Redo"]);
    found["heard, done, kept, begun, drawn, ms"] = await shares(guest, ["Undo", "Redo"]);
    await wire.send("Emulation.setCPUThrottlingRate", {rate: 4});
    found["the same slowed 4 times"] = await taps(guest, ["Undo", "Redo"]);
    found["its parts"] = await shares(guest, ["Undo", "Redo"]);
    await wire.send("Emulation.setCPUThrottlingRate", {rate: 1});
    await guest.tap("Back");
    await guest.tap("Settings");
    found["scrolling, ms a frame"] = await scrolling(guest);
    await guest.page.context().close();
    return found;
}

const table = {};
for (const [name, folder] of process.argv.slice(2).map(each => each.split("="))) {
    const browser = await open(withGl), site = await Site.start(0, folder), row = table[name] = sizes(folder);
    [row["first frame cold, ms"], row["warm, ms"]] = await starts(browser, site, false);
    [row["cold, slowed, ms"], row["warm, slowed, ms"]] = await starts(browser, site, true);
    const page = await phone(browser);
    await start(page, site.address);
    row["renderer, MB"] = await memory(browser);
    await page.context().close();
    if (existsSync(join(folder, "manifest.webmanifest")))
        Object.assign(row, await ours(browser, site));
    await browser.close();
    await site.stop();
}
const names = Object.keys(table), rows = [...new Set(names.flatMap(name => Object.keys(table[name])))];
console.log(["", ...names].join(" | "));
for (const row of rows)
    console.log([row, ...names.map(name => table[name][row] ?? "")].join(" | "));
