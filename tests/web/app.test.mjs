// The whole app in a real Chromium, by touch.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {after, before, often, test} from "./limited.mjs";
import {axe} from "../link/browser/browser.mjs";
import {Guest, Site, open, soon, withGl, beginMandom} from "./phone.mjs";

const kills = Number(process.env.TORCHSIDE_KILLS ?? 5);
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));
let browser, site;
before(async () => { browser = await open(withGl); site = await Site.start(); });
after(async () => { await browser.close(); await site.stop(); });

// Where a game of Mandom stands, as far as the screen says it.
const standing = async guest => (await guest.said()).map(each => each.name).filter(name => /(in the dungeon|to draw|to turn)$|^Round|: off$|: on the hero$/.test(name)).join();

async function crash(guest) {
    const gone = new Promise(resolve => guest.page.once("crash", resolve));
    (await guest.page.context().newCDPSession(guest.page)).send("Page.crash").catch(() => {});
    await gone;
    const page = await guest.page.context().newPage();
    await guest.page.close();
    Object.assign(guest, {page, wire: undefined});
    await guest.begin();
}

// The tab is killed at any moment after any tap: what was seen of it is there again, at the table that was open.
test("what was shown outlives a kill of the tab at any moment of play", often(kills, 30), async () => {
    const guest = await Guest.at(browser, site);
    await beginMandom(guest);
    for (let round = 0; round < kills; ++round) {
        await guest.sees("Undo");
        const before = await standing(guest);
        const can = (await guest.said()).filter(each => !each.off && /^(Undo|Redo|Pass|Dungeon|.*: on the hero)$/.test(each.name));
        const tapped = can[Math.floor(Math.random() * can.length)];
        await guest.page.touchscreen.tap(tapped.x + tapped.width / 2, tapped.y + tapped.height / 2);
        await pause(Math.random() * 700);
        const shown = await standing(guest);
        await crash(guest);
        if (await guest.any("Back", /^Go on: /) !== "Back") // killed before it was kept which table was open
            await guest.tap(/^Go on: /);
        await guest.sees("Undo");
        const after = await standing(guest);
        assert.ok(after === shown || shown === before || shown === "", // beneath what is shown large
            `kill ${round} after “${tapped.name}”: ${shown} was shown, ${after} is kept`);
    }
    console.log(`${kills} kills`);
});

test("it begins without a server", async () => {
    const guest = await Guest.at(browser, site);
    await guest.page.evaluate(() => navigator.serviceWorker.ready);
    await soon(() => guest.page.evaluate(async () => (await caches.keys()).length > 0));
    await site.stop();
    try {
        await guest.page.reload({waitUntil: "commit"});
        await guest.begun();
        await beginMandom(guest);
        await guest.tap("Dungeon");
        await guest.tap("Back");
        await guest.tap(/^Ask the rules/);
        await guest.tap("Escape the Dark Castle");
        await guest.sees("What is in the box"); // the manuals are there, too
    } finally {
        site = await site.again();
    }
});

test("a full phone takes a step back and says so, and goes on when there is room", async () => {
    const guest = await Guest.at(browser, site), full = /^That could not be saved, and is undone\./;
    await beginMandom(guest);
    const wire = await guest.page.context().newCDPSession(guest.page), origin = new URL(site.address).origin;
    await wire.send("Storage.overrideQuotaForOrigin", {origin, quotaSize: 1});
    let before = "";
    const end = Date.now() + 180_000; // a browser looks at its room now and then only
    while (Date.now() < end && !await guest.find(full)) {
        before = await standing(guest);
        await guest.tap(await guest.any("Redo", "Undo", "Dungeon"));
    }
    await guest.sees(full);
    assert.equal(await standing(guest), before);
    await wire.send("Storage.overrideQuotaForOrigin", {origin});
    const next = await guest.any("Redo", "Undo", "Dungeon");
    await soon(async () => { await guest.tap(next); return await standing(guest) !== before; });
    const after = await standing(guest);
    await pause(1000); // which table is open is kept
    await guest.begin();
    await guest.sees("Back");
    assert.equal(await standing(guest), after);
    assert.deepEqual(guest.page.faults, []);
    await guest.page.context().close();
});

// Another tab of the same phone.
async function nextTab(guest) {
    const second = Object.assign(new Guest(), {site: guest.site, taps: 0, page: await guest.page.context().newPage()});
    await second.begin();
    return second;
}

const isWatching = guest => guest.page.evaluate(() => !document.getElementById("watching").hidden);

test("a second tab is told, watches what the first plays, and plays when it is asked to", async () => {
    const first = await Guest.at(browser, site);
    await beginMandom(first);
    await first.tap("Dungeon");
    await first.sees(/^1 in the dungeon/);
    const second = await nextTab(first);
    await soon(() => isWatching(second));
    await second.sees("Torch: on the hero"); // at the same table
    await first.tap("Torch: on the hero");
    await second.sees("Torch: off");
    await second.tap("Undo");
    await second.sees(/^Here you only watch, so nothing was done\./);
    await first.sees("Torch: off");
    await second.picture("watching");

    await second.page.getByRole("button", {name: "Play here"}).tap();
    await soon(async () => !await isWatching(second) && await isWatching(first));
    await second.settle(""); // the table is laid out anew where the strip was
    await second.tap("Pass"); // Ann
    await first.sees("Name a kind");
    await second.tap("Back");
    await first.sees("Past games and statistics"); // it follows
    await first.tap("Dungeon of Mandom"); // nothing can be begun here either
    for (const name of ["Cy", "Di"])
        await first.type("Add someone", name);
    await first.tap("Into the dungeon");
    await first.sees(/^Here you only watch, so nothing was done\./);
    await second.page.close();
    await soon(async () => !await isWatching(first));
    assert.deepEqual(first.page.faults, []);
});

test("a screen reader finds no fault with Home", async () => {
    const guest = await Guest.at(browser, site);
    await guest.sees("Dungeon of Mandom");
    await guest.page.evaluate(readFileSync(axe, "utf8")); // the page's policy forbids other scripts, as it should
    const found = await guest.page.evaluate(() => window.axe.run(document, {rules: {"color-contrast": {enabled: false}}}));
    assert.deepEqual(found.violations.map(each => `${each.id}: ${each.nodes[0].html}`), []);
});
