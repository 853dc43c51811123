// The store of pages in a real browser: killed at random moments, full, cleared away, and with two tabs. What is kept here
// stands for SQLite's commits: each writes its number into the first page and into another one.
import assert from "node:assert/strict";
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, afterEach, before, often, test} from "./limited.mjs";
import {fileURLToPath} from "node:url";
import {Site, lasting, soon} from "./phone.mjs";

const kills = Number(process.env.TORCHSIDE_KILLS ?? 40);
let folder, site, context;

before(async () => {
    folder = mkdtempSync(join(tmpdir(), "torchside-store-"));
    const pages = join(folder, "site");
    mkdirSync(pages);
    cpSync(fileURLToPath(new URL("../../app/web/page/store.js", import.meta.url)), join(pages, "store.js"));
    writeFileSync(join(pages, "index.html"), "<!doctype html><html lang=en><title>Store</title>");
    site = await Site.start(0, pages);
    context = await lasting(join(folder, "browser"));
});
after(async () => {
    await context?.close();
    await site?.stop();
    rmSync(folder, {recursive: true, force: true});
});
afterEach(async () => {
    for (const page of context.pages().slice(1)) // the first is the browser's own
        await page.close();
});

// A tab with a file of 64 pages, as it is kept. Whatever it says is shown was kept before.
async function tab(seen = {shown: 0}) {
    const page = await context.newPage();
    await page.exposeFunction("show", commit => { seen.shown = commit; });
    await page.goto(site.address);
    await page.evaluate(async () => {
        const store = globalThis.store = await import("./store.js"), pageSize = 4096, many = 64;
        globalThis.lay = async () => {
            globalThis.file = await store.load() ?? new Uint8Array(0);
            globalThis.refusals = 0;
            globalThis.busy = false;
        };
        const number = at => file.length ? new DataView(file.buffer).getUint32(at * pageSize) : 0;
        globalThis.newest = () => number(0);
        // No page is newer than the first, and each page is of one commit from its beginning to its end.
        globalThis.isSound = () => {
            const view = new DataView(file.buffer);
            for (let at = 0; at < file.length / pageSize; ++at)
                if (number(at) > newest() || view.getUint32((at + 1) * pageSize - 4) !== number(at))
                    return false;
            return file.length % pageSize === 0;
        };
        globalThis.commit = (pages = 2) => {
            const before = file, made = new Uint8Array(many * pageSize), next = newest() + 1, changed = [0];
            made.set(before);
            while (changed.length < pages)
                changed.push(1 + (next * 7 + changed.length) % (many - 1));
            const view = new DataView(made.buffer);
            for (const at of changed) {
                view.setUint32(at * pageSize, next);
                view.setUint32((at + 1) * pageSize - 4, next);
            }
            globalThis.file = made;
            globalThis.busy = true;
            store.keep(made.length, changed.map(at => ({number: at, bytes: made.slice(at * pageSize, (at + 1) * pageSize)})), kept => {
                globalThis.busy = false;
                if (kept) {
                    show(next);
                } else {
                    ++globalThis.refusals;
                    globalThis.file = before;
                }
            }, () => file);
        };
        globalThis.isAlone = await store.alone();
        if (globalThis.isAlone) await lay();
    });
    return page;
}

const idle = page => soon(() => page.evaluate(() => !busy));

async function crash(page) {
    const gone = new Promise(resolve => page.once("crash", resolve));
    (await context.newCDPSession(page)).send("Page.crash").catch(() => {});
    await gone;
    await page.close();
}

