// Pictures of the guests' page, in the gallery beside the app's: every game's scenes in every look, each looked at.
// PICTURES=part takes only those whose name holds it, or the whole scene that it names.
import assert from "node:assert/strict";
import {mkdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {axe, Host, open, patience, phone, sit, soon} from "./browser.mjs";
import {wrongWith} from "./looks.mjs";

let browser;
before(async () => { browser = await open(); });
after(async () => { await browser.close(); });

const folder = process.env.GALLERY, only = process.env.PICTURES || "";
if (folder) mkdirSync(folder, {recursive: true});
const looks = {
    phone: {}, "phone-light": {scheme: "light"}, "phone-contrast": {contrast: "more"}, "phone-german": {language: "de-DE"}, "phone-200": {scale: 2}, "phone-200-german": {scale: 2, language: "de-DE"},
    "phone-320": {width: 320, height: 640}, "phone-412": {width: 412, height: 915}, "phone-lying": {width: 800, height: 360}
};
const scenes = {
    mandom: ["private", "challenge-turned", "over"], cutthroat: ["attacks", "over", "long-names"], darkcastle: ["combat", "won"], duelofages: ["offer", "long-names"], cthulhu: ["commit", "own"]
};
const accessible = async page => page.evaluate(async source => { if (!window.axe) new Function(source)(); return (await window.axe.run()).violations.map(v => `${v.id}: ${v.nodes.map(n => n.target).join(", ")}`); }, readFileSync(axe, "utf8"));
const taken = [], parts = new Set();

async function take(page, seat) {
    await page.evaluate(seat => say({type: "claim", seat}), seat);
    await soon(() => page.evaluate(seat => shown.view?.seat === seat, seat));
}
// Where something is to be done.
async function busySeat(page) {
    for (let seat = 0; seat < await page.evaluate(() => room.seats.length); ++seat) {
        await take(page, seat);
        if (await page.evaluate(() => shown.view.parts.some(leads))) return seat;
    }
    return 0;
}
// The sheet of the first deed that asks for something.
const openAsking = page => page.evaluate(() => {
    const all = list => list.flatMap(p => [...(p.acts || []), ...all(p.parts || [])]), asking = all(shown.view.parts).find(each => each.asks.length && !each.whyNot);
    if (asking) open(asking, "p");
    return Boolean(asking);
});
async function shoot(page, name, look, wrong) {
    if (!name.includes(only)) return;
    const {width = 360, height = 800, scheme = "dark", contrast = "no-preference", scale = 1} = look;
    await page.setViewportSize({width, height});
    await page.emulateMedia({colorScheme: scheme, contrast, reducedMotion: "reduce"});
    await page.evaluate(scale => { if (!tv) document.documentElement.style.fontSize = scale * 100 + "%"; scrollTo(0, 0); draw(); }, scale);
    for (const part of await page.evaluate(() => { const all = list => list.flatMap(p => [p.part, ...all(p.parts || [])]); return document.querySelector("#board .card, #board section") ? all(shown.view?.parts || []) : []; })) parts.add(part);
    if (folder) await page.screenshot({path: join(folder, name + ".png")});
    const found = [...await page.evaluate(wrongWith), ...(/--(phone|television)$/.test(name) ? await accessible(page) : [])];
    taken.push({name, found});
    wrong.push(...found.map(each => `${name}: ${each}`));
}

for (const [game, names] of Object.entries(scenes))
    for (const scene of names.filter(each => only.startsWith("--") || only.startsWith(`page-${game}-${each}-`) || `page-${game}-${each}--`.includes(only)))
        test(`${game}, ${scene}`, {timeout: 10 * patience}, async t => {
            const {lines} = JSON.parse(readFileSync(new URL(`../../gallery/${game}.json`, import.meta.url), "utf8")).find(each => each.name === scene), wrong = [];
            const host = await Host.start(process.env.GAME_HOST, [game, "", JSON.stringify(lines[0])]);
            t.after(() => host.process.kill("SIGKILL"));
            for (const line of lines.slice(1)) await host.ask(JSON.stringify(line));
            let seat;
            for (const language of ["en-US", "de-DE"]) {
                const page = await phone(browser, {locale: language});
                await page.goto(host.link, {waitUntil: "commit"});
                await page.locator('[data-key="seat.0"]').waitFor();
                seat ??= await busySeat(page);
                await take(page, seat);
                for (const [look, how] of Object.entries(looks).filter(([, look]) => (look.language || "en-US") === language)) await shoot(page, `page-${game}-${scene}--${look}`, how, wrong);
                if (await openAsking(page)) for (const [look, how] of Object.entries(looks).filter(([, look]) => (look.language || "en-US") === language)) await shoot(page, `page-${game}-${scene}-asking--${look}`, how, wrong);
                await page.evaluate(() => say({type: "release"}));
                await soon(() => page.evaluate(() => room.seat === null));
                await page.context().close();
            }
            const television = await phone(browser, {viewport: {width: 1280, height: 720}, isMobile: false, hasTouch: false});
            await television.goto(host.link + ".TV", {waitUntil: "commit"});
            await soon(() => television.evaluate(() => shown.view !== null && joined));
            await shoot(television, `page-${game}-${scene}--television`, {width: 1280, height: 720}, wrong);
            await shoot(television, `page-${game}-${scene}--television-light`, {width: 1920, height: 1080, scheme: "light"}, wrong);
            await television.context().close();
            assert.deepEqual(wrong, []);
        });

// What the page shows beside a game: who comes in, and what became of the link. Each way leads to its picture in one language and all its looks.
const stations = {
    lobby: async (page, host) => { await page.goto(host.link); await page.locator('[data-key="seat.0"]').waitFor(); },
    pin: async (page, host) => { await page.goto(host.address); await page.locator("#pin").waitFor(); },
    "pin-wrong": async (page, host) => { await page.goto(host.address); await page.locator("#pin").fill(host.pin === "000000" ? "111111" : "000000"); await page.keyboard.press("Enter"); await soon(() => page.evaluate(() => notice === "wrong")); },
    "pin-waiting": async (page, host) => { await page.goto(host.address); await page.locator("#pin").fill(host.pin); await page.keyboard.press("Enter"); await soon(() => page.evaluate(() => notice === "waiting")); },
    "old-code": async (page, host) => { await page.goto(host.address + "#" + host.token.replace(/./g, "A")); await soon(() => page.evaluate(() => notice === "unknown")); },
    asking: async (page, host, sitting) => { await page.goto(host.link); await page.locator('[data-key="seat.0"]').tap(); await soon(() => sitting.evaluate(() => room.asked.length > 0)); await soon(() => page.evaluate(() => notice === "asking")); },
    lost: async (page, host) => { await stations.lobby(page, host); await page.locator("[data-key^=seat]", {hasText: /free|frei/}).first().tap(); await page.locator('[data-key="p.0−"]').waitFor(); await page.evaluate(() => { connect = () => {}; abandon(); later(); document.querySelector('[data-key="p.0−"]').click(); }); }
};
for (const [name, lead] of Object.entries(stations).filter(([name]) => `page-table-${name}--`.includes(only)))
    test(`coming in: ${name}`, {timeout: 10 * patience}, async t => {
        const people = ["Ann-Sophie von Wolkenburg", "Bartholomew", "Cy"], wrong = [];
        const host = await Host.start(process.env.GAME_HOST, ["cutthroat", "", JSON.stringify({do: "start", players: people.map(name => ({name}))})]);
        t.after(() => host.process.kill("SIGKILL"));
        const sitting = await phone(browser);
        await sit(sitting, host, 0);
        for (const language of ["en-US", "de-DE"]) {
            const page = await phone(browser, {locale: language});
            await lead(page, host, sitting);
            for (const [look, how] of Object.entries(looks).filter(([, look]) => (look.language || "en-US") === language)) {
                await shoot(page, `page-table-${name}--${look}`, how, wrong);
                if (name === "asking") await shoot(sitting, `page-table-asked--${look}`, how, wrong);
            }
            await page.context().close();
        }
        assert.deepEqual(wrong, []);
    });

test("every part that a view can have stands in one of the pictures", () => {
    if (!only) assert.deepEqual([...parts].sort(), ["acts", "bar", "dice", "line", "number", "people", "secret", "track"]);
});

after(() => { // an index, as the app's gallery has one
    if (!folder) return;
    const safe = text => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
    writeFileSync(join(folder, "index-page.html"), "<!doctype html><meta charset=utf-8><title>Torchside</title><style>body{background:#222;color:#eee;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;max-width:360px}img{max-width:100%}li{color:#f88}</style>" +
        taken.map(({name, found}) => `<figure><img loading=lazy src="${name}.png"><figcaption>${name}<ul>${found.map(each => `<li>${safe(each)}</li>`).join("")}</ul></figcaption></figure>`).join(""));
});
