// What goes out by the browser: what is shared, copied and announced; and LILLITH, who thinks beside the page.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, test} from "./limited.mjs";
import {Guest, Site, open, soon, withGl, beginMandom, cli, noCli} from "./phone.mjs";

let browser, site, folder;
before(async () => {
    folder = mkdtempSync(join(tmpdir(), "torchside-senses-"));
    browser = await open(withGl);
    site = await Site.start();
});
after(async () => {
    await browser?.close();
    await site?.stop();
    rmSync(folder, {recursive: true, force: true});
});

async function toTheEvening(guest) {
    await beginMandom(guest);
    await guest.tap("Dungeon");
    await guest.tap("History");
    await guest.tap("The evening so far");
    await guest.sees("Share the evening");
}

test("what is shared goes to whom the browser offers, words and pictures", async () => {
    const guest = await Guest.at(browser, site, {}, () => {
        globalThis.shared = [];
        navigator.share = async ({title, text, files}) => {
            shared.push({title, text, files: await Promise.all((files ?? []).map(async file => ({type: file.type, bytes: [...new Uint8Array(await file.arrayBuffer())].slice(1, 4)})))});
        };
        navigator.canShare = () => true;
    });
    const shared = () => guest.page.evaluate(() => globalThis.shared);
    await toTheEvening(guest);
    await guest.tap("Share the evening");
    await soon(async () => (await shared()).length === 1);
    const [words] = await shared();
    assert.match(words.title, /Mandom/);
    assert.match(words.text, /Ann/);
    await guest.tap("Share as a picture");
    await guest.tap("Share the picture");
    await soon(async () => (await shared()).length === 2);
    assert.deepEqual((await shared())[1].files, [{type: "image/png", bytes: [80, 78, 71]}]);
    await guest.swipe(-200);
    assert.deepEqual(guest.page.warnings.filter(each => /drawElements|drawArrays/.test(each)), [], "the page is drawn as before");
    assert.deepEqual(guest.page.faults, []);
    await guest.page.context().close();
});

test("where a browser shares nothing, words and pictures are copied", async () => {
    const guest = await Guest.at(browser, site, {permissions: ["clipboard-read", "clipboard-write"]}, () => {
        delete Navigator.prototype.share;
    });
    await toTheEvening(guest);
    await guest.tap("Share the evening");
    await guest.sees("Copied. Paste it anywhere.");
    await soon(async () => /Ann/.test(await guest.page.evaluate(() => navigator.clipboard.readText())));
    await guest.tap("Share as a picture");
    await guest.tap("Copy the picture");
    await guest.sees("Picture copied. Paste it anywhere.");
    await soon(() => guest.page.evaluate(async () => (await navigator.clipboard.read()).some(each => each.types.includes("image/png"))));
    assert.deepEqual(guest.page.faults, []);
    await guest.page.context().close();
});

test("each step is announced, then what is next", async () => {
    const guest = await Guest.at(browser, site);
    await beginMandom(guest);
    await guest.page.evaluate(() => {
        globalThis.announced = [];
        const live = document.getElementById("told");
        new MutationObserver(() => announced.push(live.textContent)).observe(live, {childList: true, characterData: true, subtree: true});
    });
    const announced = async () => (await guest.page.evaluate(() => globalThis.announced)).join(" / ");
    await guest.tap("Dungeon");
    await soon(async () => /Ann puts a monster into the dungeon.*Bo/.test(await announced()));
    await guest.tap("Undo");
    await soon(async () => /Ann draws a card/.test(await announced()));
    await guest.page.context().close();
});

// A game of hers up to where she has more lines to think about than can be tried.
function beforeShePonders() {
    const character = (name, cost, skill, i) => ({name, type: "character", cost, skill, icons: {terror: i % 2, combat: i % 3, arcane: i % 2, investigation: i % 4 ? 0 : 1}});
    const dear = character("Dear", 9, 1, 1), lines = [
        {do: "start", stories: ["The Sunken Bell", "The House on the Dyke", "Iron Tower"], first: "minion", options: {variant: "lillith"}},
        {do: "scout", card: character("Tide Warden", 3, 2, 1)}, {do: "draw", cards: Array(5).fill(dear)}];
    for (let i = 1; i < 13; ++i)
        lines.push({do: "put-into-play", card: character(`Own ${i}`, i % 5, 1 + i % 3, i)});
    lines.push({do: "confirm"}, {do: "draw", cards: [dear, dear]}, {do: "confirm"});
    const db = join(folder, "lillith.db");
    execFileSync(cli, ["play", "cthulhu", "--db", db], {input: lines.map(line => JSON.stringify(line)).join("\n") + "\n"});
    return execFileSync(cli, ["export", "1", "--db", db], {encoding: "utf8"});
}

// The main thread's tasks while something is done: the processor time of each, in ms, which leaves out what else the machine does.
async function tasks(guest, act) {
    await browser.startTracing(guest.page, {categories: ["toplevel"]});
    await act();
    const events = JSON.parse(await browser.stopTracing()).traceEvents, place = each => `${each.pid}:${each.tid}`;
    const main = new Set(events.filter(each => each.name === "thread_name" && each.args.name === "CrRendererMain").map(place));
    return events.filter(each => each.name.endsWith("RunTask") && main.has(place(each))).map(each => (each.tdur ?? 0) / 1000);
}

test("while LILLITH thinks, and when what she has found is done, the page is never held for long", {skip: noCli}, async () => {
    const guest = await Guest.at(browser, site);
    await guest.drop("lillith.json", beforeShePonders());
    await guest.tapOnceItStands("Import it");
    await guest.tap("Back");
    await guest.tap(/^Go on: /);
    await guest.sees("Nobody is ready");
    const thinks = () => guest.find("LILLITH thinks …");
    let ms = 0;
    const held = await tasks(guest, async () => {
        await guest.tap("Nobody is ready");
        await guest.sees("LILLITH thinks …");
        const begun = Date.now();
        await guest.picture("LILLITH thinks");
        await soon(async () => !await thinks() || Date.now() - begun > 4000);
        ms = Date.now() - begun;
        const best = await guest.find("Play the best so far");
        if (best)
            await guest.touch(best);
        await soon(async () => !await thinks());
    });
    const longest = Math.round(Math.max(...held));
    console.log(`she thinks for ${ms} ms, in ${held.length} tasks of at most ${longest} ms`);
    assert.ok(ms > 500, "it was too short to be measured");
    assert.ok(longest > 10, "the browser tells no processor time");
    assert.ok(longest <= 50, `the page was held for ${longest} ms`);
    assert.deepEqual(guest.page.faults, []);
    await guest.page.context().close();
});
