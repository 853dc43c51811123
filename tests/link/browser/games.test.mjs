// Every game from the code to its end, by touch, in several browsers at once: whatever a page shows is tapped at random.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {Host, open, phone, sit} from "./browser.mjs";

let browser;
before(async () => { browser = await open(); });
after(async () => { await browser.close(); });

const games = ["mandom", "cutthroat", "darkcastle", "duelofages", "cthulhu"];

// The same chance each time, so that what fails can be looked at.
function chance(seed) {
    return many => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % many; };
}

async function any(locator, pick) {
    const many = await locator.count();
    return many ? locator.nth(pick(many)) : null;
}

// Fills in what an act asks for, each with something that is offered.
async function fill(page, pick) {
    for (const place of await page.locator("#asking fieldset").all()) {
        const chip = await any(place.locator(".chips button:not([aria-pressed=true])"), pick);
        if (chip) await chip.tap();
        else if (await place.locator(".count").count()) await place.locator(".count button").nth(1).tap();
        else if (await place.locator("input").count()) await place.locator("input").fill("Name " + pick(100000));
    }
}

async function tapSomething(page, pick) {
    const where = pick(2) ? "#todo " : "";
    const keys = await page.evaluate(where => [...document.querySelectorAll(where + 'button[data-key^="p."]:not([aria-disabled=true]):not([disabled])')].filter(each => each.offsetParent).map(each => each.dataset.key), where);
    if (!keys.length) return false;
    const before = await page.evaluate(() => shown.n);
    const key = keys[pick(keys.length)];
    try { await page.locator(`[data-key="${key}"]`).tap({timeout: 2000}); } catch { return false; } // somebody else was quicker
    if (await page.locator("#ask").isVisible()) {
        const send = page.locator('#asking [data-key="ask"]');
        for (let round = 0; round < 4; ++round) {
            await fill(page, pick);
            if (await send.getAttribute("aria-disabled") !== "true") break;
        }
        if (await send.getAttribute("aria-disabled") === "true") { await page.keyboard.press("Escape"); return false; }
        await send.tap();
    }
    await page.waitForFunction(() => queue.length === 0, null, {timeout: 5000});
    return await page.evaluate(() => shown.n) !== before;
}

for (const game of games)
    test(`${game} is played in browsers`, {timeout: 240_000}, async t => {
        const host = await Host.start(process.env.GAME_HOST, [game]);
        t.after(() => host.process.kill("SIGKILL"));
        const pages = [], pick = chance(game.length * 7919);
        const seats = await (async () => { const page = await phone(browser); await page.goto(host.link); await page.locator('[data-key="seat.0"]').waitFor(); const many = await page.locator('[data-key^="seat."]').count(); await page.context().close(); return many; })();
        for (let seat = 0; seat < Math.min(4, seats); ++seat) { const page = await phone(browser); await sit(page, host, seat); pages.push(page); }
        host.say("hand");
        await host.line();
        let done = 0, over = false, refused = [];
        for (let tries = 0; tries < 70; ++tries) {
            const page = pages[pick(pages.length)];
            if (await tapSomething(page, pick)) ++done;
            const why = await page.locator("p.why[role=alert]").allInnerTexts();
            refused.push(...why);
            over = (await host.ask("state")).endsWith("over");
            if (over) break;
        }
        assert.ok(over || done > 10, `${done} taps did something`);
        for (const page of pages) { assert.deepEqual(page.faults, []); await page.context().close(); }
        t.diagnostic(`${done} taps, ${refused.length} refused: ${[...new Set(refused)].slice(0, 5).join(" | ")}`);
    });
