// What a browser does for the app, and to it: looks, keys, files, other versions, no means of drawing.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {createServer, request} from "node:http";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, often, test} from "./limited.mjs";
import {axe} from "../link/browser/browser.mjs";
import {Guest, Site, open, soon, within, withGl, beginMandom, cli, noCli} from "./phone.mjs";

const starts = Number(process.env.TORCHSIDE_STARTS ?? 5);
let browser, site, folder;
before(async () => {
    folder = mkdtempSync(join(tmpdir(), "torchside-browser-"));
    browser = await open(withGl);
    site = await Site.start();
});
after(async () => {
    await browser?.close();
    await site?.stop();
    rmSync(folder, {recursive: true, force: true});
});

// What stands between the site and the browser, and counts what is fetched.
async function counted(address) {
    const fetched = new Map();
    const server = createServer((asked, answer) => {
        const on = request(address + asked.url.slice(1), {method: asked.method, headers: asked.headers}, reply => {
            if (reply.statusCode === 200) fetched.set(asked.url, (fetched.get(asked.url) ?? 0) + 1);
            answer.writeHead(reply.statusCode, reply.headers);
            reply.pipe(answer);
        });
        on.on("error", () => answer.destroy());
        asked.pipe(on);
    });
    await new Promise(resolve => server.listen(0, "127.0.0.1", resolve));
    return {fetched, address: `http://127.0.0.1:${server.address().port}/`, stop: () => { server.closeAllConnections(); server.close(); }};
}

const installed = guest => soon(() => guest.page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)));

test("the first visit fetches nothing twice, and the worker then has it all", async () => {
    const through = await counted(site.address), guest = await Guest.at(browser, through);
    await installed(guest);
    const twice = [...through.fetched].filter(([, times]) => times > 1).map(([file]) => file);
    assert.deepEqual(twice, []);
    assert.ok(through.fetched.get("/torchside.wasm"));
    through.fetched.clear();
    await guest.page.reload({waitUntil: "commit"});
    await guest.begun();
    assert.deepEqual([...through.fetched.keys()].filter(file => file !== "/worker.js"), []);
    await guest.page.context().close();
    through.stop();
});

