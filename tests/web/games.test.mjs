// All five games in a real Chromium, each from sitting down to its end, by touch at 360 by 800.
import assert from "node:assert/strict";
import {after, before, test} from "./limited.mjs";
import * as evenings from "./evenings.mjs";
import {Guest, Site, open, withGl} from "./phone.mjs";

let browser, site;
before(async () => { browser = await open(withGl); site = await Site.start(); });
after(async () => { await browser?.close(); await site?.stop(); });

for (const [game, play] of Object.entries(evenings))
    test(`${game}, to its end`, async () => {
        const guest = await Guest.at(browser, site, {deviceScaleFactor: 2});
        guest.persists = true;
        await play(guest);
        await guest.tap("Home");
        await guest.sees("Past games and statistics");
        assert.deepEqual(guest.page.faults, []);
        console.log(`${game}: ${guest.taps} taps, ${guest.repeated} of them once more`);
        assert.ok(guest.repeated <= guest.taps / 10, `nothing came of ${guest.repeated} taps`);
        await guest.page.context().close();
    });
