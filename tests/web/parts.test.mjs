// The program comes in two parts: Home needs the first alone.
import assert from "node:assert/strict";
import {existsSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "./limited.mjs";
import {Guest, Site, open, soon, withGl} from "./phone.mjs";
import {phone} from "../link/browser/browser.mjs";

const skip = existsSync(join(process.env.TORCHSIDE_SITE, "rest.wasm")) ? false : "this site is linked for trying, in one part";
let browser, site;
before(async () => { browser = await open(withGl); site = await Site.start(); });
after(async () => { await browser?.close(); await site?.stop(); });

// Somebody who was never here, up to the first picture; `route` answers who asks for the rest.
async function comes(route, more) {
    const guest = Object.assign(new Guest(), {site, taps: 0, page: await phone(browser, more)});
    await guest.page.route(/\/rest\.wasm$/, route);
    await guest.page.goto(site.address, {waitUntil: "commit"});
    await guest.marks("torchside-begun");
    return guest;
}

const isSaid = (guest, words) => guest.page.locator("#wait.beneath", {hasText: words}).waitFor();
const isWhole = guest => guest.page.evaluate(() => performance.getEntriesByName("torchside-whole").length > 0);

async function goesOn(guest) {
    await guest.marks("torchside-whole");
    await guest.page.locator("#wait").waitFor({state: "hidden"});
    await guest.tap("Settings");
    await guest.tap("About Torchside");
    await guest.sees(/GNU GPL, version 3/);
}

test("Home stands before the rest is there, and what is touched meanwhile does nothing", {skip}, async () => {
    let come;
    const isThere = new Promise(resolve => { come = resolve; });
    const guest = await comes(async route => { await isThere; await route.continue(); });
    await isSaid(guest, "The games are on their way");
    const game = await guest.sees("Dungeon of Mandom");
    await guest.picture("the games are on their way");
    await guest.page.touchscreen.tap(game.x + game.width / 2, game.y + game.height / 2);
    await guest.page.keyboard.press("Tab");
    await guest.page.keyboard.press("Enter");
    assert.equal(await isWhole(guest), false);
    come();
    await guest.marks("torchside-whole");
    await guest.sees("Dungeon of Mandom");
    await goesOn(guest);
    assert.deepEqual(guest.page.faults, []);
    await guest.page.context().close();
});

test("where the rest does not arrive that is said, and it is tried again, by hand and when the net is back", {skip}, async () => {
    let asked = 0;
    const guest = await comes(route => ++asked > 2 ? route.continue() : route.abort("internetdisconnected"), {locale: "de-DE"});
    await isSaid(guest, "Die Spiele sind nicht angekommen.");
    await guest.page.getByRole("button", {name: "Noch einmal"}).tap();
    await soon(() => asked === 2);
    await isSaid(guest, "Die Spiele sind nicht angekommen.");
    await guest.page.evaluate(() => dispatchEvent(new Event("online")));
    await guest.marks("torchside-whole");
    assert.equal(asked, 3);
    await guest.tap("Dungeon of Mandom");
    await guest.sees("Jemand dazu");
    await guest.page.context().close();
});

test("what calls for the rest before it is there begins anew when it is", {skip}, async () => {
    let come;
    const isThere = new Promise(resolve => { come = resolve; });
    const guest = await comes(async route => { await isThere; await route.continue(); });
    await guest.page.evaluate(() => { setTimeout(() => { throw new WebAssembly.RuntimeError("null function"); }); });
    await guest.page.locator("#wait:not(.beneath)", {hasText: "Lighting the torch"}).waitFor();
    come();
    await soon(() => isWhole(guest).catch(() => false));
    await goesOn(guest);
    await guest.page.context().close();
});
