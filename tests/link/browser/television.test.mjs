// Everybody's view on a television: it acts nowhere, it knows no secret, and what turns the game is told large.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {after, before, test} from "node:test";
import {Host, open, phone, sit, soon} from "./browser.mjs";

let browser;
before(async () => { browser = await open(); });
after(async () => { await browser.close(); });

// As the gallery's scene has it: how it begins, and what is done then.
function scene(game, name) {
    const [start, ...lines] = JSON.parse(readFileSync(new URL(`../../gallery/${game}.json`, import.meta.url), "utf8")).find(each => each.name === name).lines;
    return [game, start, lines];
}
const people = ["Ann", "Bo", "Cy"].map(name => ({name}));
const turning = {
    kill: ["cutthroat", {do: "start", players: people}, [{do: "encounter", name: "Troll", prestige: 3, life: 40}, {do: "initiative", order: [1, 2, 3]}, {do: "attack", player: 0, value: 60, factor: 1}], "is dead"],
    death: ["cutthroat", {do: "start", players: people}, [{do: "adjust", player: 1, life: -100}], "Bo dies"],
    failure: [...scene("mandom", "next-round"), "fails"],
    gate: [...scene("darkcastle", "won"), "escaped"],
    lost: [...scene("cthulhu", "over-minion"), ""]
};

for (const [which, [game, start, lines, word]] of Object.entries(turning))
    test(`a television tells “${which}” large, and a phone does not`, async t => {
        const host = await Host.start(process.env.GAME_HOST, [game, "", JSON.stringify(start)]);
        t.after(() => host.process.kill("SIGKILL"));
        const television = await phone(browser, {viewport: {width: 1280, height: 720}, isMobile: false, hasTouch: false, reducedMotion: "reduce"}), ann = await phone(browser);
        await television.goto(host.link + ".TV", {waitUntil: "commit"});
        await sit(ann, host, 0);
        await television.locator("#badge svg.emblem").waitFor();
        assert.equal(await television.locator("button:visible").count(), 0);
        await television.evaluate(() => { window.seen_ = []; const show = showMoment; showMoment = (...what) => { seen_.push(what); show(...what); }; });
        for (const line of lines) await host.ask(JSON.stringify(line));
        const [, seq] = (await host.ask("state")).split(" ");
        for (const page of [television, ann]) await soon(() => page.evaluate(seq => shown.view.seq === seq, Number(seq)));
        const told = await television.evaluate(() => window.seen_);
        const [picture, text] = told.at(-1);
        assert.equal(picture, which);
        assert.ok(text.includes(word), text);
        if (process.env.GALLERY) await television.screenshot({path: `${process.env.GALLERY}/page-television--${which}.png`});
        assert.ok(await ann.locator("#moment").isHidden());
        for (const page of [television, ann]) { assert.deepEqual(page.faults, []); await page.context().close(); }
    });