test("a newer version is told of, and taken at the next start", async t => {
    const pages = join(folder, "site");
    cpSync(site.folder, pages, {recursive: true, filter: file => !/\.(br|gz)$/.test(file)});
    const own = await Site.start(0, pages);
    t.after(() => own.stop());
    const guest = await Guest.at(browser, own);
    await installed(guest);
    const worker = join(pages, "worker.js");
    writeFileSync(worker, readFileSync(worker, "utf8").replace(/version = "[^"]+"/, 'version = "torchside-newer"'));
    await guest.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await guest.sees(/A newer Torchside is here/);
    const kept = () => guest.page.evaluate(() => caches.keys());
    assert.equal((await kept()).length, 2);
    const next = await guest.page.context().newPage();
    await guest.page.close();
    guest.page = next;
    await guest.begin();
    await soon(async () => JSON.stringify(await kept()) === '["torchside-newer"]');
    await guest.sees("Dungeon of Mandom");
    await guest.page.context().close();
});

test("it can be put on the home screen", async () => {
    const guest = await Guest.at(browser, site), wire = await guest.page.context().newCDPSession(guest.page);
    const {errors} = await wire.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const {installabilityErrors} = await wire.send("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors.filter(each => each.errorId !== "in-incognito"), []);
    await guest.page.context().close();
});

test("it begins every time", often(starts, 30), async () => {
    for (let start = 0; start < starts; ++start) {
        const guest = await Guest.at(browser, site); // a phone that has never been here: the worker comes anew, too
        await guest.sees("Dungeon of Mandom");
        if (start % 2) {
            await guest.page.reload({waitUntil: "commit"});
            await guest.begun();
            await guest.sees("Dungeon of Mandom");
        }
        assert.deepEqual(guest.page.faults, [], `start ${start}`);
        await guest.page.context().close();
    }
    console.log(`${starts} phones, every other of them twice`);
});

test("where the means of drawing are taken away it comes back to where it was", async () => {
    const guest = await Guest.at(browser, site);
    await beginMandom(guest);
    await guest.tap("Dungeon");
    await guest.sees("Torch: on the hero");
    await new Promise(resolve => setTimeout(resolve, 1000)); // the open table is kept
    const anew = guest.page.waitForEvent("framenavigated");
    await guest.page.evaluate(async () => {
        const {madeByQt} = await import("./system.js");
        for (const canvas of madeByQt("canvas"))
            (canvas.getContext("webgl2") ?? canvas.getContext("webgl"))?.getExtension("WEBGL_lose_context").loseContext();
    });
    await anew;
    await guest.begun();
    await guest.sees("Torch: on the hero");
    assert.deepEqual(guest.page.faults, []);
    await guest.page.context().close();
});

test("without any GL it is drawn all the same", async () => {
    const plain = await open(["--disable-gpu", "--disable-3d-apis", "--disable-software-rasterizer"]);
    const guest = await Guest.at(plain, site);
    await beginMandom(guest);
    await guest.picture("without GL");
    assert.deepEqual(guest.page.faults.filter(each => !/WebGL/.test(each)), []);
    await plain.close();
});

test("Back is the app's, and never leaves a table", async () => {
    const guest = await Guest.at(browser, site);
    await beginMandom(guest);
    await guest.tap("History");
    await guest.sees("The evening so far");
    await guest.page.goBack();
    await guest.sees("Pass");
    await guest.page.goBack({waitUntil: "commit"}).catch(() => {});
    await guest.sees("Past games and statistics"); // from the table to Home, and not out of the app
    assert.ok(guest.page.url().startsWith(site.address));
    await guest.page.context().close();
});

test("cut-outs and the keyboard on the screen take nothing away", async () => {
    const guest = await Guest.at(browser, site);
    const top = async name => (await guest.sees(name)).y;
    const before = await top("Settings");
    const wire = await guest.page.context().newCDPSession(guest.page);
    await wire.send("Emulation.setSafeAreaInsetsOverride", {insets: {top: 40, bottom: 24}});
    await guest.page.evaluate(() => dispatchEvent(new Event("resize")));
    await soon(async () => await top("Settings") === before + 40);
    await guest.tap("Dungeon of Mandom");
    await guest.tap("Add someone");
    assert.equal(await guest.page.evaluate(() => document.activeElement.localName), "input"); // which brings the keyboard up
    await guest.page.evaluate(() => {
        Object.defineProperty(visualViewport, "height", {get: () => 460});
        visualViewport.dispatchEvent(new Event("resize"));
    });
    await soon(async () => { const field = await guest.find("Add someone"); return field.y + field.height <= 460; });
    await guest.picture("the keyboard is there");
    await guest.page.context().close();
});

test("a game wakes, sounds and trembles by the browser's means, after the first touch", async () => {
    const guest = new Guest();
    Object.assign(guest, {site, taps: 0});
    const {phone} = await import("../link/browser/browser.mjs");
    guest.page = await phone(browser);
    await guest.page.addInitScript(() => {
        localStorage.setItem("torchside.ini", "[General]\nmotion=false\nhints=false\n");
        globalThis.told = {awake: 0, trembled: 0, persisted: 0, sounds: []};
        Object.defineProperty(navigator, "wakeLock", {value: {request: async () => { ++told.awake; return Object.assign(new EventTarget(), {release: async () => {}}); }}});
        navigator.vibrate = () => { ++told.trembled; return true; };
        navigator.storage.persisted = async () => false;
        navigator.storage.persist = async () => { ++told.persisted; return false; };
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function () { told.sounds.push(this.context.state); start.call(this); };
    });
    await guest.begin();
    await beginMandom(guest);
    await guest.tap("Dungeon");
    const told = () => guest.page.evaluate(() => globalThis.told);
    await soon(async () => { // a browser takes its time until the first sound is heard
        const all = await told(), isHeard = all.awake > 0 && all.sounds.includes("running");
        if (!isHeard) await guest.tap(await guest.any("Redo", "Undo"));
        return isHeard;
    });
    assert.equal((await told()).persisted, 0);
    await guest.tap("Back");
    await guest.sees(/may clear away what is kept here/); // refused: the reminder
    assert.equal((await told()).persisted, 1);
    assert.deepEqual(guest.page.faults, []);
    await guest.page.context().close();
});

test("an evening goes to the desktop and back", {skip: noCli}, async () => {
    const guest = await Guest.at(browser, site);
    await beginMandom(guest);
    await guest.tap("Dungeon");
    await guest.tap("Torch: on the hero");
    await guest.tap("Back");
    await guest.tap("Settings");
    await guest.tap("Save, import, delete");
    const saved = guest.page.waitForEvent("download");
    await guest.tap("Save everything");
    const file = join(folder, "everything.json"), db = join(folder, "desktop.db"), out = join(folder, "session.json");
    await (await saved).saveAs(file);
    execFileSync(cli, ["import", file, "--db", db]);
    const [{id: number}] = JSON.parse(execFileSync(cli, ["sessions", "--db", db], {encoding: "utf8"})), id = String(number);
    execFileSync(cli, ["resume", id, "--db", db], {input: '{"do":"rename","player":0,"name":"Annabel"}\n'});
    writeFileSync(out, execFileSync(cli, ["export", id, "--db", db]));

    const other = await Guest.at(browser, site);
    await other.tap("Settings");
    await other.tap("Save, import, delete");
    const chooser = other.page.waitForEvent("filechooser");
    await other.tap("Import from a file");
    await (await chooser).setFiles(out);
    await other.tapOnceItStands("Import it");
    await other.tap("Back");
    await other.tap("Back");
    await other.tap(/^Go on: /);
    await other.sees("Annabel");
    await other.sees("Torch: off");

    // And by dropping the file, which is known already.
    await other.drop("session.json", readFileSync(out, "utf8"));
    await other.any("Import it", /already|nothing new/i);
    assert.deepEqual(other.page.faults, []);
    await guest.page.context().close();
    await other.page.context().close();
});

test("in German and with text at 200 %", async () => {
    const guest = await Guest.at(browser, site, {locale: "de-DE"});
    await guest.sees("Dungeon of Mandom");
    await guest.sees(/Neues Spiel/);
    assert.equal(await guest.page.evaluate(() => document.documentElement.lang), "de-DE");
    await guest.page.evaluate(() => localStorage.setItem("torchside.ini", "[General]\nmotion=false\nhints=false\ntextScale=2\n"));
    await guest.page.addInitScript(() => localStorage.setItem("torchside.ini", "[General]\nmotion=false\nhints=false\ntextScale=2\n"));
    await guest.begin();
    const title = await guest.sees("Dungeon of Mandom");
    await guest.picture("German, 200 %");
    assert.ok(title.x >= 0 && title.x + title.width <= 360, "it is wider than the phone");
    await guest.tap("Dungeon of Mandom");
    for (const name of ["Änne", "Jörg"])
        await guest.type("Jemand dazu", name);
    await guest.picture("German, 200 %, people");
    await guest.page.context().close();
});

test("a screen reader finds no fault with a game, a dialog and the settings", async () => {
    const guest = await Guest.at(browser, site);
    await guest.page.evaluate(readFileSync(axe, "utf8")); // the page's policy forbids other scripts, as it should
    const faults = () => guest.page.evaluate(async () => (await axe.run(document, {rules: {"color-contrast": {enabled: false}}})).violations.map(each => `${each.id}: ${each.nodes[0].html}`));
    await beginMandom(guest);
    assert.deepEqual(await faults(), [], "the table");
    assert.match(await guest.page.evaluate(() => document.getElementById("told").getAttribute("aria-live")), /polite/);
    await guest.tap("Dungeon");
    await guest.tap("Torch: on the hero");
    await guest.tap("Pass");
    await guest.tap("Name a kind");
    assert.deepEqual(await faults(), [], "a dialog");
    await guest.page.context().close();
});

test("it says under which licence it is handed out, and hands out its sources", async () => {
    const guest = await Guest.at(browser, site);
    await guest.tap("Settings");
    await guest.tap("About Torchside");
    await guest.sees(/GNU GPL, version 3/);
    await installed(guest); // which answers with what it has, and this is no page
    const saved = new Promise(resolve => { // by the page, or by the one that is opened for it
        guest.page.on("download", resolve);
        guest.page.context().on("page", page => page.on("download", resolve));
    });
    await guest.tap("Get the sources");
    const download = await within(saved), sources = join(folder, "sources.tar.gz");
    assert.match(download.url(), /\/torchside-source\.tar\.gz$/);
    await download.saveAs(sources);
    assert.match(execFileSync("tar", ["-tzf", sources], {encoding: "utf8", maxBuffer: 1e8}), /^torchside\/app\/web\/main\.cpp$/m);
    assert.deepEqual(guest.page.faults, []);
    await guest.page.context().close();
});
