// The journal's pages in a real browser's store: killed at random moments, full, cleared away, and with two tabs.
import assert from "node:assert/strict";
import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, afterEach, before, often, test} from "./limited.mjs";
import {fileURLToPath} from "node:url";
import {Site, lasting, soon} from "./phone.mjs";

const kills = Number(process.env.TORCHSIDE_KILLS ?? 40);
const made = process.env.TORCHSIDE_TRIAL, isThere = Boolean(made) && existsSync(join(made, "trial.wasm"));
const why = isThere ? false : "TORCHSIDE_TRIAL names no folder with what app/web/build makes for it";
let folder, site, context;

before(async () => {
    if (!isThere) return;
    folder = mkdtempSync(join(tmpdir(), "torchside-trial-"));
    const pages = join(folder, "site");
    mkdirSync(pages);
    for (const name of ["trial.js", "trial.wasm"])
        cpSync(join(made, name), join(pages, name));
    cpSync(fileURLToPath(new URL("../../app/web/page/store.js", import.meta.url)), join(pages, "store.js"));
    writeFileSync(join(pages, "index.html"), "<!doctype html><title>Trial</title><script src=\"trial.js\"></script>");
    site = await Site.start(0, pages);
    context = await lasting(join(folder, "browser"));
});
after(async () => {
    await context?.close();
    await site?.stop();
    if (folder) rmSync(folder, {recursive: true, force: true});
});
afterEach(async () => {
    for (const page of context?.pages().slice(1) ?? []) // the first is the browser's own
        await page.close();
});

// A tab that has laid out what is kept. Whatever it says is shown was kept before.
async function tab(seen = {shown: 0}) {
    const page = await context.newPage();
    page.seen = seen;
    await page.exposeFunction("show", done => { seen.shown = Math.max(seen.shown, done); });
    await page.goto(site.address);
    await page.evaluate(async () => {
        const store = globalThis.store = await import("./store.js");
        const lay = globalThis.lay = async () => {
            const file = await store.load(), app = globalThis.app = await trialEntry({});
            app.FS.mkdirTree("/kept");
            if (file) app.FS.writeFile("/kept/torchside.db", file);
            globalThis.refusals = 0;
            globalThis.trial = {keep: (size, pages) => store.keep(size, pages, kept => {
                if (!kept) ++globalThis.refusals;
                app.keptTold(kept);
                if (!app.isPending() && app.done() > 0) show(app.done());
            }, () => app.FS.readFile("/kept/torchside.db"))};
            app.open();
        };
        globalThis.isAlone = await store.alone();
        if (globalThis.isAlone) await lay();
    });
    return page;
}

const idle = page => soon(() => page.evaluate(() => !app.isPending()));

async function crash(page) {
    const gone = new Promise(resolve => page.once("crash", resolve));
    (await context.newCDPSession(page)).send("Page.crash").catch(() => {});
    await gone;
    await page.close();
}

test("the journal keeps the promises that every journal makes, and what it was told is in the store", {skip: why}, async () => {
    const page = await tab(), promises = await page.evaluate(() => app.promises());
    assert.ok(promises >= 29, `only ${promises}`);
    for (let which = 0; which < promises; ++which) {
        await page.evaluate(() => app.openNew());
        assert.equal(await page.evaluate(which => app.broken(which), which), "");
        await idle(page);
        const differs = await page.evaluate(async () => {
            const file = app.FS.readFile("/kept/torchside.db"), kept = await store.load();
            return kept.length !== file.length || kept.some((byte, at) => byte !== file[at]);
        });
        assert.equal(differs, false, `after promise ${which}`);
    }
    const told = await page.evaluate(() => app.told());
    assert.match(told, /^[1-9]\d+ sessions/);
    await page.close();
    const again = await tab();
    assert.equal(await again.evaluate(() => app.told()), told);
    await again.evaluate(() => new Promise(resolve => { // the others lay out a file of their own
        store.letGo();
        indexedDB.deleteDatabase("torchside").onsuccess = resolve;
    }));
});

