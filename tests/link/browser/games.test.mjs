// Every game from the code to its end, by touch, in four browsers at once, before a television's eyes.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {Host, open, patience, phone, sit, soon} from "./browser.mjs";
import {chance, choose, ways} from "./player.mjs";

let browser;
before(async () => { browser = await open(); });
after(async () => { await browser.close(); });

const shownBy = page => page.evaluate(() => ({view: shown.view, quiet: joined && queue.length === 0}));
const button = (page, key) => page.locator(`[data-key="${key}"]`);

// Presses what was chosen, and fills in what it asks for.
export async function press(page, {key, act, answers}) {
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

// The seeds bring each game to an end of its own.
for (const [game, seed] of Object.entries({mandom: 3, cutthroat: 4, darkcastle: 4, duelofages: 2, cthulhu: 5}))
    test(`${game} is played from the code to its end in four browsers`, {timeout: 20 * patience}, async t => {
        const host = await Host.start(process.env.GAME_HOST, [game, "", ways[game].start ? JSON.stringify(ways[game].start) : ""]);
        t.after(() => host.process.kill("SIGKILL"));
        const pages = [], pick = chance(seed * 7919), taps = [0, 0, 0, 0];
        const television = await phone(browser, {viewport: {width: 1280, height: 720}, hasTouch: false, isMobile: false});
        await television.goto(host.link + ".TV", {waitUntil: "commit"});
        await soon(() => television.evaluate(() => typeof joined !== "undefined" && joined && room !== null && shown.view !== null));
        const seats = await television.evaluate(() => room.seats.length);
        for (let seat = 0; seat < 4; ++seat) {
            const page = await phone(browser);
            if (seat < seats) {
                await sit(page, host, seat);
            } else { // who has no seat here lends a thumb
                await page.goto(host.link, {waitUntil: "commit"});
                await button(page, "watch").tap();
            }
            pages.push(page);
        }
        await host.ask("hand " + (seats < 4 ? -1 : 0));
        const handed = seats < 4 ? pages.length - 1 : 0;
        await soon(async () => (await pages[handed].evaluate(() => room.rights)) === "everything");

        let over = false;
        while (!over) {
            const [, seq, state] = (await host.ask("state")).split(" ");
            over = state === "over";
            let shown;
            await soon(async () => { shown = await Promise.all(pages.map(shownBy)); return shown.every(each => each.quiet && each.view.seq === Number(seq)); });
            if (over) break;
            const all = taps.reduce((sum, each) => sum + each, 0), next = choose(shown.map(each => each.view), pick, ways[game], all);
            assert.ok(next && all < 300, "the game comes to its end");
            await press(pages[next.who], next);
            await soon(async () => (await shownBy(pages[next.who])).quiet);
            assert.deepEqual(await pages[next.who].locator("p.why[role=alert]").allInnerTexts(), [], `what is shown may be done: ${next.act.label}`);
            ++taps[next.who];
        }
        for (const page of [...pages, television]) {
            await page.getByText("The game is over").waitFor();
            assert.ok(await page.evaluate(() => shown.view.over));
            assert.deepEqual(page.faults, []);
        }
        const last = await television.evaluate(() => shown.view.log.at(-1).text);
        for (const page of pages) assert.ok((await page.locator("#board").innerText()).includes(last), "everybody reads how it ended");
        t.diagnostic(`${taps.join(" + ")} taps: ${last}`);
        for (const page of [...pages, television]) await page.context().close();
    });
