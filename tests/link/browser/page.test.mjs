// The guests' page in a real browser, by touch, at a table of paper that shows every part of a seat's view.
import assert from "node:assert/strict";
import {createHmac, randomBytes} from "node:crypto";
import {mkdtempSync, readFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {axe, Host, open, phone, sit, soon} from "./browser.mjs";

let browser;
before(async () => { browser = await open(); });
after(async () => { await browser.close(); });

async function table(t, file = "") {
    const host = await Host.start(process.env.PAPER_HOST, file ? [file] : []);
    t.after(() => host.process.kill("SIGKILL"));
    return host;
}
async function at(t, host, seat, more) {
    const page = await phone(browser, more);
    t.after(async () => { assert.deepEqual(page.faults, []); await page.context().close(); });
    if (seat !== undefined) await sit(page, host, seat);
    return page;
}
const life = page => page.locator(".number.big .value").innerText();

test("one scan, one tap, and the own seat is there", async t => {
    const host = await table(t), ann = await at(t, host, 0);
    assert.equal(await ann.locator("#name").innerText(), "Ann");
    assert.equal(await ann.locator("#say .say").innerText(), "Show your card.");
    assert.ok(!(await ann.evaluate(() => location.href)).includes("#"), "the secret is gone from the address");
    assert.equal(await ann.locator("#badge").innerText(), "A");
});

test("the table's pack is taken along as a file", async t => {
    const ann = await at(t, await table(t), 0), link = ann.locator("a.pack");
    const [download] = await Promise.all([ann.waitForEvent("download"), link.tap()]);
    assert.equal(download.suggestedFilename(), "torchside-pack.json");
    assert.equal(JSON.parse(readFileSync(await download.path(), "utf8")).format, "torchside-pack");
    await ann.locator('[data-key="p.0.0"]').tap(); // and the seat is still there
    await soon(async () => await life(ann) === "1");
});

test("words from the table are words, never markup", async t => {
    const ann = await at(t, await table(t), 0);
    assert.equal(await ann.locator(".log li").first().innerText(), "<b>Ann</b> counts.");
});

test("a tap on one phone is on the others", async t => {
    const host = await table(t), ann = await at(t, host, 0), bo = await at(t, host, 1);
    await ann.locator('[data-key="p.0.0"]').tap();
    await soon(async () => await life(ann) === "1");
    await soon(async () => (await bo.locator(".person").first().innerText()).includes("1"));
    assert.equal(await life(bo), "0");
});

test("a long sheet keeps its button in sight, and stays where it was rolled to while one answers", async t => {
    const host = await table(t), ann = await at(t, host, 0, {viewport: {width: 360, height: 280}});
    await ann.locator("#todo .main").tap();
    const rolled = () => ann.locator("#ask .asks").evaluate(e => e.scrollTop), send = await ann.locator('#ask [data-key="ask"]').boundingBox();
    assert.ok(send.y + send.height <= 280);
    await ann.locator('[data-key="ask.target.1"]').scrollIntoViewIfNeeded();
    const before = await rolled();
    assert.ok(before > 0, "the sheet is long enough to be rolled");
    await ann.locator('[data-key="ask.target.1"]').tap();
    assert.equal(await rolled(), before);
});

test("an act asks for its open places, by touch and by keyboard", async t => {
    const host = await table(t), ann = await at(t, host, 0);
    await ann.locator("#todo .main").tap();
    const send = ann.locator('#ask [data-key="ask"]');
    assert.equal(await send.getAttribute("aria-disabled"), "true");
    await send.tap({force: true}); // nothing is chosen yet
    assert.ok(await ann.locator("#ask").isVisible());
    await ann.locator('[data-key="ask.value.2"]').tap();
    await ann.locator('[data-key="ask.target.1"]').tap();
    assert.equal(await send.getAttribute("aria-disabled"), "false");
    await send.tap();
    await soon(async () => await life(ann) === "1");
    assert.ok(await ann.locator("#sheet").isHidden());
    await ann.locator("#todo .main").focus();
    await ann.keyboard.press("Enter");
    await ann.keyboard.press("Escape");
    assert.ok(await ann.locator("#sheet").isHidden());
    assert.equal(await ann.evaluate(() => document.activeElement.textContent), "Attack");
});

test("a sheet lets nothing beneath it feel a tap", async t => {
    const host = await table(t), ann = await at(t, host, 0);
    await ann.locator("#todo .main").tap();
    const box = await ann.locator('[data-key="p.0.0"]').boundingBox();
    await ann.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    assert.equal(await host.ask("numbers"), "numbers 0 0 0 0");
    assert.ok(await ann.locator("#sheet").isHidden(), "the scrim closes it");
});

test("what can't be done says why where the finger was", async t => {
    const ann = await at(t, await table(t), 0);
    await ann.getByText("Flee").tap({force: true});
    assert.equal(await ann.locator(".why").innerText(), "Nobody flees from a troll.");
});

test("a secret stands covered until it is held", async t => {
    const ann = await at(t, await table(t), 0), secret = ann.getByText("Lich 6, inside"), cover = ann.locator(".cover");
    assert.ok(!await secret.isVisible());
    await cover.dispatchEvent("pointerdown", {pointerId: 1});
    assert.ok(await secret.isVisible());
    await cover.dispatchEvent("pointerup", {pointerId: 1});
    assert.ok(!await secret.isVisible());
    await cover.focus();
    await ann.keyboard.press("Enter");
    assert.ok(await secret.isVisible());
});

test("a taken seat is given by who sits there", async t => {
    const host = await table(t), ann = await at(t, host, 0), other = await at(t, host);
    await other.goto(host.link);
    await other.locator('[data-key="seat.0"]').tap();
    await soon(async () => (await other.locator("#link").innerText()).includes("asked"));
    await ann.locator('[data-key="give.1"]').tap();
    await soon(async () => await other.locator("#name").innerText() === "Ann");
    await soon(async () => await ann.locator('[data-key="seat.1"]').count() === 1);
});

test("the code of one seat brings it to another phone", async t => {
    const host = await table(t), ann = await at(t, host, 0), other = await at(t, host);
    await other.goto((await host.ask("ticket 0")).split(" ")[1]);
    await soon(async () => await other.locator("#name").innerText() === "Ann");
    await soon(async () => await ann.locator('[data-key="seat.1"]').count() === 1);
});

test("without the code, six spoken digits ask to come in", async t => {
    const host = await table(t), page = await at(t, host);
    await page.goto(host.address);
    await page.locator("#pin").fill("000000" === host.pin ? "111111" : "000000");
    await page.keyboard.press("Enter");
    await soon(async () => (await page.locator("#board").innerText()).includes("not the digits"));
    await page.locator("#pin").fill(host.pin.slice(0, 3));
    await page.evaluate(() => connect()); // as after five seconds in which nothing was said
    await soon(() => page.evaluate(() => nonce && socket.readyState === 1));
    assert.equal(await page.locator("#pin").inputValue(), host.pin.slice(0, 3), "what was typed stays");
    await page.locator("#pin").fill(host.pin);
    await page.keyboard.press("Enter");
    await soon(async () => (await page.locator("#link").innerText()).includes("let you in"));
    host.say("grant");
    await page.locator('[data-key="seat.0"]').waitFor();
});

test("taps while the link is away are done once when it is back", async t => {
    const host = await table(t), ann = await at(t, host, 0);
    await ann.context().setOffline(true);
    await ann.evaluate(() => abandon());
    const where = await ann.locator('[data-key="p.0.0"]').boundingBox(), middle = [where.x + where.width / 2, where.y + where.height / 2];
    await ann.touchscreen.tap(...middle);
    await ann.touchscreen.tap(...middle); // at once, at the same place: what is said meanwhile moves nothing there
    await soon(async () => (await ann.locator("#link").innerText()).includes("2 taps wait"));
    assert.equal(await host.ask("numbers"), "numbers 0 0 0 0");
    await ann.context().setOffline(false);
    await ann.evaluate(() => connect());
    await soon(async () => await life(ann) === "2");
    await ann.evaluate(() => connect()); // again, as after every sleep
    await soon(async () => await ann.evaluate(() => joined && queue.length === 0));
    assert.equal(await host.ask("numbers"), "numbers 2 0 0 2");
});

test("a killed host gives everybody their seats back", async t => {
    const file = join(mkdtempSync(join(tmpdir(), "opening-")), "book");
    const host = await table(t, file), ann = await at(t, host, 0), bo = await at(t, host, 1);
    await host.kill();
    await soon(async () => (await ann.locator("#link").innerText()).includes("gone"));
    const again = await host.again();
    t.after(() => again.process.kill("SIGKILL"));
    assert.equal(again.link, host.link);
    await soon(async () => await ann.evaluate(() => joined) && await bo.evaluate(() => joined));
    await bo.locator('[data-key="p.0.0"]').tap();
    await soon(async () => await life(bo) === "1");
});

test("a link that is back is kept: no older timer takes it away", async t => {
    const host = await table(t), ann = await at(t, host, 0);
    await ann.evaluate(() => { tries = 3; socket.onclose(); connect(); });
    await soon(() => ann.evaluate(() => joined));
    await ann.evaluate(() => { window.kept = socket; });
    await new Promise(resolve => setTimeout(resolve, 1500)); // longer than the timer that was set
    assert.ok(await ann.evaluate(() => joined && window.kept === socket));
});

test("nothing moves under a finger until its tap was felt", async t => {
    const host = await table(t), ann = await at(t, host, 0);
    const felt = await ann.evaluate(async () => {
        const button = document.querySelector('[data-key="p.0.0"]'), touch = type => button.dispatchEvent(new PointerEvent(type, {bubbles: true}));
        touch("pointerdown"); touch("pointerup");
        draw(); // a new view comes before the browser has made a tap of it
        await new Promise(resolve => setTimeout(resolve, 50));
        const stood = button.isConnected;
        button.click();
        return {stood, moved: !button.isConnected};
    });
    assert.deepEqual(felt, {stood: true, moved: true});
});

test("waking up is instant", async t => {
    const host = await table(t), ann = await at(t, host, 0);
    await ann.evaluate(() => { abandon(); heard = 0; });
    host.say("count 0");
    // It waits for no timer: the way is taken in the very moment, and kept.
    assert.ok(await ann.evaluate(() => { document.dispatchEvent(new Event("visibilitychange")); return socket !== null; }));
    await soon(async () => await life(ann) === "1");
});

test("a link that has gone silent is abandoned", async t => {
    const host = await table(t), ann = await at(t, host, 0);
    await ann.evaluate(() => { socket.send = () => {}; socket.onmessage = () => {}; heard = Date.now() - 7500; });
    await soon(async () => ann.evaluate(() => joined && Date.now() - heard < 2000));
    host.say("count 0");
    await soon(async () => await life(ann) === "1");
});

test("the table says goodbye plainly, and the last view stays", async t => {
    const host = await table(t), ann = await at(t, host, 0);
    host.say("close");
    await soon(async () => (await ann.locator("#link").innerText()).includes("closed for phones"));
    assert.equal(await ann.locator("#name").innerText(), "Ann");
});

test("who only watches has nothing to tap", async t => {
    const host = await table(t), tv = await at(t, host, undefined, {viewport: {width: 1280, height: 720}});
    await tv.goto(host.link + ".TV");
    await tv.getByText("Battle Troll").waitFor();
    assert.equal(await tv.locator("button:visible").count(), 0);
});

test("German phones read German at an English table", async t => {
    const ann = await at(t, await table(t), undefined, {locale: "de-DE"});
    await ann.goto((await table(t)).link);
    await ann.locator('[data-key="seat.0"]').tap();
    await soon(async () => await ann.locator("#say .say").innerText() === "Zeig deine Karte.");
    assert.equal(await ann.locator("html").getAttribute("lang"), "de");
});

test("the page's own proof is the one that everybody computes", async t => {
    const ann = await at(t, await table(t), 0);
    for (const length of [0, 1, 26, 55, 56, 63, 64, 65, 119, 500]) {
        const key = "K".repeat(26), text = randomBytes(length).toString("hex").slice(0, length);
        assert.equal(await ann.evaluate(([k, x]) => hmac(k, x), [key, text]), createHmac("sha256", key).update(text).digest("hex"), `${length}`);
    }
});

for (const [name, more] of Object.entries({dark: {colorScheme: "dark"}, light: {colorScheme: "light"}, contrast: {contrast: "more"}, narrow: {viewport: {width: 320, height: 640}}}))
    test(`nothing stands in a reader's way: ${name}`, async t => {
        const ann = await at(t, await table(t), 0, more);
        const look = async () => {
            const found = await ann.evaluate(async source => { if (!window.axe) new Function(source)(); return (await window.axe.run()).violations.map(v => `${v.id}: ${v.nodes.map(n => n.target).join(", ")}`); }, readFileSync(axe, "utf8"));
            assert.deepEqual(found, []);
        };
        await look();
        await ann.locator("#todo .main").tap();
        await look();
        const wide = await ann.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${wide} too wide`);
    });

test("at twice the text nothing is cut", async t => {
    const ann = await at(t, await table(t), 0, {viewport: {width: 412, height: 900}});
    await ann.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
    const cut = await ann.evaluate(() => [...document.querySelectorAll("button,p,h1,h2,span")].filter(e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline" && !e.classList.contains("hidden")).map(e => e.textContent));
    assert.deepEqual(cut, []);
    assert.ok(await ann.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});
