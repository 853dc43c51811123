// How quick it is, by hand, on a machine that does nothing else: PAPER_HOST=… GAME_HOST=… BROWSER_MODULES=… node measures.mjs
import {loadavg} from "node:os";
import {Host, open, phone} from "./browser.mjs";

const browser = await open();
const at = (list, share) => list.sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];

// From the address to the seats, and to the own seat where this phone has one already, with the processor slowed four times.
const opened = [], back = [], plain = [];
let bytes = 0;
for (let i = 0; i < 4; ++i) {
    const host = await Host.start(process.env.GAME_HOST, ["cutthroat"]);
    for (const [rate, list] of [[1, plain], [4, opened]]) {
        const page = await phone(browser);
        const slow = await page.context().newCDPSession(page);
        await page.goto("about:blank");
        await slow.send("Emulation.setCPUThrottlingRate", {rate});
        await page.addInitScript(() => { new MutationObserver(() => { if (!window.seats && document.querySelector('[data-key="seat.0"]')) requestAnimationFrame(() => { window.seats = performance.now(); }); if (!window.own && document.querySelector("#say .say")) requestAnimationFrame(() => { window.own = performance.now(); }); }).observe(document, {childList: true, subtree: true}); });
        await page.goto(host.link, {waitUntil: "commit"});
        await page.waitForFunction(() => window.seats);
        list.push(await page.evaluate(() => window.seats));
        if (rate === 4) {
            await page.locator('[data-key="seat.0"]').tap();
            await page.locator("#say .say").waitFor();
            await page.reload({waitUntil: "commit"});
            await page.waitForFunction(() => window.own && joined);
            back.push(await page.evaluate(() => window.own));
            bytes = (await page.evaluate(() => performance.getEntriesByType("navigation")[0])).transferSize;
        }
        await page.context().close();
    }
    await host.stop();
}
console.log(`load ${loadavg()[0].toFixed(1)}; the page: ${bytes} bytes`);
console.log(`address to the seats: median ${at(plain, 0.5).toFixed(0)} ms, best ${at(plain, 0).toFixed(0)} ms`);
console.log(`the own seat again, processor / 4: median ${at(back, 0.5).toFixed(0)} ms, best ${at(back, 0).toFixed(0)} ms`);
console.log(`address to the seats, processor / 4: median ${at(opened, 0.5).toFixed(0)} ms, best ${at(opened, 0).toFixed(0)} ms, worst ${at(opened, 1).toFixed(0)} ms`);

// From one phone's tap to the number another shows, eight at the table, the database on the disk.
const host = await Host.start(process.env.GAME_HOST, ["cutthroat", `/tmp/measures-${process.pid}.db`]);
const pages = [];
for (let i = 0; i < 8; ++i) { const page = await phone(browser); await page.goto(host.link); await page.locator('[data-key="watch"]').waitFor(); pages.push(page); }
const [tapping, ...watching] = pages;
await tapping.locator('[data-key="seat.0"]').tap();
await tapping.locator('[data-key="p.0−"]').waitFor();
for (const page of watching) { await page.locator('[data-key="watch"]').tap(); await page.locator(".life .value").first().waitFor(); }
const ways = [];
for (let life = 99; life > 0; --life) {
    const seen = watching.at(-1).evaluate(life => new Promise(resolve => { const look = () => document.querySelector(".life .value").innerText === String(life) ? resolve(Date.now()) : setTimeout(look, 0); look(); }), life);
    await new Promise(resolve => setTimeout(resolve, 100));
    const tapped = await tapping.evaluate(() => { document.querySelector('[data-key="p.0−"]').click(); return Date.now(); });
    ways.push(await seen - tapped);
}
console.log(`a tap on one phone to another, eight guests: median ${at(ways, 0.5)} ms, 99 of 100 within ${at(ways, 0.99)} ms`);
console.log(`load ${loadavg()[0].toFixed(1)}`);
await host.stop();
await browser.close();
