// One evening at the club in real browsers: a table is opened, two guests play a game to its end by touch, the wall shows
// the result and the league counts it; the judge is called, a rule looked up, a name corrected at the desk.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {axe, open, patience, phone, soon} from "../../link/browser/browser.mjs";
import {chance, choose, ways} from "../../link/browser/player.mjs";
import {folderOf, Hub} from "./hub.mjs";

let browser;
before(async () => { browser = await open(); });
after(async () => { await browser.close(); });
const button = (page, key) => page.locator(`[data-key="${key}"]`);
const shownBy = page => page.evaluate(() => ({view: shown.view, quiet: joined && queue.length === 0}));
const accessible = page => page.evaluate(async source => { if (!window.axe) new Function(source)(); return (await window.axe.run()).violations.map(v => `${v.id}: ${v.nodes.map(n => n.target).join(", ")}`); }, readFileSync(axe, "utf8"));

async function press(page, {key, act, answers}) {
    await button(page, key).tap();
    if (!act.asks.length) return;
    for (const [i, ask] of act.asks.entries()) {
        for (const which of answers[i].press || []) {
            const chip = button(page, `ask.${ask.key}.${which}`);
            if (await chip.getAttribute("aria-pressed") !== "true") await chip.tap();
        }
        if (answers[i].type !== undefined) await button(page, "ask." + ask.key).fill(answers[i].type);
    }
    await button(page, "ask").tap();
}

async function playToTheEnd(pages, way, seed) {
    const pick = chance(seed);
    for (let taps = 0; taps < 300; ++taps) {
        let shown;
        await soon(async () => { shown = await Promise.all(pages.map(shownBy)); return shown.every(each => each.quiet && each.view.seq === shown[0].view.seq); });
        if (shown[0].view.over) return taps;
        const next = choose(shown.map(each => each.view), pick, way, taps);
        assert.ok(next, "there is always something to do");
        await press(pages[next.who], next);
        await soon(async () => (await shownBy(pages[next.who])).quiet);
    }
    assert.fail("the game comes to its end");
}

test("an evening at the club", {timeout: 10 * patience}, async t => {
    const hub = await Hub.start(t, join(folderOf(t), "club.sqlite"), ["--name", "Thursday club"]), faults = [];
    const desk = await phone(browser, {viewport: {width: 1280, height: 800}, isMobile: false, hasTouch: false});
    await desk.goto(hub.address + "/organiser");
    await button(desk, "code").fill(hub.code.toLowerCase());
    await desk.keyboard.press("Enter");
    await button(desk, "words.league").fill("Autumn league");
    await button(desk, "words").click();
    const wall = await phone(browser, {viewport: {width: 1920, height: 1080}, isMobile: false, hasTouch: false});
    await wall.goto(hub.address + "/wall");

    const ann = await phone(browser), bo = await phone(browser, {locale: "de-DE"});
    await ann.goto(hub.address);
    await button(ann, "game.mandom").tap();
    await button(ann, "person.0").fill("Ann");
    await button(ann, "begin").tap();
    await ann.locator("#why").waitFor(); // a second name is missing, and that is said where one looks
    await button(ann, "person.1").fill("Bob");
    await button(ann, "called").fill("By the window");
    await button(ann, "begin").tap();
    await button(ann, "seat.0").tap();
    await ann.locator("#say .say").waitFor();
    await wall.getByText("By the window").waitFor();

    await button(ann, "hub.share").tap();
    await ann.locator(".qr path").waitFor();
    const pin = (await ann.locator(".way").last().innerText()).replace(/\D/g, "");
    faults.push(...await accessible(ann));
    await button(ann, "ask!").tap();
    await bo.goto(hub.address);
    faults.push(...await accessible(bo));
    await bo.getByText("By the window").tap();
    await bo.locator("#pin").fill(pin);
    await bo.keyboard.press("Enter");
    await button(bo, "seat.1").tap();
    await bo.locator("#say .say").waitFor();

    await button(bo, "hub.judge").focus();
    await bo.keyboard.press("Enter");
    await wall.locator("#calls").getByText("Bob").waitFor();
    await desk.getByText("Answered").click();
    await soon(() => bo.evaluate(() => !room.hub.judge));
    await button(bo, "hub.ask").focus();
    await bo.keyboard.press("Enter");
    await bo.keyboard.type("wer gewinnt");
    await bo.keyboard.press("Enter");
    await bo.locator("#ask .passage").first().waitFor();
    faults.push(...await accessible(bo));
    await bo.keyboard.press("Escape");

    const taps = await playToTheEnd([ann, bo], ways.mandom, 3);
    const outcome = await ann.evaluate(() => shown.view.log.at(-1).text);
    await wall.locator("#tables li.over").waitFor();
    const winner = (await wall.locator("#tables .people b").innerText()).replace("★ ", "");
    await wall.locator("#league tbody tr").nth(1).waitFor();
    assert.deepEqual(await wall.locator("#league tbody tr").allInnerTexts().then(rows => rows.map(row => row.replace(/\s+/g, " ").trim())), [`1. ${winner} 1 4`, `2. ${winner === "Ann" ? "Bob" : "Ann"} 1 3`]);
    t.diagnostic(`${taps} taps: ${outcome}`);

    await button(desk, (await desk.locator('[data-key^="look."]').getAttribute("data-key"))).click();
    await button(desk, "seat.1").fill("Bo");
    await button(desk, "seat.1!").click();
    await wall.locator("#league").getByText("Bo", {exact: true}).waitFor();
    await soon(() => ann.evaluate(() => room.seats[1].name === "Bo"));
    const csv = await (await fetch(hub.address + "/results.csv")).text();
    assert.equal(csv.trim().split("\r\n").length, 3);
    assert.match(csv, /"By the window","Dungeon of Mandom","Autumn league",.*"Bo"/);
    const {tables, league} = await (await fetch(hub.address + "/results.json")).json();
    assert.equal(tables[0].people.length, 2);
    assert.match(tables[0].bgstats, /^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
    assert.equal(league.standings[0].points, 4);
    await button(desk, "undo").click(); // the last step is taken back: nobody has won yet
    await button(desk, "undo").click();
    await wall.locator("#tables li:not(.over)").waitFor();
    await soon(async () => (await wall.locator("#league tbody tr").count()) === 0);
    await button(desk, "redo").click();
    await button(desk, "redo").click();
    await wall.locator("#tables li.over").waitFor();
    for (const page of [wall, desk]) faults.push(...await accessible(page));
    assert.deepEqual(faults, []);
    for (const page of [ann, bo, wall, desk]) assert.deepEqual(page.faults, []);
});