// Each tab plays an evening of its own: it is kept as its first steps made it, as many as were shown at least.
test("whatever was shown outlives a kill at any moment of play", {skip: why, ...often(kills, 5)}, async () => {
    let seen = {shown: 0}, before = 0, steps = 0;
    for (let evening = 0; evening <= kills; ++evening) {
        const page = await tab(seen), sessions = await page.evaluate(() => app.sessions());
        assert.equal(await page.evaluate(() => app.fault()), "", `kill ${evening}`);
        if (sessions > before) {
            const kept = await page.evaluate(([evening, shown]) => app.kept(evening, shown), [evening - 1, seen.shown]);
            assert.ok(kept > 0, `kill ${evening}: ${seen.shown} steps were shown, and what is kept is none of those after them`);
            steps += kept;
        }
        assert.ok(sessions > before || seen.shown === 0, `kill ${evening}: the evening is gone`);
        before = sessions;
        if (evening === kills) {
            console.log(`${kills} kills, ${sessions} evenings with ${steps} steps kept`);
            await page.close();
            break;
        }
        seen = page.seen;
        seen.shown = 0;
        await page.evaluate(evening => {
            app.play(evening);
            setInterval(() => app.step(), 1);
        }, evening);
        if (evening % 2 === 0)
            await soon(() => seen.shown > 0); // the others end before anything is kept, perhaps
        await new Promise(resolve => setTimeout(resolve, 5 + Math.random() * 150));
        await crash(page);
    }
});

const many = 20, much = "much ".repeat(4000);
// Resolves when this page's notes are kept, or refused.
async function note(page, count = many, words = much) {
    await page.evaluate(([count, words]) => { for (let i = 0; i < count; ++i) app.note(words); }, [count, words]);
    await idle(page);
}
const notes = page => page.evaluate(() => app.notes());

async function playing() {
    const page = await tab();
    await page.evaluate(() => { app.play(1); app.step(); });
    await idle(page);
    return page;
}

test("a full store takes the step back, and goes on when there is room", {skip: why}, async () => {
    const page = await playing();
    const wire = await context.newCDPSession(page), origin = new URL(site.address).origin;
    await wire.send("Storage.overrideQuotaForOrigin", {origin, quotaSize: 1});
    let before = 0;
    await soon(async () => { // a browser looks at its room now and then only
        before = await notes(page);
        await note(page);
        return page.evaluate(() => refusals > 0);
    });
    const refused = await notes(page); // the first of them may have been let in
    assert.ok(refused < before + many);
    assert.equal(await page.evaluate(() => app.fault()), "");
    await wire.send("Storage.overrideQuotaForOrigin", {origin});
    let all = 0;
    await soon(async () => {
        all = await notes(page) + many;
        await note(page);
        return await notes(page) === all;
    });
    await page.close();
    const again = await tab();
    assert.equal(await notes(again), all);
    assert.equal(await again.evaluate(() => app.fault()), "");
});

test("a second tab is told, and goes on when the first is closed", {skip: why}, async () => {
    const first = await playing(), second = await tab();
    assert.equal(await second.evaluate(() => globalThis.isAlone), false);
    await note(first, 1, "from the first");
    const told = await first.evaluate(() => app.told());
    await first.close();
    await second.evaluate(async () => { await store.untilAlone(); await lay(); });
    assert.equal(await second.evaluate(() => app.told()), told);
});

test("what the browser clears away under an open page is written anew", {skip: why}, async () => {
    const page = await playing();
    const wire = await context.newCDPSession(page);
    await wire.send("Storage.clearDataForOrigin", {origin: new URL(site.address).origin, storageTypes: "indexeddb"});
    await note(page, 1, "after the clearing");
    assert.equal(await page.evaluate(() => globalThis.refusals), 0);
    const told = await page.evaluate(() => app.told());
    await page.close();
    const again = await tab();
    assert.equal(await again.evaluate(() => app.fault()), "");
    assert.equal(await again.evaluate(() => app.told()), told);
});

test("what is cleared away while nobody looks leaves an empty journal", {skip: why}, async () => {
    const page = await playing();
    const wire = await context.newCDPSession(page);
    await page.goto("about:blank");
    await wire.send("Storage.clearDataForOrigin", {origin: new URL(site.address).origin, storageTypes: "all"});
    await page.close();
    const again = await tab();
    assert.equal(await again.evaluate(() => app.fault()), "");
    assert.equal(await again.evaluate(() => app.sessions()), 0);
});