test("whatever was shown outlives a kill at any moment", often(kills, 5), async () => {
    const seen = {shown: 0};
    for (let round = 0; ; ++round) {
        const shown = seen.shown, page = await tab(seen);
        assert.ok(await page.evaluate(() => isSound()), `round ${round}: half a commit is kept`);
        const kept = await page.evaluate(() => newest());
        assert.ok(kept >= shown, `round ${round}: ${shown} was shown, ${kept} is kept`);
        if (round === kills) {
            console.log(`${kills} kills, ${kept} commits kept`);
            await page.close();
            break;
        }
        await page.evaluate(() => { setInterval(() => { if (!busy) commit(2 + newest() % 5); }, 1); });
        await new Promise(resolve => setTimeout(resolve, 5 + Math.random() * 150));
        await crash(page);
    }
});

test("a full store keeps nothing of a commit, and goes on when there is room", async () => {
    const seen = {shown: 0}, page = await tab(seen);
    const wire = await context.newCDPSession(page), origin = new URL(site.address).origin;
    await wire.send("Storage.overrideQuotaForOrigin", {origin, quotaSize: 1});
    await soon(async () => { // a browser looks at its room now and then only
        await page.evaluate(() => commit(60));
        await idle(page);
        return page.evaluate(() => refusals > 0);
    });
    const before = await page.evaluate(() => newest());
    assert.equal(before, seen.shown);
    await wire.send("Storage.overrideQuotaForOrigin", {origin});
    await soon(async () => {
        await page.evaluate(() => commit(60));
        await idle(page);
        return page.evaluate(known => newest() > known, before);
    });
    await page.close();
    const again = await tab();
    assert.equal(await again.evaluate(() => newest()), before + 1);
    assert.ok(await again.evaluate(() => isSound()));
});

test("a second tab is told, and goes on when the first is closed", async () => {
    const first = await tab(), second = await tab();
    assert.equal(await second.evaluate(() => isAlone), false);
    await first.evaluate(() => commit());
    await idle(first);
    const newest = await first.evaluate(() => globalThis.newest());
    await first.close();
    await second.evaluate(async () => { await store.untilAlone(); await lay(); });
    assert.equal(await second.evaluate(() => globalThis.newest()), newest);
});

test("a page that another has taken over from writes nothing more, without having looked", async () => {
    const first = await tab();
    await first.evaluate(() => commit());
    await idle(first);
    const second = await tab();
    await second.evaluate(async () => { await store.takeOver(); await lay(); });
    const before = await second.evaluate(() => newest());
    for (let each = 1; each <= 2; ++each) {
        await first.evaluate(() => commit(4));
        await idle(first);
        assert.equal(await first.evaluate(() => refusals), each);
    }
    await second.evaluate(() => commit());
    await idle(second);
    assert.equal(await second.evaluate(() => refusals), 0);
    await first.evaluate(() => commit(4));
    await idle(first);
    assert.equal(await first.evaluate(() => refusals), 3);
    await second.evaluate(() => lay());
    assert.equal(await second.evaluate(() => newest()), before + 1);
    assert.ok(await second.evaluate(() => isSound()));
});

test("what the browser clears away under an open page is written anew", async () => {
    const page = await tab();
    await page.evaluate(() => commit());
    await idle(page);
    const wire = await context.newCDPSession(page);
    await wire.send("Storage.clearDataForOrigin", {origin: new URL(site.address).origin, storageTypes: "indexeddb"});
    await page.evaluate(() => commit());
    await idle(page);
    assert.equal(await page.evaluate(() => refusals), 0);
    const newest = await page.evaluate(() => globalThis.newest());
    await page.close();
    const again = await tab();
    assert.equal(await again.evaluate(() => globalThis.newest()), newest);
    assert.ok(await again.evaluate(() => isSound()));
});

test("what is cleared away while nobody looks leaves an empty file", async () => {
    const page = await tab();
    const wire = await context.newCDPSession(page), origin = new URL(site.address).origin;
    await page.goto("about:blank");
    await wire.send("Storage.clearDataForOrigin", {origin, storageTypes: "all"});
    await page.close();
    const again = await tab();
    assert.equal(await again.evaluate(() => newest()), 0);
    await again.evaluate(() => commit());
    await idle(again);
    assert.equal(await again.evaluate(() => refusals), 0);
});
