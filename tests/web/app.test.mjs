// The whole app in a real Chromium, by touch.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {after, before, test} from "node:test";
import {axe} from "../link/browser/browser.mjs";
import {Guest, Site, open, soon, withGl} from "./phone.mjs";

const kills = Number(process.env.TORCHSIDE_KILLS ?? 5);
let browser, site;
before(async () => { browser = await open(withGl); site = await Site.start(); });
after(async () => { await browser.close(); await site.stop(); });

async function seat(guest, names) {
    for (const name of names) {
        await guest.type("Add someone", name);
    }
}

async function beginMandom(guest) {
    await guest.tap("Dungeon of Mandom");
    await seat(guest, ["Ann", "Bo"]);
    await guest.tap("Into the dungeon");
    await guest.sees(/Ann draws a card/);
}

// Something shown large is looked at, then sent on.
async function onward(guest, name) {
    await soon(async () => {
        if (await guest.find("Go on")) await guest.tap("Go on");
        return await guest.find(name) !== undefined;
    });
    await guest.tap(name);
}

test("a game from its beginning to its end", async () => {
    const guest = await Guest.at(browser, site);
    await guest.picture("home");
    await beginMandom(guest);
    await guest.picture("mandom");
    for (const name of ["Dungeon", "Torch: on the hero", "Dungeon", "Pass", "Name a kind", "Golem, strength 5", "Name it", "Golem, strength 5", "Demon, strength 7", "Pass", "Undo", "Redo", "Pass"])
        await onward(guest, name);
    await guest.sees("Ann wins the Dungeon of Mandom!");
    await guest.picture("mandom-end");
    assert.deepEqual(guest.page.faults, []);
});

for (const [game, begin] of [["Escape the Dark Castle", "Into the castle"], ["Cutthroat Caverns", "Into the caverns"], ["Duel of Ages", "Start the duel"], ["Cthulhu Rising", "Face the Minion"]])
    test(game + " begins", async () => {
        const guest = await Guest.at(browser, site);
        await guest.tap(game);
        await guest.sees(begin);
        await guest.picture(game.split(" ")[0].toLowerCase() + "-setup");
        assert.deepEqual(guest.page.faults, []);
    });

test("what was shown is there after the tab was killed", async () => {
    const guest = await Guest.at(browser, site);
    await beginMandom(guest);
    for (let round = 0; round < kills; ++round) {
        const undo = await guest.sees("Undo");
        await guest.tap("Pass");
        await soon(async () => await guest.find("Redo") !== undefined || await guest.find(/Bo|Ann/) !== undefined);
        const shown = (await guest.said()).find(each => /^(Ann|Bo) /.test(each.name))?.name;
        const crashed = new Promise(resolve => guest.page.once("crash", resolve));
        const wire = await guest.page.context().newCDPSession(guest.page);
        wire.send("Page.crash").catch(() => {});
        await crashed;
        guest.page = await guest.page.context().newPage();
        await guest.begin();
        assert.ok(undo && await guest.sees(shown), `after kill ${round}: ${shown}`);
    }
});

test("it begins without a server", async () => {
    const guest = await Guest.at(browser, site);
    await guest.page.evaluate(() => navigator.serviceWorker.ready);
    await soon(() => guest.page.evaluate(async () => (await caches.keys()).length > 0));
    await site.stop();
    try {
        await guest.page.reload({waitUntil: "commit"});
        await guest.begun();
        await guest.sees("Dungeon of Mandom");
    } finally {
        site = await site.again();
    }
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
    const second = await nextTab(first);
    await soon(() => isWatching(second));
    await second.sees("Torch: on the hero"); // at the same table
    await first.tap("Torch: on the hero");
    await second.sees(/Bo draws a card/);
    await second.tap("Undo");
    await second.sees(/not.*saved|could not/i);
    await first.sees(/Bo draws a card/);
    await second.picture("watching");

    await second.page.getByRole("button", {name: "Play here"}).tap();
    await soon(async () => !await isWatching(second) && await isWatching(first));
    await second.tap("Pass");
    await first.sees("Name a kind").catch(() => first.sees(/Ann/));
    await second.tap("Home");
    await first.sees("Past games and statistics"); // it follows
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
