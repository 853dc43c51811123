// Eight browsers at one table: one is cut off, one falls silent, one talks into a hole, and then the host is killed.
import assert from "node:assert/strict";
import {mkdtempSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {Host, open, patience, phone, sit, soon} from "./browser.mjs";

let browser;
before(async () => { browser = await open(); });
after(async () => { await browser.close(); });

const names = ["Ann", "Bo", "Cy", "Dee", "Eli", "Fay"];

// Between a page and its host stands a net that can be cut, be silent for a while, or swallow what is said.
async function onLine(page) {
    const sockets = new Set(), held = [];
    let silent = false;
    await page.routeWebSocket(/\/table$/, near => {
        const far = near.connectToServer(), pair = {near, lost: false};
        sockets.add(pair);
        const pass = to => message => { if (pair.lost) return; if (silent) held.push(() => to.send(message)); else to.send(message); };
        near.onMessage(pass(far));
        far.onMessage(pass(near));
        near.onClose(() => { sockets.delete(pair); far.close(); });
        far.onClose(() => { sockets.delete(pair); near.close(); });
    });
    return {
        cut() { for (const {near} of sockets) near.close(); },
        mute() { silent = true; },
        speak() { silent = false; for (const each of held.splice(0)) each(); },
        swallow() { for (const pair of sockets) pair.lost = true; }
    };
}
const prestige = page => page.evaluate(() => shown.view.parts.find(each => each.tone === "prestige").value);
const more = '[data-key="p.1+"]';

test("eight browsers at one table outlive cuts, silence, a hole and the host's death", {timeout: 20 * patience}, async t => {
    const file = join(mkdtempSync(join(tmpdir(), "eight-")), "table.db");
    let host = await Host.start(process.env.GAME_HOST, ["cutthroat", file, JSON.stringify({do: "start", players: names.map(name => ({name}))})]);
    t.after(() => host.process.kill("SIGKILL"));
    const pages = [], lines = [];
    for (let i = 0; i < 8; ++i) {
        const page = await phone(browser);
        lines.push(await onLine(page));
        if (i < names.length) await sit(page, host, i);
        else await page.goto(host.link + ".TV", {waitUntil: "commit"});
        pages.push(page);
    }
    const people = pages.slice(0, names.length), wanted = names.map(() => 0);
    const tap = async seat => { await people[seat].locator(more).tap(); ++wanted[seat]; };
    const everybodyHas = async () => {
        for (const [seat, page] of people.entries()) await soon(async () => await prestige(page) === wanted[seat] && await page.evaluate(() => joined && queue.length === 0));
        for (const page of pages) await soon(async () => JSON.stringify(await page.evaluate(() => shown.view.parts.find(each => each.part === "people").people.map(each => [each.name, each.numbers.find(n => n.tone === "prestige").value]).filter(each => each[0] !== shown.view.name))) === JSON.stringify(await others(page)));
    };
    const others = async page => { const own = await page.evaluate(() => shown.view.name); return names.map((name, i) => [name, wanted[i]]).filter(each => each[0] !== own); };
    for (let seat = 0; seat < names.length; ++seat) await tap(seat);
    await everybodyHas();

    lines[0].cut(); // it comes back by itself
    lines[1].mute();
    lines[2].swallow(); // until the page has had enough of it
    lines[7].swallow();
    for (const seat of [0, 1, 2, 3]) await tap(seat);
    lines[1].speak();
    await everybodyHas();

    await tap(4);
    await host.kill();
    await tap(5);
    await tap(0);
    await soon(async () => (await people[5].locator("#link").innerText()).includes("gone"));
    host = await host.again();
    await everybodyHas();
    for (const page of pages) assert.deepEqual(page.faults.filter(each => !/ERR_CONNECTION_REFUSED/.test(each)), []);
    for (const page of pages) await page.context().close();
    t.diagnostic(`${wanted.reduce((all, each) => all + each)} taps by ${names.length} people, each done once`);
});
