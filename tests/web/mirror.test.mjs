// The elements that screen readers find in the place of what is drawn, without the app.
import assert from "node:assert/strict";
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, test} from "./limited.mjs";
import {fileURLToPath} from "node:url";
import {axe} from "../link/browser/browser.mjs";
import {Site, open} from "./phone.mjs";

const home = [
    {id: 1, role: "heading", name: "Torchside", at: [16, 8, 200, 40]},
    {id: 2, role: "button", name: "Dungeon of Mandom", more: "2 to 4 people", at: [16, 60, 320, 96]},
    {id: 3, role: "textbox", name: "Add someone", value: "An", at: [16, 170, 320, 48]},
    {id: 4, role: "checkbox", name: "Sounds", checked: true, at: [16, 230, 320, 48]},
    {id: 5, role: "slider", name: "Volume", value: "60", at: [16, 290, 320, 48]},
    {id: 6, role: "text", name: "Ann draws a card", at: [16, 350, 320, 24]},
];
let browser, site, folder, page;
before(async () => {
    folder = mkdtempSync(join(tmpdir(), "torchside-mirror-"));
    for (const name of ["mirror.js", "page.css"])
        cpSync(fileURLToPath(new URL("../../app/web/page/" + name, import.meta.url)), join(folder, name));
    writeFileSync(join(folder, "index.html"), "<!doctype html><html lang=en><title>Mirror</title><link rel=stylesheet href=page.css><main id=mirror aria-label=Torchside></main>");
    site = await Site.start(0, folder);
    browser = await open();
    page = await browser.newPage({viewport: {width: 360, height: 800}});
    await page.goto(site.address);
    await page.evaluate(async () => {
        const {reflect} = await import("./mirror.js");
        globalThis.acts = [];
        globalThis.show = all => reflect(JSON.stringify(all), (id, action) => acts.push(`${action} ${id}`));
    });
});
after(async () => {
    await browser?.close();
    await site?.stop();
    rmSync(folder, {recursive: true, force: true});
});

const show = all => page.evaluate(each => globalThis.show(each), all);
const told = () => page.evaluate(() => [...document.getElementById("mirror").children].map(each => each.getAttribute("aria-label") ?? each.textContent));

test("everything is there, in its order and at its place", async () => {
    await show(home);
    assert.deepEqual(await told(), home.map(each => each.name));
    const box = await page.getByRole("button", {name: "Dungeon of Mandom"}).boundingBox();
    assert.deepEqual(box, {x: 16, y: 60, width: 320, height: 96});
    assert.equal(await page.getByRole("checkbox", {name: "Sounds"}).getAttribute("aria-checked"), "true");
});

test("texts are texts", async () => {
    await show(home);
    assert.equal(await page.locator("textarea, input").count(), 0);
    await page.getByText("Ann draws a card").waitFor({state: "attached"});
});

test("a press and a step reach the app", async () => {
    await show(home);
    await page.evaluate(() => { acts.length = 0; });
    await page.getByRole("button", {name: "Dungeon of Mandom"}).dispatchEvent("click");
    await page.getByRole("slider", {name: "Volume"}).dispatchEvent("keydown", {key: "ArrowUp"});
    await page.getByRole("slider", {name: "Volume"}).dispatchEvent("keydown", {key: "ArrowLeft"});
    assert.deepEqual(await page.evaluate(() => acts), ["press 2", "more 5", "less 5"]);
});

test("what is gone is gone, and what stays is the same element", async () => {
    await show(home);
    await page.evaluate(() => { document.querySelector("[aria-label=Volume]").mark = true; });
    await show([home[5], home[4], {id: 7, role: "button", name: "Undo", at: [0, 0, 48, 48]}]);
    assert.deepEqual(await told(), ["Ann draws a card", "Volume", "Undo"]);
    assert.equal(await page.evaluate(() => document.querySelector("[aria-label=Volume]").mark), true);
});

test("the rules of accessibility find no fault", async () => {
    await show(home);
    await page.evaluate(readFileSync(axe, "utf8")); // the page's policy forbids other scripts, as it should
    const found = await page.evaluate(() => window.axe.run(document, {rules: {"color-contrast": {enabled: false}}}));
    assert.deepEqual(found.violations.map(each => `${each.id}: ${each.nodes.map(node => node.html).join(" ")}`), []);
});
